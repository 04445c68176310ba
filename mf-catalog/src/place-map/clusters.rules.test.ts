import { clusterBy } from './clusters.rules';

const at = (x: number, y: number) => ({ x, y });
const reach = { x: 70, y: 32 };

describe('clusterBy', () => {
  it('joins markers that would cover each other, at their mean', () => {
    expect(clusterBy([at(0, 0), at(60, 20), at(300, 0)], (pixel) => pixel, reach)).toEqual([
      { items: [at(0, 0), at(60, 20)], at: { x: 30, y: 10 } },
      { items: [at(300, 0)], at: { x: 300, y: 0 } },
    ]);
  });

  it('keeps markers apart that only touch in one direction', () => {
    expect(clusterBy([at(0, 0), at(10, 40)], (pixel) => pixel, reach)).toHaveLength(2);
  });

  it('loses none of many', () => {
    const many = Array.from({ length: 500 }, (_, index) => at((index * 37) % 800, (index * 91) % 600));

    const clusters = clusterBy(many, (pixel) => pixel, reach);

    expect(clusters.flatMap(({ items }) => items)).toHaveLength(500);
    expect(clusters.length).toBeLessThan(200);
  });
});
