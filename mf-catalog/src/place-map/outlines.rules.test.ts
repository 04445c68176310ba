import outlines from './outlines.json';
import { decodeRing } from './outlines.rules';

/** Whether the point is inside the ring (even-odd). */
function holds(ring: [number, number][], [latitude, longitude]: [number, number]): boolean {
  let inside = false;
  ring.forEach(([aLat, aLng], index) => {
    const [bLat, bLng] = ring[(index + 1) % ring.length]!;
    if (aLat > latitude !== bLat > latitude && longitude < ((bLng - aLng) * (latitude - aLat)) / (bLat - aLat) + aLng) inside = !inside;
  });
  return inside;
}

describe('decodeRing', () => {
  it('adds the steps up', () => {
    expect(decodeRing([103800, 1350, 10, -5])).toEqual([
      [1.35, 103.8],
      [1.345, 103.81],
    ]);
  });
});

describe('the outlines', () => {
  const rings = outlines.rings.map(decodeRing);

  it.each([
    ['Singapore', [1.35, 103.82]],
    ['Bali', [-8.4, 115.2]],
    ['Kuala Lumpur', [3.14, 101.69]],
    ['Yogyakarta', [-7.8, 110.36]],
  ] as [string, [number, number]][])('draw land at %s', (_, point) => {
    expect(rings.some((ring) => holds(ring, point))).toBe(true);
  });

  it('draw water in the Java Sea', () => {
    expect(rings.some((ring) => holds(ring, [-5, 110]))).toBe(false);
  });
});
