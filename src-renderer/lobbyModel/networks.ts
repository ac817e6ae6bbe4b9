import type { HostedNetwork, Hosting } from '../../src-shared/hosting.ts';
import type { Dictionary } from '../../src-shared/locale/dictionary.ts';
import { say } from '../../src-shared/locale/say.ts';

/** The choice that lets the table choose. */
export const BY_ITSELF = '';

/** Which network stands in the QR, the link and the codes, as the host's window shows it (decision 45). */
export interface NetworksModel {
  /** The range that is shown, or that there is no network. */
  readonly sentence: string;
  /** Null where there is nothing to choose. */
  readonly choice: {
    readonly label: string;
    /** The address of the chosen network, or `BY_ITSELF`. */
    readonly value: string;
    readonly choices: readonly { readonly value: string; readonly label: string; readonly lang: null }[];
  } | null;
}

/** Null where this window's shell hosts no table. */
export function networksModel(hosting: Hosting | null, { lang, words }: Dictionary): NetworksModel | null {
  if (hosting === null) return null;
  const { choice } = words.network;
  const { networks, networkChosen } = hosting;
  const shown = networks.find((network) => network.shown);
  return {
    sentence: shown === undefined ? choice.none : say(lang, choice.shown, { range: shown.range }),
    choice:
      networks.length < 2
        ? null
        : {
            label: choice.label,
            value: networkChosen ? (shown?.address ?? BY_ITSELF) : BY_ITSELF,
            choices: [
              { value: BY_ITSELF, label: choice.byItself, lang: null },
              ...networks.map((network) => ({
                value: network.address,
                label: labelOf(network, { lang, words }),
                lang: null,
              })),
            ],
          },
  };
}

function labelOf({ range, name, virtual, guests }: HostedNetwork, { lang, words }: Dictionary): string {
  const { choice } = words.network;
  const network = say(lang, virtual ? choice.virtual : choice.plain, { range, nic: name });
  return guests === 0 ? network : say(lang, choice.players, { network, n: guests });
}
