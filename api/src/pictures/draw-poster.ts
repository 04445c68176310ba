import { rollDice } from './dice';
import { INKS } from './inks';
import type { PosterSpec } from './poster-names';
import { SCENE_DRAWINGS } from './scenes/all-scenes';
import { HEIGHT, WIDTH } from './shapes';

/** The poster as SVG. The same spec always gives the same text. */
export function drawPoster({ scene, palette, seed }: PosterSpec): string {
  const drawing = SCENE_DRAWINGS[scene]({ ink: INKS[palette], dice: rollDice(seed) });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawing}</svg>`;
}
