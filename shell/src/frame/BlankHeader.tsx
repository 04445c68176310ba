import { css } from '@emotion/react';
import { Container } from '@straits/ui/Container';
import { token } from '@straits/ui/tokens';
import { Wordmark } from './Wordmark';

const bar = css`
  padding-block: ${token.space(3)};
  border-block-end: 1px solid ${token.color.line};
`;

/** Layout `blank`: who is asking, and nothing that leads away from the task. */
export const BlankHeader = () => (
  <header css={bar} data-print="hide">
    <Container>
      <Wordmark />
    </Container>
  </header>
);
