import { css } from '@emotion/react';
import type { ElementType, HTMLAttributes } from 'react';
import { token } from './tokens';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** Least width of a column in CSS px; as many columns as fit. */
  min?: number;
  gap?: number;
  as?: ElementType;
}

const grid = css`
  display: grid;
  list-style: none;
  padding: 0;
  margin: 0;
`;

/** Equal columns, as many as fit; one on a phone. */
export function Grid({ min = 260, gap = 6, as: Element = 'div', style, ...rest }: GridProps) {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`;
  const role = Element === 'ul' || Element === 'ol' ? { role: 'list' } : {};
  return <Element css={grid} style={{ gridTemplateColumns, gap: token.space(gap), ...style }} {...role} {...rest} />;
}
