import { css } from '@emotion/react';
import type { Wallet } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { media, token } from '@straits/ui/tokens';

const board = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr));
  gap: 1px;
  overflow: clip;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.line};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.35fr) repeat(2, minmax(0, 1fr));
    grid-template-rows: 1fr 1fr;
  }
  ${media.print} {
    grid-template-columns: 1fr 1fr;
  }
`;
const cell = css`
  padding: 1.125rem 1.25rem;
  background: ${token.color.surface};
  min-inline-size: 0;
  dt {
    color: ${token.color.muted};
    font-size: ${token.text.small};
  }
  dd {
    font-size: clamp(1.0625rem, 0.95rem + 0.6vw, 1.3125rem);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
  }
  small {
    display: block;
    color: ${token.color.muted};
    font-size: ${token.text.small};
    font-weight: 400;
  }
`;
const first = css`
  grid-column: 1 / -1;
  background: ${token.color.sea};
  color: ${token.color.onSea};
  dt,
  small {
    color: inherit;
    opacity: 0.85;
  }
  dd {
    font-family: ${token.font.display};
    font-size: clamp(2rem, 1.4rem + 2.6vw, 3.25rem);
    line-height: 1.15;
    letter-spacing: -0.01em;
  }
  ${media.desktop} {
    grid-column: auto;
    grid-row: 1 / -1;
    display: grid;
    align-content: end;
    padding: 1.75rem;
  }
`;
const alarm = css`
  dd {
    color: ${token.color.danger};
  }
`;

/** The wallet in figures: the balance large, the rest around it. */
export function BalanceFacts({ wallet }: { wallet: Wallet }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const isOverdue = wallet.overdueBalance.amount > 0;
  return (
    <dl css={board}>
      <div css={[cell, first]}>
        <dt>{t('wallet.available')}</dt>
        <dd>{format.exact(wallet.availableBalance)}</dd>
      </div>
      <div css={cell}>
        <dt>{t('wallet.availableLimit')}</dt>
        <dd>
          {format.exact(wallet.availableLimit)}
          <small>{t('wallet.availableLimitHint')}</small>
        </dd>
      </div>
      <div css={cell}>
        <dt>{t('credit.limit')}</dt>
        <dd>
          {format.exact(wallet.creditLimit)}
          <small>{t('wallet.creditLeft', { amount: format.exact(wallet.availableCredit) })}</small>
        </dd>
      </div>
      <div css={cell}>
        <dt>{t('wallet.outstanding')}</dt>
        <dd>
          {format.exact(wallet.outstandingBalance)}
          <small>{wallet.nextDueDate ? t('wallet.nextDue', { date: format.date(wallet.nextDueDate) }) : t('wallet.noDue')}</small>
        </dd>
      </div>
      <div css={[cell, isOverdue && alarm]}>
        <dt>{t('wallet.overdue')}</dt>
        <dd>{isOverdue ? format.exact(wallet.overdueBalance) : t('wallet.noneOverdue')}</dd>
      </div>
    </dl>
  );
}
