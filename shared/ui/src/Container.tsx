import { css } from '@emotion/react';
import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { media } from './tokens';

const container = css`
  inline-size: 100%;
  max-inline-size: calc(1200px + 2 * var(--gutter));
  margin-inline: auto;
  --gutter: 1rem;
  padding-inline: var(--gutter);
  ${media.tablet} {
    --gutter: 1.5rem;
  }
  ${media.desktop} {
    --gutter: 2rem;
  }
`;
const narrow = css`
  max-inline-size: calc(720px + 2 * var(--gutter));
`;

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** A reading width of 720 px, for forms and text. */
  narrow?: boolean;
}

/** The page's measure: 1200 px at most, with gutters. */
export function Container({ as: Element = 'div', narrow: isNarrow, ...rest }: ContainerProps) {
  return <Element css={[container, isNarrow && narrow]} {...rest} />;
}

const section = css`
  padding-block: clamp(1.5rem, 1.15rem + 1.6vw, 2.75rem);
`;
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0.5rem 1.5rem;
  margin-block-end: clamp(1rem, 0.8rem + 1vw, 1.75rem);
`;

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The section's heading, usually a `SectionTitle`. */
  heading?: ReactNode;
  /** Beside the heading, for example a link to all. */
  aside?: ReactNode;
}

/** A part of a page with its heading and generous room. */
export function Section({ heading, aside, children, ...rest }: SectionProps) {
  return (
    <section css={section} data-below="" {...rest}>
      {(heading || aside) && (
        <div css={head}>
          {heading}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
