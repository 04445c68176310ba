import { css } from '@emotion/react';
import { useState } from 'react';
import type { TopUp } from '@straits/api-contract';
import { exponentOf, useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Stack } from '@straits/ui/Stack';
import { media, token } from '@straits/ui/tokens';

const layout = css`
  display: grid;
  gap: 1.5rem 2rem;
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
const row = css`
  padding-block: 0.5rem;
  border-block-end: 1px solid ${token.color.line};
  dt {
    color: ${token.color.muted};
    font-size: ${token.text.small};
  }
  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
const qr = css`
  display: grid;
  gap: 0.5rem;
  justify-items: center;
  inline-size: 12.5rem;
  max-inline-size: 100%;
  margin-inline: auto;
  text-align: center;
  font-size: ${token.text.small};
  img {
    inline-size: 100%;
    block-size: auto;
    padding: 0.5rem;
    border-radius: ${token.radius.large};
    /* A scanner needs a light ground in the dark theme too. */
    background: #fff;
    border: 1px solid ${token.color.line};
  }
`;

/** Where to pay, each part ready to copy, and for PayNow the code that fills in all of it. */
export function BankDetails({ topUp }: { topUp: TopUp }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const { transfer, amount, reference } = topUp;
  if (!transfer) return null;
  const digits = exponentOf(amount.currency);
  const facts: [string, string, string][] = [
    ['amount', format.exact(amount), (amount.amount / 10 ** digits).toFixed(digits)],
    ['bank', transfer.bankName, transfer.bankName],
    ['accountName', transfer.accountName, transfer.accountName],
    ['accountNo', transfer.accountNo, transfer.accountNo.replaceAll('-', '')],
    ['uen', transfer.uen, transfer.uen],
    ['reference', reference, reference],
  ];
  return (
    <Stack gap={4}>
      <div css={layout}>
        <dl>
          {facts.map(([name, shown, copied]) => (
            <Part key={name} label={t(`transfer.${name}`)} shown={shown} copied={copied} />
          ))}
        </dl>
        {transfer.payNowSvg && (
          <figure css={qr}>
            <img
              src={`data:image/svg+xml;utf8,${encodeURIComponent(transfer.payNowSvg)}`}
              alt={t('transfer.qrAlt', { amount: format.exact(amount), reference })}
              width={200}
              height={200}
            />
            <figcaption>{t('transfer.qr')}</figcaption>
          </figure>
        )}
      </div>
      {topUp.expiresAt && <p>{t('transfer.deadline', { when: format.instant(topUp.expiresAt, 'Asia/Singapore') })}</p>}
    </Stack>
  );
}

function Part({ label, shown, copied }: { label: string; shown: string; copied: string }) {
  const { t } = useTexts('wallet');
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    // Without the right to write there, the text can still be marked by hand.
    navigator.clipboard.writeText(copied).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div css={row}>
      <dt>{label}</dt>
      <dd>
        {shown}
        <Button prominence="quiet" size="small" aria-label={t('transfer.copyNamed', { what: label })} onClick={() => void copy()}>
          {t(isCopied ? 'transfer.copied' : 'transfer.copy')}
        </Button>
        <span className="visually-hidden" role="status">
          {isCopied ? t('transfer.copied') : ''}
        </span>
      </dd>
    </div>
  );
}
