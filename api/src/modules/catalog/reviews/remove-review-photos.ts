import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../../../deps';
import type { Job } from '../../../jobs/jobs';

declare module '../../../jobs/jobs' {
  interface Jobs {
    /** Removes photos of reviews that nobody sees, in all their sizes: `/media/reviews/<name>`. */
    remove_review_photos: { photos: string[] };
  }
}

export const reviewPhotosIn = ({ settings }: Pick<Deps, 'settings'>) => path.join(settings.dataDir, 'media', 'reviews');

export const removeReviewPhotos: Job<'remove_review_photos'> = async ({ photos }, deps) => {
  const folder = reviewPhotosIn(deps);
  const names = photos.map((src) => path.basename(src));
  const files = await readdir(folder);
  for (const file of files) if (names.some((name) => file.startsWith(`${name}-`))) await rm(path.join(folder, file), { force: true });
};
