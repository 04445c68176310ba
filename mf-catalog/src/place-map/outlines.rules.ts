/** Steps of thousandths of a degree, as `outlines.mjs` writes them, back to latitude and longitude. */
export function decodeRing(steps: readonly number[]): [latitude: number, longitude: number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    points.push([y / 1000, x / 1000]);
  }
  return points;
}
