import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { rollDice } from './dice';
import { pictureTypeOf } from './picture-bytes';
import { AVIF, GRAIN, UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS, WEBP } from './picture-settings';

/** What pages need to show a picture without shifting: the widths that exist, the largest size, and its average colour. */
export interface RenderedPicture {
  widths: number[];
  width: number;
  height: number;
  color: string;
}

export class NotAPicture extends Error {}

interface Target {
  outDir: string;
  /** Files become `${name}-${width}.avif` and `.webp`. */
  name: string;
  widths: readonly number[];
  draft?: boolean;
}

/** Draws an SVG of ours. Never give it an SVG from outside: uploads go through `renderUpload`. */
export async function renderPoster(svg: string, target: Target): Promise<RenderedPicture> {
  const width = Math.max(...target.widths);
  const height = heightOf(width);
  const { data } = await sharp(Buffer.from(svg), { density: (72 * width) / 1200 })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return writeSizes({ pixels: withGrain(data), width, height }, target);
}

/**
 * Re-encodes a photograph: right way up, without EXIF, cut to 3:2 around what is interesting. Refuses (NotAPicture) bytes that are not PNG, JPEG,
 * WebP or AVIF, files over 15 MB and pictures over 50 million pixels.
 */
export async function renderUpload(bytes: Buffer, target: Target): Promise<RenderedPicture> {
  if (bytes.length > UPLOAD_MAX_BYTES) throw new NotAPicture('is larger than 15 MB');
  if (!(await pictureTypeOf(bytes))) throw new NotAPicture('is not a PNG, JPEG, WebP or AVIF picture');
  const width = Math.max(...target.widths);
  const height = heightOf(width);
  try {
    const { data } = await sharp(bytes, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return await writeSizes({ pixels: data, width, height }, target);
  } catch (error) {
    throw new NotAPicture(`cannot be read: ${error instanceof Error ? error.message : 'unknown reason'}`);
  }
}

const heightOf = (width: number) => Math.round((width * 2) / 3);

interface Raw {
  pixels: Buffer;
  width: number;
  height: number;
}

const grainNoise = ((): Int8Array => {
  const dice = rollDice(7);
  return Int8Array.from({ length: 65_521 }, () => Math.round((dice.next() + dice.next() - 1) * GRAIN));
})();

/** The same grain on all channels, so that inks keep their hue. A prime length keeps rows from lining up. */
function withGrain(pixels: Buffer): Buffer {
  for (let i = 0, k = 0; i + 2 < pixels.length; i += 3, k = k + 1 < grainNoise.length ? k + 1 : 0) {
    const grain = grainNoise[k] ?? 0;
    for (let channel = i; channel < i + 3; channel += 1) {
      const value = (pixels[channel] ?? 0) + grain;
      pixels[channel] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
  return pixels;
}

async function writeSizes(raw: Raw, { outDir, name, widths, draft }: Target): Promise<RenderedPicture> {
  await mkdir(outDir, { recursive: true });
  const picture = () => sharp(raw.pixels, { raw: { width: raw.width, height: raw.height, channels: 3 } });
  const { upTo640, above } = AVIF.efforts;
  for (const width of widths) {
    const sized = width === raw.width ? picture() : picture().resize(width, heightOf(width), { kernel: 'cubic' });
    await Promise.all([
      writeFile(sized.clone().webp(WEBP), join(outDir, `${name}-${width}.webp`)),
      writeFile(
        sized.avif({ quality: AVIF.quality, effort: width <= 640 && !draft ? upTo640 : above }),
        join(outDir, `${name}-${width}.avif`),
      ),
    ]);
  }
  return { widths: [...widths], width: raw.width, height: raw.height, color: await colorOf(picture()) };
}

/** Of a small copy: sharp takes its statistics from all of a picture, whatever it was told to do with it. */
async function colorOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture.resize(48, 32).raw().toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data, { raw: info }).stats();
  return hex([dominant.r, dominant.g, dominant.b]);
}

/** Under a side name first: a file that has its name is whole. */
async function writeFile(image: Sharp, path: string): Promise<void> {
  await image.toFile(`${path}.part`);
  await rename(`${path}.part`, path);
}

const hex = (channels: number[]) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
