import { CROWDED } from './crowded.ts';
import { DOOR_SCENES } from './doorScenes.ts';
import { KEPT_SCENES } from './keptScenes.ts';
import { PAST_SCENES } from './pastScenes.ts';
import { SCENES, type Showing } from './scenes.ts';

/** Every scene that stands still, by name. */
export const ALL_SCENES: Readonly<Record<string, Showing>> = {
  ...SCENES,
  ...DOOR_SCENES,
  ...KEPT_SCENES,
  ...PAST_SCENES,
  ...CROWDED,
};
