import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { TopUp } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { SectionTitle } from '@straits/ui/Heading';
import { Stack } from '@straits/ui/Stack';
import { media, token } from '@straits/ui/tokens';
import { TypedDate, TypedText } from '../typing/fields';
import { FormFailure, TypedForm } from '../typing/TypedForm';
import { BankDetails } from './BankDetails';
import { $claimFailure, paidSaid, sayPaidFx } from './proof.model';
import { ProofUpload } from './ProofUpload';
import { claimFaults, type ClaimValues } from './top-up.rules';

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
const pair = css`
  display: grid;
  gap: 1.25rem;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A transfer on one page (N9): where to pay, its proof, and what the bank says of it. */
export function TransferSteps({ topUp }: { topUp: TopUp }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  return (
    <Stack gap={5}>
      <Numbered step={1} title={t('transfer.step1', { amount: format.exact(topUp.amount) })}>
        <BankDetails topUp={topUp} />
      </Numbered>
      <Numbered step={2} title={t('transfer.step2')}>
        <ProofUpload topUp={topUp} />
      </Numbered>
      <Numbered step={3} title={t('transfer.step3')}>
        <Claim topUp={topUp} />
      </Numbered>
    </Stack>
  );
}

const Numbered = ({ step, title, children }: { step: number; title: string; children: ReactNode }) => (
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

const NO_CLAIM: ClaimValues = { bankFrom: '', confirmationCode: '', transactionDate: '', note: '' };

const FIELD_OF = { confirmation_code_used: 'confirmationCode', transfer_date_refused: 'transactionDate' } as const;

/** The facts of the transfer, and the word that it was made. */
function Claim({ topUp }: { topUp: TopUp }) {
  const { t } = useTexts('wallet');
  const { say, isBusy, failure } = useUnit({ say: paidSaid, isBusy: sayPaidFx.pending, failure: $claimFailure });
  const isReady = topUp.status === 'proof_given';
  const submit = ({ note, bankFrom, confirmationCode, transactionDate }: ClaimValues) =>
    say({
      topUpId: topUp.id,
      claim: { bankFrom: bankFrom.trim(), confirmationCode: confirmationCode.trim(), transactionDate, note: note.trim() || undefined },
    });
  return (
    <TypedForm<ClaimValues> initialValues={NO_CLAIM} validate={claimFaults} onSubmit={submit} failure={failure} fieldOf={FIELD_OF}>
      <div css={pair}>
        <TypedText name="bankFrom" label={t('transfer.bankFrom')} maxLength={100} />
        <TypedText
          name="confirmationCode"
          label={t('transfer.confirmationCode')}
          hint={t('transfer.confirmationCodeHint')}
          maxLength={60}
          spellCheck={false}
        />
      </div>
      <TypedDate name="transactionDate" label={t('transfer.transactionDate')} />
      <TypedText name="note" label={t('transfer.note')} maxLength={300} isOptional />
      <FormFailure failure={failure} />
      <div>
        <Button
          type="submit"
          prominence={isReady ? 'main' : 'second'}
          size="large"
          disabled={!isReady}
          busy={isBusy}
          aria-describedby="paid-hint"
        >
          {t('transfer.paid')}
        </Button>
      </div>
      <p id="paid-hint" css={{ color: token.color.muted, fontSize: token.text.small }}>
        {t(isReady ? 'transfer.paidHint' : 'transfer.paidFirst')}
      </p>
    </TypedForm>
  );
}
