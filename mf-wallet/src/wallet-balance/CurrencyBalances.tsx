import { css } from '@emotion/react';
import type { Wallet } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { token } from '@straits/ui/tokens';
import { rateText } from '../convert/rate-text.rules';

const list = css`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: 0.75rem;
`;
const item = css`
  padding: 0.875rem 1.125rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
  font-variant-numeric: tabular-nums;
  strong {
    display: block;
    font-size: ${token.text.large};
  }
  small {
    display: block;
    color: ${token.color.muted};
    font-size: ${token.text.small};
  }
`;

/** Balances of other currencies with their worth at the present rate, and money on its way. */
export function CurrencyBalances({ wallet }: { wallet: Wallet }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const shown = wallet.balances.filter(({ currency, incoming }) => currency !== wallet.currency || incoming.amount > 0);
  if (shown.length === 0) return null;
  return (
    <ul css={list} role="list" aria-label={t('balances.label')}>
      {shown.map(({ currency, available, incoming, rate, rateAt, value }) => (
        <li key={currency} css={item}>
          {/* The agency's own balance stands above: here is only what comes to it. */}
          <strong>{format.exact(currency === wallet.currency ? incoming : available)}</strong>
          {value && rate && rateAt && (
            <small>
              {t('balances.worth', {
                value: format.exact(value),
                home: wallet.currency,
                rate: rateText(rate, format),
                currency,
                when: format.instant(rateAt, 'Asia/Singapore'),
              })}
            </small>
          )}
          {currency === wallet.currency && <small>{t('balances.onItsWay')}</small>}
          {currency !== wallet.currency && incoming.amount > 0 && (
            <small>{t('balances.incoming', { amount: format.exact(incoming) })}</small>
          )}
        </li>
      ))}
    </ul>
  );
}
