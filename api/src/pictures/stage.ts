import type { Dice } from './dice';
import type { Ink } from './inks';

/** What every drawing is given. */
export interface Stage {
  ink: Ink;
  dice: Dice;
}
export type Scene = (stage: Stage) => string;
