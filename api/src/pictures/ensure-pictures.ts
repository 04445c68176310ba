import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { CatalogueImport } from '../modules/catalog/import/import-format';
import type { PictureSource } from '../modules/catalog/import/import-values';
import { drawPoster } from './draw-poster';
import { AVIF, DRAFT_WIDTH, GALLERY_WIDTHS, GRAIN, HERO_WIDTHS, PIPELINE_VERSION, WEBP } from './picture-settings';
import { renderPoster, renderUpload, type RenderedPicture } from './render-picture';

/** A picture as pages address it: `${src}-${width}.avif`. */
interface StoredPicture extends RenderedPicture {
  src: string;
}

interface PictureRequest {
  source: PictureSource;
  /** The first picture of a product and a state's picture exist in all widths. */
  hero: boolean;
}

interface EnsureOptions {
  /** `$STRAITS_DATA/media`; served at `/media`. */
  mediaDir: string;
  /** The import file that picture paths are relative to. */
  importFile?: string;
  /** Small widths only, quickly made. */
  draft?: boolean;
  onProgress?: (done: number, total: number) => void;
}

const WORKERS = 2;
const FOLDER = 'catalogue';

/** What a picture is called in the map of `ensurePictures`. */
export const pictureKey = (source: PictureSource): string =>
  'draw' in source ? JSON.stringify([source.draw.scene, source.draw.palette, source.draw.seed]) : source.file;

/** Every picture that a catalogue names, each once; in all widths where it stands first anywhere. */
function picturesOf(catalogue: Pick<CatalogueImport, 'states' | 'products'>): PictureRequest[] {
  const wanted = new Map<string, PictureRequest>();
  const want = (source: PictureSource, hero: boolean) =>
    wanted.set(pictureKey(source), { source, hero: hero || wanted.get(pictureKey(source))?.hero === true });
  for (const state of catalogue.states) if (state.picture) want(state.picture, true);
  for (const product of catalogue.products) product.pictures.forEach((source, i) => want(source, i === 0));
  return [...wanted.values()];
}

/**
 * Makes sure that every picture of the catalogue lies in `mediaDir`, and says where (by `pictureKey`). What was rendered before, by content and
 * settings, is not rendered again. Two at a time.
 */
export async function ensurePictures(
  catalogue: Pick<CatalogueImport, 'states' | 'products'>,
  options: EnsureOptions,
): Promise<Map<string, StoredPicture>> {
  const requests = picturesOf(catalogue);
  const stored = new Map<string, StoredPicture>();
  let next = 0;
  const work = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      stored.set(pictureKey(request.source), await ensurePicture(request, options));
      options.onProgress?.(stored.size, requests.length);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return stored;
}

async function ensurePicture(
  { source, hero }: PictureRequest,
  { mediaDir, importFile, draft = false }: EnsureOptions,
): Promise<StoredPicture> {
  const widths = (hero ? HERO_WIDTHS : GALLERY_WIDTHS).filter((width) => !draft || width <= DRAFT_WIDTH);
  const content = 'draw' in source ? drawPoster(source.draw) : await readFile(resolve(dirname(importFile ?? '.'), source.file));
  const name = createHash('sha256')
    .update(JSON.stringify([PIPELINE_VERSION, widths, AVIF, WEBP, GRAIN]))
    .update(content)
    .digest('hex')
    .slice(0, 24);
  const outDir = join(mediaDir, FOLDER);
  const src = `/media/${FOLDER}/${name}`;
  const known = await readSidecar(join(outDir, `${name}.json`));
  if (known) return { src, ...known };
  const target = { outDir, name, widths, draft };
  const rendered = typeof content === 'string' ? await renderPoster(content, target) : await renderUpload(content, target);
  await writeSidecar(join(outDir, `${name}.json`), rendered);
  return { src, ...rendered };
}

/** The sidecar is written last: where it stands, all files of the picture do. */
async function readSidecar(path: string): Promise<RenderedPicture | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as RenderedPicture;
  } catch {
    return null;
  }
}

async function writeSidecar(path: string, rendered: RenderedPicture): Promise<void> {
  await writeFile(`${path}.part`, JSON.stringify(rendered));
  await rename(`${path}.part`, path);
}
