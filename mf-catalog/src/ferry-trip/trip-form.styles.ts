import { css } from '@emotion/react';
import { media, token } from '@straits/ui/tokens';

/** A box to choose in, as the shop's fields look. */
export const inputStyle = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 3rem;
  padding: 0.5rem 0.8125rem;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.small};
  background: ${token.color.raised};
  color: ${token.color.ink};
  font: 400 1rem/1.4 ${token.font.text};
  &[aria-invalid='true'] {
    border: 2px solid ${token.color.danger};
  }
`;
export const form = css`
  display: grid;
  gap: 1rem;
`;
export const modes = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  padding: 0;
  margin: 0;
  border: 0;
  label {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding: 0.375rem 1rem;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.round};
    font-weight: 600;
    cursor: pointer;
  }
  label:has(input:checked) {
    border-color: ${token.color.sea};
    background: ${token.color.sea};
    color: ${token.color.onSea};
  }
  label:has(input:focus-visible) {
    outline: 3px solid ${token.color.lagoon};
    outline-offset: 2px;
  }
`;
/** A complaint above one of its boxes leaves the boxes on one line. */
export const legRow = css`
  display: grid;
  gap: 0.75rem;
  align-items: end;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1.25fr) repeat(auto-fit, minmax(9rem, 1fr));
  }
`;
export const legTools = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  margin-block-end: 0.25rem;
  strong {
    font-weight: 600;
  }
  span {
    display: flex;
  }
`;
export const legBox = css`
  & + & {
    padding-block-start: 0.75rem;
    border-block-start: 1px solid ${token.color.line};
  }
`;
export const foot = css`
  display: grid;
  gap: 0.75rem;
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
export const people = css`
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.small};
  background: ${token.color.raised};
  summary {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-block-size: 3rem;
    padding: 0.5rem 0.8125rem;
    cursor: pointer;
    list-style: none;
    font-weight: 600;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:focus-visible {
    outline: 3px solid ${token.color.lagoon};
    outline-offset: 2px;
  }
`;
export const groups = css`
  display: grid;
  gap: 0.5rem 2rem;
  padding: 0.25rem 0.8125rem 0.8125rem;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  fieldset {
    min-inline-size: 0;
    padding: 0;
    margin: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
  p {
    grid-column: 1 / -1;
    color: ${token.color.muted};
    font-size: ${token.text.small};
  }
`;
