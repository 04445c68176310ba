import { imageKind, isTooLarge, jpegName, redraws, WANTED_BYTES, WANTED_SIDE } from './shrink.rules';

describe('redraws', () => {
  it('leaves a light picture as it is', () => {
    expect(redraws({ bytes: WANTED_BYTES, width: 6000, height: 4000 })).toEqual([]);
  });

  it('scales a heavy photograph to what is needed to read it, and keeps its shape', () => {
    expect(redraws({ bytes: 8_000_000, width: 4400, height: 3300 })[0]).toEqual({ width: WANTED_SIDE, height: 1650, quality: 0.85 });
  });

  it('never makes a picture larger', () => {
    expect(redraws({ bytes: 8_000_000, width: 1000, height: 500 })[0]).toEqual({ width: 1000, height: 500, quality: 0.85 });
  });

  it('becomes smaller with each try', () => {
    const areas = redraws({ bytes: 8_000_000, width: 4400, height: 3300 }).map(({ width, height, quality }) => width * height * quality);

    expect([...areas].sort((a, b) => b - a)).toEqual(areas);
  });

  it('keeps at least a line of a very long picture', () => {
    expect(redraws({ bytes: 8_000_000, width: 100_000, height: 1 })[0]?.height).toBe(1);
  });
});

describe('imageKind', () => {
  it.each([
    [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
    [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
    [[0x3c, 0x73, 0x76, 0x67], null],
    [[], null],
  ])('reads %j as %s', (bytes, kind) => {
    expect(imageKind(new Uint8Array(bytes))).toBe(kind);
  });
});

describe('isTooLarge', () => {
  it.each([
    [3 * 1024 * 1024, false],
    [3 * 1024 * 1024 + 1, true],
  ])('says for %i bytes: %s', (bytes, expected) => {
    expect(isTooLarge(bytes)).toBe(expected);
  });
});

describe('jpegName', () => {
  it.each([
    ['receipt.png', 'receipt.jpg'],
    ['scan', 'scan.jpg'],
    ['.png', 'proof.jpg'],
  ])('names %s %s', (name, expected) => {
    expect(jpegName(name)).toBe(expected);
  });
});
