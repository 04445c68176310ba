import { css } from '@emotion/react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { token } from './tokens';

const eyebrowCss = css`
  display: block;
  margin-block-end: 0.375rem;
  color: ${token.color.coralText};
  font: 600 ${token.text.small} / 1.4 ${token.font.text};
  letter-spacing: 0.01em;
`;

export interface PageTitleProps extends HTMLAttributes<HTMLHeadingElement> {
  /** A short line above, part of the title: place, order number. */
  eyebrow?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** The page's one h1. It can take focus by script, so that a change of page is heard. */
export const PageTitle = ({ eyebrow, children, ...rest }: PageTitleProps) => (
  <h1 tabIndex={-1} {...rest}>
    {eyebrow && (
      // The space is for who hears the title.
      <>
        <span css={eyebrowCss}>{eyebrow}</span>{' '}
      </>
    )}
    {children}
  </h1>
);

export interface SectionTitleProps extends HTMLAttributes<HTMLHeadingElement> {
  level?: 2 | 3 | 4;
}

/** Heads a part of the page. */
export function SectionTitle({ level = 2, ...rest }: SectionTitleProps) {
  const Title = `h${level}` as const;
  return <Title {...rest} />;
}
