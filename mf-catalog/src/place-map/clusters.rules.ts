export interface Pixel {
  x: number;
  y: number;
}

/** Markers that would cover each other, as one; `at` is their mean. */
export interface Cluster<T> {
  items: T[];
  at: Pixel;
}

const near = (a: Pixel, b: Pixel, reach: Pixel) => Math.abs(a.x - b.x) < reach.x && Math.abs(a.y - b.y) < reach.y;

/** Joins each marker with the first group within reach, in the given order: the same marks always give the same groups. */
export function clusterBy<T>(items: readonly T[], pixelOf: (item: T) => Pixel, reach: Pixel): Cluster<T>[] {
  const clusters: Cluster<T>[] = [];
  for (const item of items) {
    const pixel = pixelOf(item);
    const home = clusters.find(({ at }) => near(at, pixel, reach));
    if (!home) {
      clusters.push({ items: [item], at: pixel });
      continue;
    }
    const count = home.items.push(item);
    home.at = { x: home.at.x + (pixel.x - home.at.x) / count, y: home.at.y + (pixel.y - home.at.y) / count };
  }
  return clusters;
}
