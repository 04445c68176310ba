import { css } from '@emotion/react';
import type { ClientQuote } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Picture } from '@straits/ui/Picture';
import { media, token } from '@straits/ui/tokens';
import { useWhen } from '../use-when';

const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: 0.25rem 1rem;
    align-items: start;
    padding-block: 1rem;
    border-block-end: 1px solid ${token.color.line};
    ${media.tablet} {
      grid-template-columns: 5.5rem minmax(0, 1fr) auto;
    }
  }
`;
const picture = css`
  border-radius: ${token.radius.small};
  overflow: clip;
`;
const quiet = css`
  color: ${token.color.muted};
`;
const price = css`
  grid-column: -2;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
const total = css`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding-block-start: 1rem;
  font: 600 ${token.text.title} ${token.font.display};
`;

/** What is offered, line by line, at the quoted prices. */
export function QuotedLines({ quote: { lines, lang, totals } }: { quote: ClientQuote }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const when = useWhen();
  return (
    <Card>
      <ul css={list} role="list">
        {lines.map((line, index) => (
          <li key={index}>
            <Picture css={picture} picture={line.picture} sizes="5.5rem" ratio="4 / 3" />
            <div>
              <strong lang={line.lang ?? lang}>{line.productName}</strong>
              <p css={quiet} lang={line.lang ?? lang}>
                {line.optionName}
              </p>
              <p css={quiet}>{when(line)}</p>
              <p css={quiet} lang={lang}>
                {[...line.units, ...line.extras].map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
              </p>
            </div>
            <span css={price}>{format.money(line.price)}</span>
          </li>
        ))}
      </ul>
      {totals.map((money) => (
        <p key={money.currency} css={total}>
          <span>{t('clientQuote.total')}</span>
          <span>{format.money(money)}</span>
        </p>
      ))}
    </Card>
  );
}
