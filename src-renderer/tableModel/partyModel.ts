import type { Party, SecretRole } from '../../src-shared/rules/terms.ts';
import { tell, type Scene } from './scene.ts';

/** A party or a role as it is drawn: shape, letter and word together, never one alone. */
export interface PartyModel {
  readonly shape: SecretRole;
  readonly letter: string;
  readonly word: string;
  /** The word that is printed on a tile. */
  readonly short: string;
}

/** A tile, drawn small. */
export function partyModel(scene: Scene, party: Party): PartyModel {
  const { letter, tile, party: short } = scene.words.words.game;
  return {
    shape: party,
    letter: tell(scene, letter[party]),
    word: tell(scene, tile[party]),
    short: tell(scene, short[party]),
  };
}

/** Tiles in the order given. */
export function partyModels(scene: Scene, parties: readonly Party[]): readonly PartyModel[] {
  return parties.map((party) => partyModel(scene, party));
}

/** A role with its own sign. */
export function roleModel(scene: Scene, role: SecretRole): PartyModel {
  const { letter, role: words } = scene.words.words.game;
  const word = tell(scene, words[role]);
  return { shape: role, letter: tell(scene, letter[role]), word, short: word };
}
