import { css } from '@emotion/react';
import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { media, token } from './tokens';

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  background: ${token.color.surface};
  color: ${token.color.ink};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  overflow: clip;
`;
const padded = css`
  padding: clamp(1rem, 0.8rem + 0.9vw, 1.5rem);
`;
const lifted = css`
  border-color: transparent;
  background: ${token.color.raised};
  box-shadow: ${token.shadow.high};
`;
// The card's one link covers the card, so that the whole is a target while its text stays the link's name.
const linked = css`
  transition:
    box-shadow ${token.motion.calm},
    border-color ${token.motion.calm};
  a[data-card-link]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  a[data-card-link] {
    color: inherit;
    text-decoration: none;
  }
  &:focus-within:has(:focus-visible) {
    outline: 3px solid ${token.color.lagoon};
    outline-offset: 2px;
  }
  a[data-card-link]:focus-visible {
    outline: none;
  }
  [data-card-above] {
    position: relative;
    z-index: 1;
  }
  img {
    transition: scale ${token.motion.calm};
  }
  ${media.hover} {
    &:hover {
      box-shadow: ${token.shadow.high};
    }
    &:hover a[data-card-link] {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
    &:hover img {
      scale: 1.03;
    }
  }
`;

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  as?: ElementType;
  /** Inner room; off for cards that begin with a picture (wrap the text in `CardBody`). */
  padded?: boolean;
  /** Stands out of the page with a shadow: booking panels, search. */
  lifted?: boolean;
  /** A link inside with `data-card-link` covers the whole card; what must stay clickable above it has `data-card-above`. */
  linked?: boolean;
  children?: ReactNode;
}

/** A calm surface with an edge. */
export function Card({ as: Element = 'div', padded: isPadded = true, lifted: isLifted, linked: isLinked, ...rest }: CardProps) {
  return <Element css={[card, isPadded && padded, isLifted && lifted, isLinked && linked]} {...rest} />;
}

const body = css`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  flex: 1;
  padding: 0.875rem 1rem 1rem;
`;

/** The text part of a card below its picture. */
export const CardBody = (props: HTMLAttributes<HTMLDivElement>) => <div css={body} {...props} />;
