import { unreachable } from '../../src-shared/lang/result.ts';
import type { PublicStage } from '../../src-shared/view/seatView.ts';
import { tell, type Scene } from './scene.ts';

const PHASES = ['nominate', 'vote', 'legislate', 'power'] as const;

export interface RailModel {
  readonly title: string;
  readonly steps: readonly {
    readonly key: string;
    readonly label: string;
    readonly state: 'done' | 'now' | 'next';
  }[];
  readonly round: number;
  readonly roundLabel: string;
  readonly roundWord: string;
}

/** The moment of the round: always all four steps, the past ones ticked; every step is past once it is decided. */
export function railModel(scene: Scene): RailModel {
  const { game } = scene.words.words;
  const now = stepOf(scene.view.stage);
  return {
    title: tell(scene, game.phases),
    steps: PHASES.map((key, index) => ({
      key,
      label: tell(scene, game.phase[key]),
      state: index < now ? 'done' : index === now ? 'now' : 'next',
    })),
    round: scene.view.round,
    roundLabel: tell(scene, game.round, { n: scene.view.round }),
    roundWord: tell(scene, game.roundWord),
  };
}

function stepOf(stage: PublicStage): number {
  switch (stage.name) {
    case 'nomination':
      return 0;
    case 'election':
      return 1;
    case 'presidentDiscard':
    case 'chancellorEnactment':
    case 'vetoAnswer':
      return 2;
    case 'presidentialPower':
      return 3;
    case 'concluded':
      return PHASES.length;
    default:
      return unreachable(stage);
  }
}
