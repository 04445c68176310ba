import { css } from '@emotion/react';
import type { CSSProperties } from 'react';

/** A picture in several widths: `${src}-${width}.avif` and `.webp`, as the API gives it. */
export interface PictureSource {
  src: string;
  widths: readonly number[];
  width: number;
  height: number;
  alt: string;
  /** Main colour, shown until the picture is there. */
  color: string;
}

type Format = 'avif' | 'webp';

/** The `srcset` of one format, for a preload (`<link rel="preload" as="image" imagesrcset>`). */
export const pictureSrcSet = (picture: Pick<PictureSource, 'src' | 'widths'>, format: Format = 'avif'): string =>
  picture.widths.map((width) => `${picture.src}-${width}.${format} ${width}w`).join(', ');

const frame = css`
  display: block;
  overflow: clip;
`;
const image = css`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

export interface PictureProps {
  picture: PictureSource;
  /** As in HTML: '(min-width: 1024px) 380px, 100vw'. */
  sizes: string;
  /** '4 / 3' and the like crops; without it the picture's own. */
  ratio?: string;
  /** The largest picture of the page: loaded at once and first. */
  priority?: boolean;
  loading?: 'lazy' | 'eager';
  /** Other words than the picture's; '' when the text beside says it. */
  alt?: string;
  radius?: number | string;
  className?: string;
  style?: CSSProperties;
}

/** A picture that keeps its room and shows its colour until it is there. */
export function Picture({ picture, sizes, ratio, priority, loading, alt, radius, className, style }: PictureProps) {
  const fallback = picture.widths.find((width) => width >= 640) ?? picture.widths.at(-1) ?? picture.width;
  return (
    <picture
      css={frame}
      className={className}
      style={{ background: picture.color, aspectRatio: ratio ?? `${picture.width} / ${picture.height}`, borderRadius: radius, ...style }}
    >
      <source type="image/avif" srcSet={pictureSrcSet(picture)} sizes={sizes} />
      <img
        css={image}
        src={`${picture.src}-${fallback}.webp`}
        srcSet={pictureSrcSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={loading ?? (priority ? 'eager' : 'lazy')}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
