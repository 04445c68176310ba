import { css } from '@emotion/react';
import type { Picture as PictureData } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Picture } from '@straits/ui/Picture';
import { media, token } from '@straits/ui/tokens';
import { HERO_SIZES } from './product-detail.resources';
import { useLightbox } from './use-lightbox';

const strip = css`
  position: relative;
  margin-inline: calc(-1 * var(--gutter, 1rem));
  ${media.desktop} {
    margin-inline: 0;
  }
`;
const row = css`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  li {
    flex: 0 0 100%;
    scroll-snap-align: start;
  }
  button {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border: 0;
    background: none;
  }
  picture {
    aspect-ratio: 4 / 3;
    block-size: 100%;
  }
  ${media.tablet} {
    picture {
      aspect-ratio: 2 / 1;
    }
  }
  ${media.desktop} {
    display: grid;
    grid-template: repeat(2, 1fr) / 2fr 1fr;
    gap: 0.5rem;
    aspect-ratio: 12 / 5;
    overflow: clip;
    border-radius: ${token.radius.large};
    picture {
      aspect-ratio: auto;
    }
    li {
      min-block-size: 0;
    }
    li:first-of-type,
    li:nth-of-type(2):last-of-type {
      grid-row: 1 / 3;
    }
    li:only-of-type {
      grid-column: 1 / 3;
    }
    li:nth-of-type(n + 4) {
      display: none;
    }
    img {
      transition: scale ${token.motion.calm};
    }
    button:hover img {
      scale: 1.03;
    }
  }
`;
const all = css`
  position: absolute;
  inset-inline-end: 1rem;
  inset-block-end: 1rem;
  min-block-size: 2.75rem;
  padding: 0.375rem 1rem;
  border: 0;
  border-radius: ${token.radius.round};
  background: rgb(6 22 28 / 0.78);
  color: #fff;
  font-weight: 600;
`;

/** Swiped on phones, a poster wall on wide screens; each picture opens large. */
export function PictureStrip({ pictures }: { pictures: PictureData[] }) {
  const { t } = useTexts('catalog');
  const { open, lightbox } = useLightbox(pictures);
  return (
    <div css={strip}>
      <ul css={row} role="list" aria-label={t('pictures.label')}>
        {pictures.map((picture, index) => (
          <li key={`${picture.src}-${index}`}>
            <button
              type="button"
              onClick={() => open(index)}
              aria-label={t('pictures.open', { number: index + 1, total: pictures.length, alt: picture.alt })}
            >
              <Picture
                picture={picture}
                sizes={index === 0 ? HERO_SIZES : '(min-width: 1024px) 400px, 88vw'}
                priority={index === 0}
                style={{ aspectRatio: undefined }}
                alt=""
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <button type="button" css={all} data-print="hide" onClick={() => open(0)}>
          {t('pictures.all', { count: pictures.length })}
        </button>
      )}
      {lightbox}
    </div>
  );
}
