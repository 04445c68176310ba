/** SVG marks as text, on a sheet of 1200 × 800. */
export const WIDTH = 1200;
export const HEIGHT = 800;
export type Point = readonly [x: number, y: number];

export const n = (value: number): string => String(Math.round(value * 10) / 10);
const extra = (more: string) => (more ? ` ${more}` : '');

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${extra(more)}/>`;
export const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${extra(more)}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${extra(more)}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${extra(more)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra(more)}/>`;
export const line = (from: Point, to: Point, color: string, width: number, more = '') =>
  stroke(`M${at(from)}L${at(to)}`, color, width, more);
export const group = (more: string, ...parts: string[]) => `<g ${more}>${parts.join('')}</g>`;
export const moved = (x: number, y: number, scale: number, ...parts: string[]) =>
  group(`transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})"`, ...parts);
export const mirrored = (x: number, y: number, scale: number, ...parts: string[]) =>
  group(`transform="translate(${n(x)} ${n(y)}) scale(${-Math.round(scale * 1000) / 1000} ${Math.round(scale * 1000) / 1000})"`, ...parts);

export const at = ([x, y]: Point) => `${n(x)} ${n(y)}`;
export const straight = (points: readonly Point[]) => `M${points.map(at).join('L')}`;
export const poly = (points: readonly Point[], fill: string, more = '') => path(`${straight(points)}Z`, fill, more);

/** A soft line through the middles of the given points. */
export function curve(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const bends = points.slice(1, -1).map((point, i) => {
    const next = points[i + 2] ?? last;
    return `Q${at(point)} ${n((point[0] + next[0]) / 2)} ${n((point[1] + next[1]) / 2)}`;
  });
  return `M${at(first)}${bends.join('')}L${at(last)}`;
}

/** The area below a soft line, down to `bottom`. */
export const below = (points: readonly Point[], fill: string, bottom = HEIGHT) => {
  const first = points[0];
  const last = points.at(-1);
  return first && last ? path(`${curve(points)}L${n(last[0])} ${bottom}L${n(first[0])} ${bottom}Z`, fill) : '';
};

export const range = (count: number): number[] => Array.from({ length: Math.max(0, Math.floor(count)) }, (_, i) => i);
