import type { Words } from '../../src-shared/locale/dictionary.ts';
import { unreachable } from '../../src-shared/lang/result.ts';
import { PARTIES, type Party, type SeatId, type SecretRole } from '../../src-shared/rules/terms.ts';
import type { BotDeed } from '../../src-shared/protocol/tableView.ts';
import type { Memory } from '../../src-shared/view/seatView.ts';
import { partyModel, partyModels, roleModel, type PartyModel } from './partyModel.ts';
import { deedLine } from './deeds.ts';
import { nameOf, tell, type Scene } from './scene.ts';

/** What the covered folder shows: nothing that depends on the role. */
export interface FolderModel {
  readonly name: string;
  readonly title: string;
  readonly hold: string;
  readonly key: string;
  readonly open: string;
  readonly close: string;
}

/**
 * The open dossier: a form that says the same words to every role, on which what is so for this seat is marked.
 * What is only said to a screen reader names the marked things alone.
 */
export interface DossierModel {
  readonly title: string;
  readonly intro: string;
  readonly role: PartyModel;
  readonly party: string;
  readonly notice: string;
  /** Said at the foot of the sheet while it does not lie whole before the eyes. */
  readonly moreBelow: string;
  /** What a mark means. */
  readonly marked: string;
  readonly parties: readonly PartyBlock[];
  readonly winTitle: string;
  /** How the own party wins. */
  readonly win: string;
  readonly know: KnowModel;
  readonly size: { readonly title: string; readonly text: string };
  /** The letters of the two parties, one of which is marked on every tile that was seen. */
  readonly letters: readonly PartyModel[];
  readonly seen: { readonly title: string; readonly nothing: string; readonly entries: readonly SeenModel[] };
  /** What a bot did in this seat (decision 26); null where none did. */
  readonly bot: { readonly title: string; readonly lines: readonly string[] } | null;
}

/** A party on the form: its roles, one of which may be marked as the own, and how it wins. */
interface PartyBlock {
  readonly party: string;
  readonly win: string;
  readonly roles: readonly { readonly role: PartyModel; readonly mine: boolean }[];
}

/** Whose role this seat knows: every other seat with a box for each role that can be known (R-SET-07 to R-SET-09). */
interface KnowModel {
  readonly title: string;
  readonly nobody: string;
  readonly people: readonly KnownModel[];
  readonly columns: readonly PartyModel[];
  readonly rows: readonly {
    readonly seat: SeatId;
    readonly name: string;
    readonly marks: readonly boolean[];
  }[];
}

export interface KnownModel {
  readonly seat: SeatId;
  readonly name: string;
  readonly role: PartyModel;
}

/** One thing that this seat has seen. */
export interface SeenModel {
  readonly key: string;
  readonly title: string;
  /** The same with nothing in it that the others at the table do not know. */
  readonly plain: string;
  readonly tiles: readonly PartyModel[];
  /** What the President then discarded. */
  readonly discarded: { readonly label: string; readonly tile: PartyModel } | null;
}

/** The covered folder, with how it opens in this window; null for a viewer without a seat. */
export function folderModel(scene: Scene, opens: keyof Words['frame']['opens']): FolderModel | null {
  if (scene.mine.seat === null) return null;
  const { dossier } = scene.words.words.game;
  const name = nameOf(scene, scene.mine.seat);
  return {
    name,
    title: tell(scene, dossier.title),
    hold: tell(scene, opens === 'hold' ? dossier.hold : scene.words.words.frame.tap),
    key: tell(scene, dossier.key),
    open: tell(scene, dossier.open, { name }),
    close: tell(scene, dossier.close),
  };
}

/**
 * The open dossier (V-01 to V-08b), with who knows whom at this size said to every role alike (R-SET-07 to
 * R-SET-09). Made only while it is open: covered, nothing of it exists in the page. Null without a role.
 */
export function dossierModel(scene: Scene, deeds: readonly BotDeed[] = []): DossierModel | null {
  const { seat, role, party } = scene.mine;
  if (seat === null || role === 'unknown' || party === 'unknown') return null;
  const { dossier, partyIs, secret } = scene.words.words.game;
  const size = scene.view.board === 'small' ? 'small' : 'large';
  return {
    title: tell(scene, dossier.title),
    intro: tell(scene, dossier.yourRole, { name: nameOf(scene, seat) }),
    role: roleModel(scene, role),
    party: tell(scene, partyIs[party]),
    notice: tell(scene, secret.eyesOnly),
    moreBelow: tell(scene, dossier.moreBelow),
    marked: tell(scene, dossier.marked),
    parties: [partyBlock(scene, 'liberal', role), partyBlock(scene, 'fascist', role)],
    winTitle: tell(scene, dossier.winTitle),
    win: tell(scene, dossier.win[party]),
    know: knowModel(scene, seat),
    size: { title: tell(scene, dossier.sizeTitle[size]), text: tell(scene, dossier.size[size]) },
    letters: partyModels(scene, PARTIES),
    seen: {
      title: tell(scene, dossier.seenTitle),
      nothing: tell(scene, dossier.seenNothing),
      entries: scene.mine.memories.map((memory) => seenModel(scene, memory)),
    },
    bot:
      deeds.length === 0
        ? null
        : {
            title: tell(scene, scene.words.words.door.deeds.title),
            lines: deeds.map((deed) => deedLine(scene, deed)),
          },
  };
}

function partyBlock(scene: Scene, party: Party, own: SecretRole): PartyBlock {
  const { dossier, partyIs } = scene.words.words.game;
  const roles: readonly SecretRole[] = party === 'liberal' ? ['liberal'] : KNOWABLE;
  return {
    party: tell(scene, partyIs[party]),
    win: tell(scene, dossier.wins[party]),
    roles: roles.map((role) => ({ role: roleModel(scene, role), mine: role === own })),
  };
}

/** Only members of the Fascist party are known by the deal (R-SET-07 to R-SET-09). */
const KNOWABLE = ['fascist', 'hitler'] as const;

function knowModel(scene: Scene, own: SeatId): KnowModel {
  const { dossier } = scene.words.words.game;
  return {
    title: tell(scene, dossier.knowTitle),
    nobody: tell(scene, dossier.knowNobody),
    people: known(scene, own),
    columns: KNOWABLE.map((role) => roleModel(scene, role)),
    rows: scene.mine.dossier.flatMap((line, index) => {
      const seat = index as SeatId;
      if (seat === own) return [];
      return [{ seat, name: nameOf(scene, seat), marks: KNOWABLE.map((role) => line.role === role) }];
    }),
  };
}

function known(scene: Scene, own: SeatId): readonly KnownModel[] {
  return scene.mine.dossier.flatMap((line, index) => {
    const seat = index as SeatId;
    if (seat === own || line.role === 'unknown') return [];
    return [{ seat, name: nameOf(scene, seat), role: roleModel(scene, line.role) }];
  });
}

/** One memory in words and signs; an investigation shows a party, never a role (V-08). */
export function seenModel(scene: Scene, memory: Memory): SeenModel {
  const { dossier } = scene.words.words.game;
  const n = memory.round;
  const key = `${memory.kind} ${n}`;
  switch (memory.kind) {
    case 'drew': {
      const title = tell(scene, dossier.drew, { n });
      return {
        key,
        title,
        plain: title,
        tiles: partyModels(scene, memory.tiles),
        discarded:
          memory.discarded === null
            ? null
            : { label: tell(scene, dossier.discarded), tile: partyModel(scene, memory.discarded) },
      };
    }
    case 'received':
    case 'peeked': {
      const title = tell(scene, dossier[memory.kind], { n });
      return { key, title, plain: title, tiles: partyModels(scene, memory.tiles), discarded: null };
    }
    case 'investigated': {
      const name = nameOf(scene, memory.target);
      const title = tell(scene, dossier.investigated[memory.party], { n, name });
      const plain = tell(scene, dossier.investigatedParty, { n, name });
      return { key, title, plain, tiles: [partyModel(scene, memory.party)], discarded: null };
    }
    default:
      return unreachable(memory);
  }
}

/** What a Policy Peek or an investigation has just shown, to be looked at once and then kept in the dossier. */
export interface JustSeenModel {
  readonly title: string;
  readonly notice: string;
  readonly kept: string;
  readonly close: string;
  readonly entry: SeenModel;
  /** A party membership and not a tile was seen. */
  readonly isParty: boolean;
}

export function justSeenModel(scene: Scene, memory: Memory): JustSeenModel {
  const { dossier, secret } = scene.words.words.game;
  return {
    title: tell(scene, dossier.seenNow),
    notice: tell(scene, secret.eyesOnly),
    kept: tell(scene, dossier.seenKept),
    close: tell(scene, dossier.close),
    entry: seenModel(scene, memory),
    isParty: memory.kind === 'investigated',
  };
}
