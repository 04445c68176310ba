import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Order, Payment } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { useLocation } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { SectionTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { FailureNotice } from '../../acts/FailureNotice';
import type { PaymentAddress } from '../../acts/payment-address.rules';
import { BankDetails } from './BankDetails';
import { $paidFailure, paidSaid, sayPaidFx, type ProofTarget } from './proof.model';
import { ProofUpload } from './ProofUpload';

const head = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin-block-end: 1.25rem;
`;
const number = css`
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border-radius: ${token.radius.round};
  background: ${token.color.sea};
  color: ${token.color.onSea};
  font: 600 1.125rem/1 ${token.font.display};
`;

interface TransferStepsProps {
  order: Order;
  payment: Payment;
  address: PaymentAddress;
}

/** A bank transfer on one page (N9): 1 where to pay, 2 the proof, 3 "I have paid". */
export function TransferSteps({ order, payment, address }: TransferStepsProps) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const { pathname, search, hash } = useLocation();
  const other = new URLSearchParams(search);
  other.set('method', 'card');
  const target: ProofTarget = { paymentId: payment.id, orderCode: order.code, key: address.key };

  return (
    <Stack gap={5}>
      {payment.reason && (
        <Notice tone="warning" role="alert" title={t('payment.transfer.refused')}>
          {t('payment.transfer.refusedText', { reason: payment.reason })}
        </Notice>
      )}
      <Numbered number={1} title={t('payment.transfer.step1', { amount: format.money(payment.amount) })}>
        <BankDetails payment={payment} />
      </Numbered>
      <Numbered number={2} title={t('payment.transfer.step2')}>
        <ProofUpload payment={payment} target={target} />
      </Numbered>
      <Numbered number={3} title={t('payment.transfer.step3')}>
        <SayPaid payment={payment} target={target} />
      </Numbered>
      <p>
        <TextLink href={`${pathname}?${other}${hash}`}>{t('payment.transfer.other')}</TextLink>
      </p>
    </Stack>
  );
}

const Numbered = ({ number: step, title, children }: { number: number; title: string; children: ReactNode }) => (
  <Card as="section">
    <div css={head}>
      <span css={number} aria-hidden="true">
        {step}
      </span>
      <SectionTitle level={2} css={{ fontSize: token.text.title }}>
        {title}
      </SectionTitle>
    </div>
    {children}
  </Card>
);

function SayPaid({ payment, target }: { payment: Payment; target: ProofTarget }) {
  const { t } = useTexts('booking');
  const { say, isSaying, failure } = useUnit({ say: paidSaid, isSaying: sayPaidFx.pending, failure: $paidFailure });
  const isReady = payment.status === 'proof_given';
  return (
    <Stack gap={3}>
      <p>{t('payment.transfer.step3Text')}</p>
      {failure && <FailureNotice failure={failure} onRetry={() => say(target)} />}
      <div>
        <Button
          prominence={isReady ? 'main' : 'second'}
          size="large"
          disabled={!isReady}
          busy={isSaying}
          aria-describedby="paid-hint"
          onClick={() => say(target)}
        >
          {t('payment.transfer.paid')}
        </Button>
      </div>
      <p id="paid-hint" css={{ color: token.color.muted, fontSize: token.text.small }}>
        {t(isReady ? 'payment.transfer.paidHint' : 'payment.transfer.paidFirst')}
      </p>
    </Stack>
  );
}
