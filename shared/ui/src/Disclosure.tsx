import { css } from '@emotion/react';
import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { Icon } from './Icon';
import { media, token } from './tokens';

const details = css`
  border-block-end: 1px solid ${token.color.line};
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;
const summaryCss = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-block-size: 3rem;
  padding-block: 0.75rem;
  font-weight: 600;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    transition: rotate ${token.motion.calm};
    color: ${token.color.muted};
  }
  ${media.hover} {
    &:hover {
      color: ${token.color.link};
    }
  }
`;
const body = css`
  padding-block-end: 1.125rem;
`;

export interface DisclosureProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  summary: ReactNode;
}

/** Hidden until asked for; works without scripts and is found by the browser's search. */
export const Disclosure = ({ summary, children, ...rest }: DisclosureProps) => (
  <details css={details} {...rest}>
    <summary css={summaryCss}>
      <span>{summary}</span>
      <Icon name="chevron-down" size={18} />
    </summary>
    <div css={body} data-folded="">
      {children}
    </div>
  </details>
);
