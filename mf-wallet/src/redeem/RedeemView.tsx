import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { SectionTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { faultsOf } from '../typing/fault';
import { TypedText } from '../typing/fields';
import { FormFailure, TypedForm } from '../typing/TypedForm';
import { $redeemed, $redeemFailure, redeemAsked, redeemFx } from './redeem.model';

const narrow = css`
  max-inline-size: 34rem;
`;
const FIELD_OF = { redeem_code_failed: 'code', redeem_code_used: 'code' } as const;

interface RedeemValues extends Record<string, unknown> {
  code: string;
}

/** A code for wallet credit. One that fails stays in the field (M309). */
export function RedeemView() {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const { redeem, redeemed, failure, isBusy } = useUnit({
    redeem: redeemAsked,
    redeemed: $redeemed,
    failure: $redeemFailure,
    isBusy: redeemFx.pending,
  });
  return (
    <section aria-labelledby="redeem-title" css={narrow}>
      <Stack gap={5}>
        <SectionTitle id="redeem-title">{t('redeem.title')}</SectionTitle>
        {redeemed && (
          <Notice
            tone="success"
            role="status"
            title={t(redeemed.settled.amount > 0 ? 'redeem.settled' : 'redeem.done', { amount: format.exact(redeemed.amount) })}
          >
            {redeemed.settled.amount > 0 && <p>{t('redeem.settledText', { settled: format.exact(redeemed.settled) })}</p>}
            <p>{t('redeem.doneText', { balance: format.exact(redeemed.balance) })}</p>
          </Notice>
        )}
        <Card>
          <TypedForm<RedeemValues>
            initialValues={{ code: '' }}
            validate={({ code }) => faultsOf({ code: code.trim() ? undefined : { key: 'code' } })}
            onSubmit={({ code }) => redeem(code.trim())}
            failure={failure}
            fieldOf={FIELD_OF}
          >
            <TypedText name="code" label={t('redeem.code')} hint={t('redeem.hint')} maxLength={60} characters={24} spellCheck={false} />
            <FormFailure failure={failure} />
            <div>
              <Button type="submit" prominence="main" size="large" busy={isBusy}>
                {t('redeem.submit')}
              </Button>
            </div>
          </TypedForm>
        </Card>
      </Stack>
    </section>
  );
}
