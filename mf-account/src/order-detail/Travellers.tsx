import { css } from '@emotion/react';
import type { OrderLine } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { SectionTitle } from '@straits/ui/Heading';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';

const part = css`
  padding-block-start: 1.25rem;
  border-block-start: 1px solid ${token.color.line};
  h3 {
    font-size: ${token.text.large};
    margin-block-end: 0.625rem;
  }
`;
const people = css`
  display: grid;
  gap: 0.5rem;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
  }
  code {
    font:
      600 0.9375rem/1.6 ui-monospace,
      SFMono-Regular,
      Menlo,
      monospace;
    letter-spacing: 0.02em;
  }
`;
const quiet = css`
  color: ${token.color.muted};
`;

/** Who travels on a line, each with the ticket's code; who was taken off says so. */
export function Travellers({ line }: { line: OrderLine }) {
  const { t } = useTexts('account');
  return (
    <section css={part}>
      <SectionTitle level={3}>{t('order.travellers')}</SectionTitle>
      <ul css={people} role="list">
        {line.passengers.map(({ id, name, unitName, ticketCode, isCancelled }) => (
          <li key={id}>
            <span>
              {name} <span css={quiet}>{unitName}</span>
            </span>
            {isCancelled ? <Tag tone="danger">{t('order.lineCancelled')}</Tag> : ticketCode && <code>{ticketCode}</code>}
          </li>
        ))}
      </ul>
    </section>
  );
}
