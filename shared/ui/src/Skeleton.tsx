import { css, keyframes } from '@emotion/react';
import type { CSSProperties } from 'react';
import { token } from './tokens';

const breathe = keyframes`50% { opacity: 0.5; }`;
const block = css`
  display: block;
  background: color-mix(in srgb, ${token.color.line} 75%, transparent);
  border-radius: ${token.radius.small};
  animation: ${breathe} 1.8s ease-in-out infinite;
`;
const lines = css`
  display: grid;
  gap: 0.625rem;
`;

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  /** 'width / height', for pictures. */
  ratio?: string;
  radius?: number | string;
  className?: string;
  style?: CSSProperties;
}

/** Keeps the size of what comes. Put `aria-busy` on the region around. `data-skeleton` says in any case that something is still to come. */
export const Skeleton = ({ width = '100%', height, ratio, radius, className, style }: SkeletonProps) => (
  <span
    aria-hidden="true"
    data-skeleton=""
    css={block}
    className={className}
    style={{ inlineSize: width, blockSize: height ?? (ratio ? undefined : '1rem'), aspectRatio: ratio, borderRadius: radius, ...style }}
  />
);

export interface SkeletonTextProps {
  lines?: number;
  className?: string;
}

/** Lines of text to come. */
export const SkeletonText = ({ lines: count = 3, className }: SkeletonTextProps) => (
  <span css={lines} className={className} aria-hidden="true">
    {Array.from({ length: count }, (_, line) => (
      <Skeleton key={line} width={line === count - 1 && count > 1 ? '62%' : '100%'} height="0.875rem" />
    ))}
  </span>
);
