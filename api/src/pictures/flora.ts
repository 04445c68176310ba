import { mix } from './inks';
import { circle, ellipse, n, path, range, stroke, WIDTH } from './shapes';
import type { Stage } from './stage';

export interface PalmSpec {
  x: number;
  y: number;
  height: number;
  /** How far the crown stands beside the foot. */
  lean?: number;
  color?: string;
}

/** One frond: a rib with a drooping feathered blade. */
function frond(x: number, y: number, angle: number, length: number, color: string): string {
  const dx = Math.cos(angle) * length;
  const dy = Math.sin(angle) * length;
  const droop = length * 0.5;
  const tip = `${n(x + dx)} ${n(y + dy + droop * 0.75)}`;
  const over = `${n(x + dx * 0.55)} ${n(y + dy * 0.85 - length * 0.16)}`;
  const under = `${n(x + dx * 0.42)} ${n(y + dy * 0.5 + length * 0.16)}`;
  return path(`M${n(x)} ${n(y)}Q${over} ${tip}Q${under} ${n(x)} ${n(y)}Z`, color);
}

/** A coconut palm. */
export function palm({ ink, dice }: Stage, { x, y, height, lean = 0, color = ink.land[3] }: PalmSpec): string {
  const top = y - height;
  const tx = x + lean;
  const w = Math.max(4, height * 0.034);
  const trunk = path(
    `M${n(x - w)} ${n(y)}Q${n(x + lean * 0.15 - w * 0.5)} ${n(y - height * 0.55)} ${n(tx - w * 0.4)} ${n(top)}L${n(tx + w * 0.4)} ${n(top)}Q${n(x + lean * 0.2 + w)} ${n(y - height * 0.5)} ${n(x + w)} ${n(y)}Z`,
    color,
  );
  const count = 9;
  const back = mix(color, ink.leaf[1], 0.35);
  const fronds = range(count).map((i) =>
    frond(
      tx,
      top,
      Math.PI * (1.04 + (i / (count - 1)) * 0.92) + dice.between(-0.08, 0.08),
      height * dice.between(0.36, 0.46),
      i % 2 ? color : back,
    ),
  );
  const side = [0.12, 0.88].map((share) => frond(tx, top, Math.PI * (share < 0.5 ? 0.93 : 2.07), height * 0.36, color));
  const nuts = range(3).map((i) =>
    circle(tx - w + i * w, top + height * 0.02 + (i % 2) * 4, Math.max(2.5, height * 0.016), mix(color, ink.coral, 0.35)),
  );
  return trunk + fronds.join('') + side.join('') + nuts.join('');
}

/** A round tree with a lit side. */
export function tree({ ink, dice }: Stage, x: number, y: number, size: number, color = ink.leaf[2]): string {
  const trunk = path(
    `M${n(x - size * 0.06)} ${n(y)}L${n(x - size * 0.03)} ${n(y - size * 0.6)}h${n(size * 0.06)}L${n(x + size * 0.06)} ${n(y)}Z`,
    mix(color, ink.dark, 0.5),
  );
  const heads = range(5).map((i) =>
    circle(x + (i - 2) * size * 0.17, y - size * (0.62 + (i % 2) * 0.16 + (i === 2 ? 0.12 : 0)), size * dice.between(0.2, 0.27), color),
  );
  const lit = range(3).map((i) =>
    circle(x - size * 0.16 + i * size * 0.13, y - size * (0.82 + (i % 2) * 0.1), size * 0.12, mix(color, ink.leaf[0], 0.45)),
  );
  return trunk + heads.join('') + lit.join('');
}

/** An edge of forest: many rounded heads along a line. */
export function treeline({ ink, dice }: Stage, y: number, size: number, color = ink.leaf[2], from = -40, to = WIDTH + 40): string {
  const parts: string[] = [];
  for (let x = from; x < to; x += size * dice.between(0.5, 0.95)) {
    const r = size * dice.between(0.42, 0.75);
    parts.push(ellipse(x, y, r, r * dice.between(0.85, 1.2), color));
  }
  return parts.join('') + path(`M${n(from)} ${n(y)}H${n(to)}V${n(y + size * 1.6)}H${n(from)}Z`, color);
}

/** Big leaves that reach in from a lower or upper corner and frame the picture. */
export function leafCorner({ ink, dice }: Stage, side: 'left' | 'right', where: 'top' | 'bottom' = 'bottom', color = ink.land[3]): string {
  const x = side === 'left' ? -30 : WIDTH + 30;
  const y = where === 'bottom' ? 830 : -30;
  const aim = where === 'bottom' ? -1 : 1;
  const inward = side === 'left' ? 1 : -1;
  return range(7)
    .map((i) => {
      const angle = (0.06 + i * 0.215) * (Math.PI / 2);
      const length = dice.between(190, 300);
      const dx = Math.cos(angle) * length * inward;
      const dy = Math.sin(angle) * length * aim;
      const bx = -dy * 0.17;
      const by = dx * 0.17;
      const shade = i % 3 === 1 ? mix(color, ink.leaf[1], 0.55) : i % 3 === 2 ? mix(color, ink.leaf[1], 0.25) : color;
      const blade = path(
        `M${n(x)} ${n(y)}C${n(x + dx * 0.3 + bx)} ${n(y + dy * 0.3 + by)} ${n(x + dx * 0.75 + bx)} ${n(y + dy * 0.75 + by)} ${n(x + dx)} ${n(y + dy)}C${n(x + dx * 0.75 - bx)} ${n(y + dy * 0.75 - by)} ${n(x + dx * 0.3 - bx)} ${n(y + dy * 0.3 - by)} ${n(x)} ${n(y)}Z`,
        shade,
      );
      return blade + stroke(`M${n(x)} ${n(y)}L${n(x + dx * 0.92)} ${n(y + dy * 0.92)}`, mix(shade, ink.leaf[0], 0.35), 2);
    })
    .join('');
}

/** Low bushes along the foot of the sheet, some in flower. */
export function shrubs({ ink, dice }: Stage, y: number, size: number, color = ink.leaf[2], flowers = true): string {
  const bushes = range(Math.ceil(WIDTH / (size * 0.9)) + 2).map((i) =>
    ellipse(
      i * size * 0.9 - size,
      y + dice.between(-6, 10),
      size * dice.between(0.6, 0.85),
      size * dice.between(0.4, 0.65),
      i % 2 ? color : mix(color, ink.leaf[1], 0.3),
    ),
  );
  const blossoms = flowers
    ? range(26).map(() =>
        circle(
          dice.between(0, WIDTH),
          y + dice.between(-size * 0.25, size * 0.4),
          dice.between(3.5, 7),
          dice.pick([ink.coral, ink.white, ink.lamp]),
        ),
      )
    : [];
  return bushes.join('') + path(`M0 ${n(y + size * 0.2)}H${WIDTH}V800H0Z`, color) + blossoms.join('');
}
