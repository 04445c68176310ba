import path from 'node:path';
import type { CatalogueImport } from '../modules/catalog/import/import-format';
import type { ImportOptions } from '../modules/catalog/import/import-catalogue';
import type { Settings } from '../settings';
import { ensurePictures, pictureKey } from '../pictures/ensure-pictures';

interface Making {
  catalogue: CatalogueImport;
  settings: Pick<Settings, 'dataDir' | 'pictures'>;
  /** What picture paths are relative to. */
  importFile?: string;
  print: (line: string) => void;
}

const EVERY = 25;

/** Makes the pictures of a catalogue that are not there yet, and answers how the importer finds them. */
export async function makePictures({ catalogue, settings, importFile, print }: Making): Promise<ImportOptions['pictureOf']> {
  const made = await ensurePictures(catalogue, {
    mediaDir: path.join(settings.dataDir, 'media'),
    draft: settings.pictures === 'draft',
    importFile,
    onProgress: (done, total) => {
      if (done % EVERY === 0 && done < total) print(`${done} of ${total} pictures …`);
    },
  });
  return (source, name) => {
    const picture = made.get(pictureKey(source));
    if (!picture) throw new Error(`no picture was made of ${pictureKey(source)}`);
    return {
      src: picture.src,
      widths: [...picture.widths],
      width: picture.width,
      height: picture.height,
      color: picture.color,
      alt: source.alt ?? name,
    };
  };
}
