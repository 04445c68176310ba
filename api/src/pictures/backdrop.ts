import { mix } from './inks';
import { below, circle, ellipse, group, HEIGHT, n, path, range, rect, stroke, WIDTH, type Point } from './shapes';
import type { Stage } from './stage';

export interface Sun {
  x: number;
  y: number;
  r: number;
}

/** Where the sun or moon stands, a little different in each picture. */
export const placeSun = ({ dice }: Stage, low = false): Sun => ({
  x: dice.between(300, 900),
  y: low ? dice.between(330, 400) : dice.between(150, 230),
  r: low ? dice.between(78, 104) : dice.between(52, 70),
});

/** Sky in flat bands around the sun, as screens were printed; stars at night. */
export function sky(stage: Stage, sun: Sun | null = placeSun(stage)): string {
  const { ink, dice } = stage;
  const id = `s${dice.int(0, 99999)}`;
  const stops = ink.sky.map((color, i) => `<stop offset="${n([0, 0.42, 0.74, 1][i] ?? 1)}" stop-color="${color}"/>`).join('');
  const base = `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="0.85">${stops}</linearGradient></defs>${rect(0, 0, WIDTH, HEIGHT, `url(#${id})`)}`;
  const stars = ink.night
    ? range(46).map(() =>
        circle(dice.between(0, WIDTH), dice.between(0, 330), dice.between(0.8, 2.1), ink.white, `opacity="${n(dice.between(0.3, 0.9))}"`),
      )
    : [];
  return base + stars.join('') + (sun ? sunDisc(stage, sun) : '');
}

function sunDisc({ ink }: Stage, { x, y, r }: Sun): string {
  const rings = [4.6, 3.2, 2.1].map((factor, i) => circle(x, y, r * factor, ink.sun, `opacity="${[0.1, 0.13, 0.18][i]}"`));
  return (
    rings.join('') +
    circle(x, y, r, ink.sun) +
    (ink.night
      ? circle(x + r * 0.2, y - r * 0.1, r * 0.14, ink.cloud, 'opacity="0.25"') +
        circle(x - r * 0.3, y + r * 0.3, r * 0.2, ink.cloud, 'opacity="0.2"')
      : '')
  );
}

/** Long flat clouds with round heads. */
export function clouds({ ink, dice }: Stage, count = 4, top = 70, bottom = 300): string {
  return range(count)
    .map(() => {
      const x = dice.between(-60, WIDTH - 40);
      const y = dice.between(top, bottom);
      const w = dice.between(150, 330);
      const h = dice.between(11, 19);
      const puffs = range(3).map((i) =>
        ellipse(x + w * (0.28 + i * 0.2), y - h * 0.2, w * dice.between(0.1, 0.17), h * dice.between(1.1, 1.9), ink.cloud),
      );
      return group(
        `opacity="${n(dice.between(0.5, 0.9))}"`,
        rect(x, y, w, h, ink.cloud, `rx="${n(h / 2)}"`),
        rect(x + w * 0.3, y + h * 0.7, w * 0.9, h * 0.7, ink.cloud, `rx="${n(h / 3)}"`),
        ...puffs,
      );
    })
    .join('');
}

/** A line of hills: `height` above `base`, the softer the fewer `steps`. */
export function ridgePoints({ dice }: Stage, base: number, height: number, steps = 9): Point[] {
  const shift = dice.between(0, 6);
  return range(steps + 3).map((i) => {
    const wave = Math.sin(i * 1.3 + shift) * 0.5 + Math.sin(i * 0.57 + shift * 2) * 0.5;
    return [(i - 1) * (WIDTH / steps), base - height * (0.5 + wave * 0.42 + dice.between(-0.1, 0.1))] as Point;
  });
}
export const ridge = (stage: Stage, base: number, height: number, color: string, steps = 9) =>
  below(ridgePoints(stage, base, height, steps), color);

/** Three hazy ranges of hills, from far to near. */
export function ranges(stage: Stage, base: number, height: number, count = 3): string {
  const { ink } = stage;
  return range(count)
    .map((i) =>
      ridge(
        stage,
        base + i * height * 0.28,
        height * (1 - i * 0.16),
        mix(ink.land[0], ink.land[2], count === 1 ? 0 : i / (count - 0.4)),
        6 + i * 3,
      ),
    )
    .join('');
}

/** Sea or lake from `top` down, with the light of the sun broken on it. */
export function water(stage: Stage, top: number, sun: Sun | null = null, bottom = HEIGHT): string {
  const { ink, dice } = stage;
  const bands = 7;
  const depth = bottom - top;
  const strips = range(bands).map((i) => {
    const y = top + depth * (i / bands) ** 1.35;
    const points: Point[] = range(9).map((k) => [k * 150, y + (i ? Math.sin(k * 1.1 + i * 2) * (2 + i * 1.4) : 0)]);
    return below(points, mix(ink.water[1], ink.water[0], (i / (bands - 1)) ** 0.8), bottom);
  });
  const ripples = range(34).map((i) => {
    const share = (i + dice.next()) / 34;
    const y = top + 8 + (depth - 12) * share ** 1.3;
    const w = (20 + 90 * share) * dice.between(0.5, 1.4);
    return stroke(
      `M${n(dice.between(-20, WIDTH))} ${n(y)}h${n(w)}`,
      ink.glint,
      1.4 + share * 2.4,
      `opacity="${n(dice.between(0.14, 0.4))}"`,
    );
  });
  return strips.join('') + ripples.join('') + (sun ? sunPath(stage, top, sun, depth) : '');
}

function sunPath({ ink, dice }: Stage, top: number, sun: Sun, depth: number): string {
  return range(15)
    .map((i) => {
      const share = i / 15;
      const w = sun.r * (1.1 + share * 1.5) * dice.between(0.45, 1.1);
      return stroke(
        `M${n(sun.x - w + dice.between(-22, 22))} ${n(top + 7 + depth * 0.92 * share ** 1.2)}h${n(w * 2)}`,
        ink.sun,
        3 + share * 5,
        `opacity="${n(0.75 - share * 0.35)}"`,
      );
    })
    .join('');
}

/** A flock in the air. */
export const flock = ({ ink, dice }: Stage, x: number, y: number, count = 6) =>
  range(count)
    .map(() => {
      const size = dice.between(7, 14);
      const left = x + dice.between(-120, 120);
      const top = y + dice.between(-50, 50);
      return stroke(
        `M${n(left - size)} ${n(top - size * 0.3)}q${n(size * 0.6)} ${n(-size * 0.5)} ${n(size)} ${n(size * 0.3)}q${n(size * 0.4)} ${n(-size * 0.8)} ${n(size)} ${n(-size * 0.3)}`,
        ink.dark,
        2.4,
        'opacity="0.75"',
      );
    })
    .join('');

/** A bank of mist that lets the land behind show through. */
export const mist = ({ ink, dice }: Stage, y: number, strength = 0.5) =>
  range(4)
    .map((i) =>
      ellipse(
        dice.between(100, 1100),
        y + i * 9,
        dice.between(260, 460),
        dice.between(14, 26),
        mix(ink.sky[3], ink.white, 0.4),
        `opacity="${n(strength * dice.between(0.5, 1))}"`,
      ),
    )
    .join('');

/** Grass or ground at the foot of the sheet. */
export const ground = (stage: Stage, top: number, color: string, unevenness = 16) =>
  below(
    range(10).map((i) => [i * 140 - 20, top + Math.sin(i * 1.7 + stage.dice.between(0, 2)) * unevenness] as Point),
    color,
  );

/** Light that falls through leaves or water. */
export const shafts = ({ ink, dice }: Stage, x: number, y: number, length: number, count = 6) =>
  range(count)
    .map((i) => {
      const lean = (i - (count - 1) / 2) * 120 + dice.between(-30, 30);
      const w = dice.between(14, 34);
      return path(
        `M${n(x + lean * 0.25 - w * 0.4)} ${n(y)}L${n(x + lean * 0.25 + w * 0.4)} ${n(y)}L${n(x + lean * 1.7 + w * 2)} ${n(y + length)}L${n(x + lean * 1.7 - w * 2)} ${n(y + length)}Z`,
        ink.white,
        `opacity="${n(dice.between(0.08, 0.18))}"`,
      );
    })
    .join('');
