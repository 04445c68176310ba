import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import { dueOf } from '@straits/api-contract/amount-due';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Disclosure } from '@straits/ui/Disclosure';
import { Icon } from '@straits/ui/Icon';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { FailureNotice } from '../../acts/FailureNotice';
import { todayIn } from '../../cart-line/line-change.rules';
import { serverTime } from '../../held-places/server-clock';
import { TypedText } from '../../typing/fields';
import { TypedForm, useTyped } from '../../typing/TypedForm';
import type { MethodProps } from '../MethodChoice';
import { shownOf } from '../payment-view.rules';
import { $payFailure, $paying, payAsked } from '../payment.model';
import { brandOf, cardFaults, formatCardNumber, formatExpiry, NO_CARD, reshapeAtEnd, type CardValues } from './card.rules';

const pair = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.25rem 1rem;
`;
const brand = css`
  padding-inline-end: 0.75rem;
  color: ${token.color.muted};
  font-size: ${token.text.small};
  font-weight: 600;
`;
const safe = css`
  display: flex;
  gap: 0.5rem;
  color: ${token.color.muted};
  font-size: ${token.text.small};
  svg {
    flex: none;
  }
`;
const numbers = css`
  display: grid;
  gap: 0.375rem;
  code {
    font-size: 0.9375rem;
    user-select: all;
  }
`;

/** Pays by card. What is typed here goes to the card provider; our own calls see a token. */
export function CardForm({ order, address }: MethodProps) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const { pay, paying, failure } = useUnit({ pay: payAsked, paying: $paying, failure: $payFailure });
  const today = todayIn('Asia/Singapore', serverTime());
  const submit = ({ number, expiry, cvc, holder }: CardValues) =>
    pay({
      orderCode: order.code,
      key: address.key,
      method: 'card',
      ...shownOf(order),
      card: { number: number.trim(), expiry: formatExpiry(expiry).replaceAll(' ', ''), cvc: cvc.trim(), holder: holder.trim() },
    });

  return (
    <TypedForm<CardValues & Record<string, unknown>>
      initialValues={NO_CARD as CardValues & Record<string, unknown>}
      validate={(values) => cardFaults(values, today)}
      onSubmit={submit}
    >
      <CardNumber />
      <ShortFields />
      <TypedText
        name="holder"
        label={t('payment.card.holder')}
        hint={t('payment.card.holderHint')}
        autoComplete="cc-name"
        spellCheck={false}
        maxLength={200}
      />
      {failure && <FailureNotice failure={failure} />}
      <Button type="submit" prominence="main" size="large" full busy={paying !== null} icon={<Icon name="lock" size={18} />}>
        {t('payment.pay', { amount: format.money(dueOf(order)) })}
      </Button>
      <p css={safe}>
        <Icon name="lock" size={18} />
        {t('payment.card.safe')}
      </p>
      <TestCards />
    </TypedForm>
  );
}

function CardNumber() {
  const { t } = useTexts('booking');
  const { value } = useTyped<string>('number');
  const name = brandOf(value ?? '');
  return (
    <TypedText
      name="number"
      label={t('payment.card.number')}
      autoComplete="cc-number"
      inputMode="numeric"
      maxLength={30}
      spellCheck={false}
      reshape={reshapeAtEnd(formatCardNumber)}
      tidy={formatCardNumber}
      suffix={name === 'other' ? undefined : <span css={brand}>{t(`payment.card.brand.${name}`)}</span>}
      checkOnLeave
    />
  );
}

function ShortFields() {
  const { t } = useTexts('booking');
  return (
    <div css={pair}>
      <TypedText
        name="expiry"
        label={t('payment.card.expiry')}
        hint={t('payment.card.expiryHint')}
        autoComplete="cc-exp"
        inputMode="numeric"
        maxLength={9}
        characters={9}
        reshape={reshapeAtEnd(formatExpiry)}
        tidy={formatExpiry}
        checkOnLeave
      />
      <TypedText
        name="cvc"
        label={t('payment.card.cvc')}
        hint={t('payment.card.cvcHint')}
        autoComplete="cc-csc"
        inputMode="numeric"
        maxLength={4}
        characters={6}
        checkOnLeave
      />
    </div>
  );
}

const TEST_CARDS = [
  ['4242 4242 4242 4242', 'works'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 0077', 'late'],
  ['4000 0000 0000 3220', 'challenge'],
  ['4000 0000 0000 0119', 'lost'],
] as const;

/** The demonstration's card provider takes no real money: which numbers do what. */
function TestCards() {
  const { t } = useTexts('booking');
  return (
    <Disclosure summary={t('payment.card.test.title')}>
      <Stack gap={3}>
        <p>{t('payment.card.test.text')}</p>
        <ul css={numbers}>
          {TEST_CARDS.map(([number, outcome]) => (
            <li key={number}>
              <code>{number}</code> {t(`payment.card.test.${outcome}`)}
            </li>
          ))}
        </ul>
      </Stack>
    </Disclosure>
  );
}
