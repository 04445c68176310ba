import { css } from '@emotion/react';
import { useState } from 'react';
import type { Payment } from '@straits/api-contract';
import { exponentOf, useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { Stack } from '@straits/ui/Stack';
import { media, token } from '@straits/ui/tokens';

const layout = css`
  display: grid;
  gap: 1.5rem 2rem;
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 12.5rem;
  }
`;
const rows = css`
  display: grid;
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
  text-align: center;
  font-size: ${token.text.small};
  img {
    inline-size: 100%;
    max-inline-size: 12.5rem;
    padding: 0.5rem;
    border-radius: ${token.radius.large};
    /* A scanner needs a light ground in the dark theme too. */
    background: #fff;
    border: 1px solid ${token.color.line};
  }
`;

/** Where to pay, each part ready to copy, and the PayNow code that fills in all of it (N9, U11). */
export function BankDetails({ payment }: { payment: Payment }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const { transfer, amount } = payment;
  if (!transfer) return null;
  // Banks want the bare number.
  const plainAmount = (amount.amount / 10 ** exponentOf(amount.currency)).toFixed(exponentOf(amount.currency));
  const facts: [string, string, string][] = [
    ['amount', format.money(amount), plainAmount],
    ['bank', transfer.bankName, transfer.bankName],
    ['accountName', transfer.accountName, transfer.accountName],
    ['accountNo', transfer.accountNo, transfer.accountNo.replaceAll('-', '')],
    ['uen', transfer.uen, transfer.uen],
    ['reference', transfer.reference, transfer.reference],
  ];
  return (
    <Stack gap={4}>
      <div css={layout}>
        <dl css={rows}>
          {facts.map(([name, shown, copied]) => (
            <Row key={name} label={t(`payment.transfer.${name}`)} shown={shown} copied={copied} />
          ))}
        </dl>
        {transfer.payNowSvg && (
          <figure css={qr}>
            <img
              src={`data:image/svg+xml;utf8,${encodeURIComponent(transfer.payNowSvg)}`}
              alt={t('payment.transfer.qrAlt', { amount: format.money(amount), reference: transfer.reference })}
              width={200}
              height={200}
            />
            <figcaption>{t('payment.transfer.qr')}</figcaption>
          </figure>
        )}
      </div>
      {payment.expiresAt && <p>{t('payment.transfer.deadline', { when: format.instant(payment.expiresAt, 'Asia/Singapore') })}</p>}
    </Stack>
  );
}

function Row({ label, shown, copied }: { label: string; shown: string; copied: string }) {
  const { t } = useTexts('booking');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // Without the right to write there, the text can still be marked by hand.
    setCopied(
      await navigator.clipboard.writeText(copied).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <div css={row}>
      <dt>{label}</dt>
      <dd>
        {shown}
        <Button
          prominence="quiet"
          size="small"
          icon={isCopied ? <Icon name="check" size={16} /> : undefined}
          aria-label={t('payment.transfer.copyNamed', { what: label })}
          onClick={() => void copy()}
        >
          {t(isCopied ? 'payment.transfer.copied' : 'payment.transfer.copy')}
        </Button>
        <span className="visually-hidden" role="status">
          {isCopied ? t('payment.transfer.copiedNamed', { what: label }) : ''}
        </span>
      </dd>
    </div>
  );
}
