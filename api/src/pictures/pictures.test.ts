import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPoster } from './draw-poster';
import { ensurePictures, pictureKey } from './ensure-pictures';
import { PALETTES, SCENES } from './poster-names';
import { NotAPicture, renderPoster, renderUpload } from './render-picture';

const poster = (seed: number) => ({ draw: { scene: 'skyline' as const, palette: 'dusk' as const, seed }, alt: undefined });
const catalogueOf = (pictures: object[]) => ({ states: [], products: [{ pictures }] }) as unknown as Parameters<typeof ensurePictures>[0];

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'straits-pictures-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('drawPoster', () => {
  it.each(SCENES)('draws %s in every palette without a missing number', (scene) => {
    const drawings = PALETTES.map((palette, i) => drawPoster({ scene, palette, seed: i * 31 + 1 }));

    for (const svg of drawings) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(200_000);
    }
    expect(new Set(drawings).size).toBe(PALETTES.length);
  });

  it('draws the same text for the same seed and another for another', () => {
    const spec = { scene: 'islands', palette: 'noon', seed: 5 } as const;

    expect(drawPoster(spec)).toBe(drawPoster(spec));
    expect(drawPoster(spec)).not.toBe(drawPoster({ ...spec, seed: 6 }));
  });
});

describe('renderPoster', () => {
  it('writes AVIF and WebP in each width, three to two, small enough for a phone', async () => {
    const rendered = await renderPoster(drawPoster({ scene: 'river-boat', palette: 'night', seed: 1 }), {
      outDir: dir,
      name: 'p',
      widths: [320, 640],
    });

    expect(rendered).toMatchObject({ widths: [320, 640], width: 640, height: 427, color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    expect((await readdir(dir)).sort()).toEqual(['p-320.avif', 'p-320.webp', 'p-640.avif', 'p-640.webp']);
    expect((await stat(join(dir, 'p-640.avif'))).size).toBeLessThan(30_000);
    expect(await sharp(join(dir, 'p-320.avif')).metadata()).toMatchObject({ width: 320, height: 213, format: 'heif' });
  });
});

describe('renderUpload', () => {
  const target = () => ({ outDir: dir, name: 'u', widths: [320] });
  const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#13808a' } });

  it('re-encodes a photograph without its EXIF', async () => {
    const bytes = await photo(800, 600)
      .withExif({ IFD0: { Copyright: 'secret place', Orientation: '6' } })
      .jpeg()
      .toBuffer();

    await renderUpload(bytes, target());

    const metadata = await sharp(join(dir, 'u-320.webp')).metadata();
    expect(metadata).toMatchObject({ width: 320, height: 213 });
    expect(metadata.exif).toBeUndefined();
  });

  it.each([
    ['a script', Buffer.from('<script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>')],
    ['a PNG that stops after its head', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)])],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_what, bytes) => {
    await expect(renderUpload(bytes, target())).rejects.toBeInstanceOf(NotAPicture);

    expect((await readdir(dir)).filter((name) => !name.endsWith('.part'))).toEqual([]);
  });

  it('refuses a picture that would unpack to more than 50 million pixels', async () => {
    const bomb = await photo(9_000, 6_000).png({ compressionLevel: 9 }).toBuffer();

    await expect(renderUpload(bomb, target())).rejects.toThrow(/pixel/);
  });
});

describe('ensurePictures', () => {
  it('gives the first picture all widths and the others two', async () => {
    const made = await ensurePictures(catalogueOf([poster(1), poster(2)]), { mediaDir: dir });

    expect(made.get(pictureKey(poster(1)))?.widths).toEqual([320, 480, 640, 960, 1280]);
    expect(made.get(pictureKey(poster(2)))).toMatchObject({
      src: expect.stringMatching(/^\/media\/catalogue\/[0-9a-f]{24}$/),
      widths: [480, 960],
    });
  });

  it('makes a draft in small widths', async () => {
    const made = await ensurePictures(catalogueOf([poster(1), poster(2)]), { mediaDir: dir, draft: true });

    expect(made.get(pictureKey(poster(1)))).toMatchObject({ widths: [320, 480], width: 480, height: 320 });
    expect(made.get(pictureKey(poster(2)))).toMatchObject({ widths: [480], width: 480, height: 320 });
  });

  it("takes an agency's own file beside the import file", async () => {
    await sharp({ create: { width: 900, height: 500, channels: 3, background: '#138c8a' } })
      .jpeg()
      .toFile(join(dir, 'own.jpg'));
    const source = { file: 'own.jpg', alt: undefined };

    const made = await ensurePictures(catalogueOf([source]), { mediaDir: dir, importFile: join(dir, 'catalogue.json') });

    expect(made.get(pictureKey(source))).toMatchObject({
      width: 1280,
      height: 853,
      widths: [320, 480, 640, 960, 1280],
      color: '#188888',
    });
  });

  it('does not render again what is there', async () => {
    await ensurePictures(catalogueOf([poster(1)]), { mediaDir: dir });
    const files = await readdir(join(dir, 'catalogue'));
    const before = await Promise.all(files.map(async (name) => (await stat(join(dir, 'catalogue', name))).mtimeMs));

    await ensurePictures(catalogueOf([poster(1)]), { mediaDir: dir });

    expect(await readdir(join(dir, 'catalogue'))).toEqual(files);
    expect(await Promise.all(files.map(async (name) => (await stat(join(dir, 'catalogue', name))).mtimeMs))).toEqual(before);
  });

  it('renders again a picture whose sidecar is missing, as after a crash in the middle', async () => {
    await ensurePictures(catalogueOf([poster(1)]), { mediaDir: dir });
    const sidecar = (await readdir(join(dir, 'catalogue'))).find((name) => name.endsWith('.json')) ?? '';
    await rm(join(dir, 'catalogue', sidecar));

    const made = await ensurePictures(catalogueOf([poster(1)]), { mediaDir: dir });

    expect(made.get(pictureKey(poster(1)))?.width).toBe(1280);
    expect(await readdir(join(dir, 'catalogue'))).toContain(sidecar);
  });
});
