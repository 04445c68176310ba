import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import type { Currency, TopUpMethod, Wallet } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { exponentOf, useFormat, useTexts } from '@straits/i18n';
import { useUser } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { SectionTitle } from '@straits/ui/Heading';
import { Icon, type IconName } from '@straits/ui/Icon';
import { RadioGroup } from '@straits/ui/RadioGroup';
import { Stack } from '@straits/ui/Stack';
import { media, token } from '@straits/ui/tokens';
import { readAmount } from '../typing/amount.rules';
import { TypedSelect, TypedText } from '../typing/fields';
import { FormFailure, TypedForm, useTyped } from '../typing/TypedForm';
import { $topUpFailure, startTopUpFx, topUpAsked } from './top-up.model';
import { BANK_CURRENCY, cardOf, currencyOf, topUpFaults, type TopUpValues } from './top-up.rules';

const icons: Record<TopUpMethod, IconName> = { paynow: 'phone', bank_transfer: 'bank', card: 'card' };
const columns = css`
  display: grid;
  gap: 1.25rem;
  ${media.desktop} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    gap: 2rem;
    align-items: start;
  }
`;
const pair = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7rem;
  gap: 1rem;
  align-items: end;
`;
const cardRow = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1rem;
`;
const quiet = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

const FIELD_OF = { amount_out_of_range: 'amount', currency_unknown: 'currency', card_token_invalid: 'number' } as const;

/** How much, how, and in whose name. */
export function TopUpForm({ wallet }: { wallet: Wallet }) {
  const { t, language } = useTexts('wallet');
  const user = useUser();
  const { ask, failure, isBusy } = useUnit({ ask: topUpAsked, failure: $topUpFailure, isBusy: startTopUpFx.pending });
  const methods = wallet.topUpMethods;
  const initial: TopUpValues = {
    method: methods[0] ?? 'paynow',
    amount: '',
    currency: wallet.currency,
    agentName: user?.Name ?? '',
    number: '',
    expiry: '',
    cvc: '',
    holder: '',
  };
  const submit = (values: TopUpValues) => {
    const currency = currencyOf(values);
    const amount = readAmount(values.amount, { digits: exponentOf(currency), language });
    if (!amount.ok) return;
    const { method, agentName } = values;
    ask({
      method,
      amount: { amount: amount.minor, currency },
      agentName: agentName.trim(),
      card: method === 'card' ? cardOf(values) : undefined,
    });
  };
  return (
    <section aria-labelledby="top-up-title">
      <Stack gap={5}>
        <SectionTitle id="top-up-title">{t('topUp.title')}</SectionTitle>
        <TypedForm<TopUpValues>
          // A card that was being typed is gone with its way to pay.
          key={methods.join()}
          initialValues={initial}
          validate={(values) => topUpFaults(values, { digitsIn: exponentOf, language })}
          onSubmit={submit}
          failure={failure}
          fieldOf={FIELD_OF}
        >
          <div css={columns}>
            <Methods methods={methods} />
            <Card>
              <Stack gap={5}>
                <Amount wallet={wallet} />
                <TypedText name="agentName" label={t('topUp.agentName')} autoComplete="name" maxLength={200} />
                <CardFields />
                <FormFailure failure={failure} />
                <Submit isBusy={isBusy} />
              </Stack>
            </Card>
          </div>
        </TypedForm>
      </Stack>
    </section>
  );
}

function Methods({ methods }: { methods: readonly TopUpMethod[] }) {
  const { t } = useTexts('wallet');
  const { value, onChange } = useTyped<string>('method');
  return (
    <Stack gap={3}>
      <RadioGroup
        variant="cards"
        name="method"
        label={t('topUp.how')}
        value={value}
        onChange={onChange}
        options={methods.map((method) => ({
          value: method,
          label: t(`topUp.method.${method}`),
          hint: t(`topUp.methodHint.${method}`),
          icon: <Icon name={icons[method]} size={24} />,
        }))}
      />
      {!methods.includes('card') && <p css={quiet}>{t('topUp.noCard')}</p>}
    </Stack>
  );
}

function Amount({ wallet }: { wallet: Wallet }) {
  const { t } = useTexts('wallet');
  const method = useTyped<TopUpMethod>('method').value;
  const { data = [] } = useResource<Currency[]>('/currency');
  const known = data.length > 0 ? data.map(({ Code }) => Code) : [wallet.currency];
  const amount = (
    <TypedText
      name="amount"
      label={t('topUp.amount')}
      inputMode="decimal"
      maxLength={20}
      prefix={method === 'card' ? undefined : BANK_CURRENCY}
      spellCheck={false}
    />
  );
  if (method !== 'card') return amount;
  return (
    <div css={pair}>
      {amount}
      <TypedSelect name="currency" label={t('statement.currency')} options={known.map((value) => ({ value, label: value }))} />
    </div>
  );
}

function CardFields() {
  const { t } = useTexts('wallet');
  if (useTyped<TopUpMethod>('method').value !== 'card') return null;
  return (
    <>
      <TypedText
        name="number"
        label={t('topUp.card.number')}
        autoComplete="cc-number"
        inputMode="numeric"
        maxLength={30}
        spellCheck={false}
      />
      <div css={cardRow}>
        <TypedText name="expiry" label={t('topUp.card.expiry')} hint={t('topUp.card.expiryHint')} autoComplete="cc-exp" maxLength={9} />
        <TypedText
          name="cvc"
          label={t('topUp.card.cvc')}
          hint={t('topUp.card.cvcHint')}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      <TypedText name="holder" label={t('topUp.card.holder')} autoComplete="cc-name" spellCheck={false} maxLength={200} />
      <p css={quiet}>{t('topUp.card.safe')}</p>
    </>
  );
}

function Submit({ isBusy }: { isBusy: boolean }) {
  const { t, language } = useTexts('wallet');
  const format = useFormat();
  const method = useTyped<TopUpMethod>('method').value;
  const currency = currencyOf({ method, currency: useTyped<string>('currency').value });
  const amount = readAmount(useTyped<string>('amount').value ?? '', { digits: exponentOf(currency), language });
  const isCard = method === 'card';
  const words = (sum: string) => t(isCard ? 'topUp.pay' : 'topUp.start', { amount: sum });
  const plain = () => (isCard ? t('topUp.payPlain') : t('topUp.startPlain'));
  return (
    <Button type="submit" prominence="main" size="large" full busy={isBusy}>
      {amount.ok ? words(format.exact({ amount: amount.minor, currency })) : plain()}
    </Button>
  );
}
