import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Container } from '@straits/ui/Container';
import { token } from '@straits/ui/tokens';

const room = css`
  display: grid;
  gap: ${token.space(5)};
  justify-items: start;
  max-inline-size: 44rem;
  padding-block: clamp(2.5rem, 8vw, 6rem);
`;
const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space(3)};
`;
const lead = css`
  font-size: ${token.text.large};
  color: ${token.color.muted};
`;

interface Props {
  title: string;
  text?: string;
  actions: ReactNode;
  children?: ReactNode;
}

/** What every page that is not the wanted one looks like: what happened, and what to do now. */
export const ErrorPage = ({ title, text, actions, children }: Props) => (
  <Container>
    <div css={room}>
      <svg width="132" height="64" viewBox="0 0 132 64" fill="none" aria-hidden>
        <circle cx="98" cy="22" r="13" fill="var(--coral)" />
        <path
          d="M0 46c11 0 11-7 22-7s11 7 22 7 11-7 22-7 11 7 22 7 11-7 22-7 11 7 22 7"
          stroke="var(--lagoon)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M0 60c11 0 11-7 22-7s11 7 22 7 11-7 22-7 11 7 22 7 11-7 22-7 11 7 22 7"
          stroke="var(--sea)"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </svg>
      <h1 css={{ overflowWrap: 'anywhere' }}>{title}</h1>
      {text && <p css={lead}>{text}</p>}
      <div css={row}>{actions}</div>
      {children}
    </div>
  </Container>
);
