import { mix } from './inks';
import { circle, group, line, n, path, poly, range, rect, stroke, WIDTH } from './shapes';
import type { Stage } from './stage';

interface Block {
  x: number;
  base: number;
  w: number;
  h: number;
}

/** Rows of small windows; at night some are lit. */
export function windows({ ink, dice }: Stage, { x, base, w, h }: Block, wall: string): string {
  const columns = Math.max(2, Math.floor(w / 13));
  const rows = Math.floor((h - 14) / 16);
  const dim = mix(wall, ink.night ? ink.dark : ink.white, 0.3);
  const step = (w - 8) / columns;
  const byColor = new Map<string, string>();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const color = dice.chance(ink.night ? 0.42 : 0.12) ? ink.lamp : dim;
      byColor.set(
        color,
        `${byColor.get(color) ?? ''}M${n(x + 5 + column * step)} ${n(base - h + 11 + row * 16)}h${n(step * 0.55)}v8h${n(-step * 0.55)}z`,
      );
    }
  }
  return [...byColor].map(([color, d]) => path(d, color, 'opacity="0.9"')).join('');
}

/** One tower with a top of its own. */
function tower(stage: Stage, block: Block, wall: string, lit: boolean): string {
  const { ink, dice } = stage;
  const { x, base, w, h } = block;
  const shade = mix(wall, ink.dark, 0.22);
  const body = rect(x, base - h, w, h, wall) + rect(x + w * 0.66, base - h, w * 0.34, h, shade);
  const top = dice.pick([
    () =>
      poly(
        [
          [x, base - h + 1],
          [x, base - h - w * 0.45],
          [x + w, base - h + 1],
        ],
        wall,
      ),
    () => rect(x + w * 0.2, base - h - 16, w * 0.6, 17, shade) + line([x + w * 0.5, base - h - 16], [x + w * 0.5, base - h - 52], shade, 3),
    () => path(`M${n(x)} ${n(base - h + 1)}Q${n(x + w / 2)} ${n(base - h - w * 0.6)} ${n(x + w)} ${n(base - h + 1)}Z`, wall),
    () => rect(x - 4, base - h - 7, w + 8, 9, shade),
    () => rect(x + w * 0.3, base - h - 26, w * 0.4, 27, wall) + rect(x + w * 0.42, base - h - 44, w * 0.16, 20, shade),
  ])();
  return top + body + (lit ? windows(stage, block, wall) : '');
}

/** A city from edge to edge; the middle stands highest. */
export function cityRow(stage: Stage, base: number, height: number, color: string, lit = true): string {
  const { dice } = stage;
  const parts: string[] = [];
  const peak = dice.between(350, 850);
  for (let x = -20; x < WIDTH;) {
    const w = dice.between(44, 92);
    const rise = Math.exp(-(((x + w / 2 - peak) / 430) ** 2));
    parts.push(tower(stage, { x, base, w, h: height * (0.34 + 0.66 * rise) * dice.between(0.66, 1) }, color, lit));
    x += w + dice.between(-6, 22);
  }
  return parts.join('');
}

/** Broken upright lights of a city on still water. */
export const cityLights = ({ ink, dice }: Stage, top: number, depth: number) =>
  range(60)
    .map(() => {
      const x = dice.between(0, WIDTH);
      const y = top + depth * dice.next() ** 1.5;
      return stroke(
        `M${n(x)} ${n(y)}h${n(dice.between(10, 34))}`,
        dice.pick([ink.lamp, ink.coral, ink.glint]),
        dice.between(2, 4.5),
        `opacity="${n(dice.between(0.25, 0.7))}"`,
      );
    })
    .join('');

/** A palace or museum front: columns, arches, pediment. */
export function arch(x: number, y: number, w: number, h: number, fill: string) {
  return path(`M${n(x)} ${n(y)}V${n(y - h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(y - h + w / 2)}V${n(y)}Z`, fill);
}

interface ShopFront extends Block {
  wall: string;
}

/** A two-storey shophouse with shutters, a tiled roof and an arched five-foot way. */
export function shophouse(stage: Stage, { x, base, w, h, wall }: ShopFront): string {
  const { ink, dice } = stage;
  const shade = mix(wall, ink.dark, 0.25);
  const trim = mix(wall, ink.white, 0.65);
  const shutter = dice.pick([ink.coral, ink.water[0], ink.leaf[2], ink.land[3], ink.roof]);
  const top = base - h;
  const lit = ink.night ? ink.lamp : mix(ink.dark, wall, 0.25);
  const roof =
    poly(
      [
        [x - 5, top + 4],
        [x + 10, top - 34],
        [x + w - 10, top - 34],
        [x + w + 5, top + 4],
      ],
      ink.roof,
    ) +
    range(7)
      .map((i) => line([x + 8 + i * ((w - 16) / 6), top - 33], [x + (i * w) / 6, top + 3], mix(ink.roof, ink.dark, 0.3), 2))
      .join('');
  const bays = range(3).map((i) => {
    const bw = w * 0.2;
    const bx = x + w * (0.1 + i * 0.3);
    const louvres = range(5).map((k) =>
      line([bx + 3, top + h * 0.15 + k * h * 0.05], [bx + bw - 3, top + h * 0.15 + k * h * 0.05], mix(shutter, ink.white, 0.3), 2),
    );
    return (
      arch(bx - 4, top + h * 0.42, bw + 8, h * 0.36, trim) +
      arch(bx, top + h * 0.41, bw, h * 0.33, shutter) +
      louvres.join('') +
      line([bx + bw / 2, top + h * 0.1], [bx + bw / 2, top + h * 0.4], mix(shutter, ink.dark, 0.4), 2.5)
    );
  });
  const band =
    rect(x, top + h * 0.47, w, h * 0.05, trim) +
    range(8)
      .map((i) => circle(x + w * (0.07 + i * 0.123), top + h * 0.495, 3, shutter))
      .join('');
  const way =
    arch(x + w * 0.1, base, w * 0.8, h * 0.4, shade) +
    arch(x + w * 0.15, base, w * 0.7, h * 0.36, lit) +
    rect(x + w * 0.38, base - h * 0.22, w * 0.24, h * 0.22, shutter) +
    rect(x + w * 0.2, base - h * 0.19, w * 0.12, h * 0.12, mix(lit, ink.white, 0.4)) +
    rect(x + w * 0.68, base - h * 0.19, w * 0.12, h * 0.12, mix(lit, ink.white, 0.4));
  return rect(x, top, w, h, wall) + rect(x + w - 7, top, 7, h, shade) + roof + bays.join('') + band + way;
}

/** Lanterns on a sagging string. */
export function lanterns({ ink }: Stage, x1: number, x2: number, y: number, count = 6): string {
  const sag = 42;
  const cord = stroke(`M${n(x1)} ${n(y)}Q${n((x1 + x2) / 2)} ${n(y + sag * 2)} ${n(x2)} ${n(y)}`, ink.dark, 2.5);
  const lamps = range(count).map((i) => {
    const t = (i + 0.5) / count;
    const x = x1 + (x2 - x1) * t;
    const ly = y + 4 * sag * t * (1 - t) + 20;
    const glow = ink.night ? circle(x, ly, 44, ink.lamp, 'opacity="0.16"') : '';
    return group(
      '',
      glow,
      `<ellipse cx="${n(x)}" cy="${n(ly)}" rx="19" ry="16" fill="${ink.coral}"/><ellipse cx="${n(x)}" cy="${n(ly)}" rx="8" ry="16" fill="${mix(ink.coral, ink.lamp, 0.6)}"/>`,
      rect(x - 8, ly - 19, 16, 5, ink.lamp),
      rect(x - 8, ly + 14, 16, 5, ink.lamp),
      line([x, ly + 19], [x, ly + 33], ink.lamp, 3),
    );
  });
  return cord + lamps.join('');
}

/** A person seen from afar: head, body, legs. */
export const person = (x: number, y: number, size: number, coat: string, skin: string) =>
  circle(x, y - size * 0.88, size * 0.12, skin) +
  path(
    `M${n(x - size * 0.15)} ${n(y - size * 0.34)}Q${n(x - size * 0.2)} ${n(y - size * 0.74)} ${n(x)} ${n(y - size * 0.76)}Q${n(x + size * 0.2)} ${n(y - size * 0.74)} ${n(x + size * 0.15)} ${n(y - size * 0.34)}Z`,
    coat,
  ) +
  rect(x - size * 0.11, y - size * 0.36, size * 0.09, size * 0.36, skin) +
  rect(x + size * 0.02, y - size * 0.36, size * 0.09, size * 0.36, skin);
