import { css } from '@emotion/react';
import { media, token } from '@straits/ui/tokens';

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem 1.5rem;
  padding: 1rem 1.125rem 0;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr) auto;
    align-items: center;
    padding: 1.125rem 1.25rem 0;
  }
  details {
    grid-column: 1 / -1;
    border-block: 1px solid ${token.color.line};
    border-block-end: 0;
  }
`;
export const chosen = css`
  border-color: ${token.color.lagoon};
  box-shadow: inset 0 0 0 1px ${token.color.lagoon};
`;
export const gone = css`
  background: ${token.color.sunken};
`;
export const act = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  justify-content: space-between;
  ${media.tablet} {
    flex-direction: column;
    align-items: stretch;
  }
`;
