import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { Stack } from '@straits/ui/Stack';
import { media, token } from '@straits/ui/tokens';
import { HarbourPoster } from './HarbourPoster';

const frame = css`
  display: grid;
  gap: clamp(1.5rem, 1rem + 3vw, 4rem);
  padding-block: clamp(1.25rem, 0.5rem + 3vw, 3.5rem) clamp(2.5rem, 2rem + 3vw, 5rem);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 30rem);
    align-items: start;
  }
`;
const posterCss = css`
  display: none;
  ${media.desktop} {
    display: block;
    position: sticky;
    inset-block-start: 6.5rem;
    block-size: min(40rem, calc(100vh - 9rem));
    min-block-size: 26rem;
    border-radius: ${token.radius.large};
    overflow: clip;
  }
`;
const column = css`
  inline-size: 100%;
  max-inline-size: 30rem;
  margin-inline: auto;
`;
const lead = css`
  color: ${token.color.muted};
  font-size: ${token.text.large};
`;

export interface AccountFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** Pages with one form: a travel poster on wide screens, the form beside it. */
export const AccountFrame = ({ title, lead: leadText, children }: AccountFrameProps) => (
  <Container css={frame}>
    <HarbourPoster css={posterCss} />
    <Stack gap={6} css={column}>
      <Stack gap={2}>
        <PageTitle>{title}</PageTitle>
        {leadText && <p css={lead}>{leadText}</p>}
      </Stack>
      {children}
    </Stack>
  </Container>
);
