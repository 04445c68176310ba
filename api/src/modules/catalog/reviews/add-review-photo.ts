import { randomUUID } from 'node:crypto';
import { REVIEW_PHOTOS_MAX, type OwnReview } from '@straits/api-contract';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { NotAPicture, renderUpload } from '../../../pictures/render-picture';
import { removeReviewPhotos, reviewPhotosIn } from './remove-review-photos';
import { findPhotoCount, insertPhoto } from './written-reviews.sql';

const WIDTHS = [320, 960];

/**
 * A photo for a review that staff has not decided on. It is drawn anew, so that nothing but its pixels is kept (no place, no camera), under a name
 * that nobody can guess. Refuses: not_found, review_photos_full, file_not_image.
 */
export async function addReviewPhoto(deps: Deps, ask: { id: string; userId: string; image: Buffer }): Promise<OwnReview> {
  const count = (await findPhotoCount(deps.db, ask)) ?? refuse('not_found');
  if (count >= REVIEW_PHOTOS_MAX) refuse('review_photos_full');
  const name = randomUUID();
  const outDir = reviewPhotosIn(deps);
  const drawn = await renderUpload(ask.image, { outDir, name, widths: WIDTHS }).catch((error: unknown) => {
    if (error instanceof NotAPicture) refuse('file_not_image');
    throw error;
  });
  const photo = { src: `/media/reviews/${name}`, ...drawn };
  const review = await insertPhoto(deps.db, { ...ask, photo, most: REVIEW_PHOTOS_MAX });
  if (review) return review;
  await removeReviewPhotos({ photos: [photo.src] }, deps);
  return refuse('review_photos_full');
}
