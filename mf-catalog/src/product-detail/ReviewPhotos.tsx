import { css } from '@emotion/react';
import type { Review } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Picture } from '@straits/ui/Picture';
import { token } from '@straits/ui/tokens';
import { useLightbox } from './use-lightbox';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block-start: 0.75rem;
  li {
    inline-size: 8.75rem;
  }
  button {
    display: block;
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
  }
`;

/** What a guest photographed: small beside the words, each opens large. */
export function ReviewPhotos({ review: { photos, author } }: { review: Review }) {
  const { t } = useTexts('catalog');
  const label = t('reviews.photosOf', { author });
  const pictures = photos.map((photo) => ({ ...photo, alt: label }));
  const { open, lightbox } = useLightbox(pictures);
  if (photos.length === 0) return null;
  return (
    <>
      <ul css={row} role="list" aria-label={label}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <button
              type="button"
              aria-label={t('pictures.open', { number: index + 1, total: pictures.length, alt: label })}
              onClick={() => open(index)}
            >
              <Picture picture={picture} sizes="140px" ratio="3 / 2" radius={token.radius.small} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
