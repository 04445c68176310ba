import { css } from '@emotion/react';
import type { Cart } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Checkbox } from '@straits/ui/Checkbox';
import { SectionTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { RadioGroup } from '@straits/ui/RadioGroup';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { CancellationTerms } from '../cart-line/CancellationTerms';
import { lineName } from '../cart-line/cart-groups.rules';
import { DepositTerms, useChosenDeposit } from './HowMuch';
import { useTyped } from '../typing/TypedForm';

export type Insurance = 'wanted' | 'declined';

const list = css`
  list-style: none;
  display: grid;
  gap: 1.25rem;
`;
const name = css`
  font-weight: 600;
  margin-block-end: 0.5rem;
`;

/** Whether the traveller wants insurance against the agency's insolvency; no answer is chosen beforehand (U2, U9). It is kept with these names, and acknowledged. */
export function InsuranceQuestion({ names }: { names: string[] }) {
  const { t } = useTexts('booking');
  const { value, onChange, ...field } = useTyped<Insurance | ''>('insurance');
  const { value: isAsked, ...asked } = useTyped<boolean>('insuranceAsked');
  const { list: listOf } = useFormat();
  return (
    <Card>
      <RadioGroup
        {...field}
        value={value}
        onChange={(answer) => onChange(answer as Insurance)}
        label={t('checkout.insurance.question')}
        hint={t('checkout.insurance.why')}
        options={[
          { value: 'wanted', label: t('checkout.insurance.wanted'), hint: t('checkout.insurance.wantedHint') },
          { value: 'declined', label: t('checkout.insurance.declined') },
        ]}
      />
      <Checkbox
        {...asked}
        css={{ marginBlockStart: '1rem' }}
        required
        checked={isAsked}
        label={t('checkout.insurance.asked', { names: listOf(names) })}
        hint={t('checkout.insurance.askedHint')}
      />
    </Card>
  );
}

/** The cancellation terms of each item in writing, and the agreement to them, before anything is paid (U8). */
export function AcceptTerms({ cart }: { cart: Cart }) {
  const { t } = useTexts('booking');
  const { value, onChange, error, name: field } = useTyped<boolean>('acceptTerms');
  const deposit = useChosenDeposit(cart);
  return (
    <Card>
      <Stack gap={4}>
        <SectionTitle level={2} css={{ fontSize: token.text.title }}>
          {t('items.terms.title')}
        </SectionTitle>
        <ul css={list} role="list">
          {cart.lines.map((line) => (
            <li key={line.id}>
              <p css={name} lang={line.lang}>
                {lineName(line, cart.lines)}
              </p>
              <CancellationTerms line={line} />
            </li>
          ))}
        </ul>
        {deposit && (
          <div>
            <p css={name}>{t('checkout.deposit.title')}</p>
            <DepositTerms deposit={deposit} />
          </div>
        )}
        <Checkbox
          name={field}
          required
          checked={value}
          onChange={onChange}
          error={error}
          label={
            <>
              {t(deposit ? 'checkout.deposit.accept' : 'items.terms.accept')}{' '}
              <TextLink href="/booking-policy" target="_blank">
                {t('items.terms.policy')}
              </TextLink>
            </>
          }
        />
      </Stack>
    </Card>
  );
}
