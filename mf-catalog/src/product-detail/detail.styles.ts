import { css } from '@emotion/react';
import { media } from '@straits/ui/tokens';

/** A product's text with its panel of this width beside it. */
export const besidePanel = (panel: string) => css`
  display: grid;
  gap: 2rem 2.5rem;
  & > * {
    min-inline-size: 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) ${panel};
    align-items: start;
  }
`;

/** A panel that a phone opens as a sheet instead; shown where `isShown` says that it has come. */
export const sidePanel = (isShown: boolean) => css`
  display: ${isShown ? 'block' : 'none'};
  ${media.desktop} {
    display: block;
    position: sticky;
    inset-block-start: 5.5rem;
    max-block-size: calc(100dvh - 6.5rem);
    overflow-y: auto;
    scrollbar-width: thin;
    margin-block-start: 1.75rem;
    padding: 1.5rem;
  }
`;

/** A panel that a phone has below the text. */
export const panelBelow = css`
  margin-block-start: 1.75rem;
  scroll-margin-block-start: 6rem;
  ${media.desktop} {
    position: sticky;
    inset-block-start: 5.5rem;
  }
`;
