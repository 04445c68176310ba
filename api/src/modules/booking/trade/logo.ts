import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Deps } from '../../../deps';
import { keepFile, loosenFile, putLoose, removeLooseFile } from '../../../files/loose-files';
import { markLogo, NO_LOGO, type BrandRow, type Logo } from './brands.sql';

const MAX_WIDTH = 640;
const MAX_HEIGHT = 240;

/** Keeps an agency's logo as we draw it anew: what was sent is never given to anybody. */
export async function keepLogo(deps: Deps, agencyId: string, image: Buffer): Promise<void> {
  const { data, info } = await sharp(image)
    .rotate()
    .resize(MAX_WIDTH, MAX_HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  const logo: Logo = { file: `agency-logos/${randomUUID()}.png`, width: info.width, height: info.height };
  const at = deps.clock.now();
  await putLoose(deps, logo.file, { content: data, type: 'image/png' });
  await replaceLogo(deps, { agencyId, logo, at });
}

/** An agency without a logo. */
export const removeLogo = (deps: Deps, agencyId: string): Promise<void> =>
  replaceLogo(deps, { agencyId, logo: NO_LOGO, at: deps.clock.now() });

async function replaceLogo(deps: Deps, { agencyId, logo, at }: { agencyId: string; logo: Logo | typeof NO_LOGO; at: Date }): Promise<void> {
  const before = await deps.db.transaction().execute(async (trx) => {
    if (logo.file) await keepFile(trx, logo.file);
    const replaced = await markLogo(trx, { agencyId, logo, at });
    if (replaced) await loosenFile(trx, replaced, at);
    return replaced;
  });
  if (before) await removeLooseFile(deps, before);
}

/** The logo's bytes for a paper; undefined without one. */
export async function readLogo(deps: Deps, { logoFile }: Pick<BrandRow, 'logoFile'>): Promise<Buffer | undefined> {
  const file = logoFile ? await deps.files.open(logoFile) : undefined;
  return file && buffer(file.stream);
}
