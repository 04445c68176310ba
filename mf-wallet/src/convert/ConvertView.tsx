import { css } from '@emotion/react';
import { useUnit } from 'effector-react';
import type { Currency, RateQuote, Wallet } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { exponentOf, useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { SectionTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { media } from '@straits/ui/tokens';
import { readAmount } from '../typing/amount.rules';
import { TypedSelect, TypedText } from '../typing/fields';
import { FormFailure, TypedForm, useTyped } from '../typing/TypedForm';
import { $converted, $convertFailure, $quote, askRateFx, rateAsked } from './convert.model';
import { convertFaults, type ConvertValues } from './convert.rules';
import { QuotePanel } from './QuotePanel';
import { RatesCard } from './RatesCard';

const columns = css`
  display: grid;
  gap: 1.5rem;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
const fields = css`
  display: grid;
  gap: 1.25rem 1rem;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 8rem 8rem;
    align-items: end;
  }
`;

const FIELD_OF = {
  amount_out_of_range: 'amount',
  amount_too_small: 'amount',
  wallet_insufficient: 'amount',
  same_currency: 'to',
  currency_unknown: 'to',
  rate_unavailable: 'to',
} as const;

/** Changing money of one currency into another: how much, the offered rate, both balances before and after. */
export function ConvertView({ wallet }: { wallet: Wallet }) {
  const { t } = useTexts('wallet');
  const { data = [] } = useResource<Currency[]>('/currency');
  const { quote, converted } = useUnit({ quote: $quote, converted: $converted });
  return (
    <section aria-labelledby="convert-title">
      <Stack gap={5}>
        <SectionTitle id="convert-title">{t('convert.title')}</SectionTitle>
        {converted && <Converted quote={converted} />}
        <div css={columns}>
          <ConvertForm wallet={wallet} currencies={data} />
          {quote ? <QuotePanel quote={quote} /> : <RatesCard currencies={data} />}
        </div>
      </Stack>
    </section>
  );
}

function Converted({ quote }: { quote: RateQuote }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  return (
    <Notice tone="success" role="status" title={t('convert.done', { from: format.exact(quote.from), to: format.exact(quote.to) })}>
      {t('convert.doneText', { from: format.exact(quote.fromAfter), to: format.exact(quote.toAfter) })}
    </Notice>
  );
}

function ConvertForm({ wallet, currencies }: { wallet: Wallet; currencies: Currency[] }) {
  const { t, language } = useTexts('wallet');
  const { ask, failure, isBusy, quote } = useUnit({ ask: rateAsked, failure: $convertFailure, isBusy: askRateFx.pending, quote: $quote });
  const free = Object.fromEntries(wallet.balances.map(({ currency, available }) => [currency, available.amount]));
  const known = currencies.map(({ Code }) => Code);
  const target = known.find((code) => code !== wallet.currency) ?? wallet.currency;
  const submit = ({ amount, from, to }: ConvertValues) => {
    const read = readAmount(amount, { digits: exponentOf(from), language });
    if (read.ok) ask({ amount: { amount: read.minor, currency: from }, to });
  };
  if (known.length === 0) return null;
  return (
    <Card>
      <TypedForm<ConvertValues>
        initialValues={{ amount: '', from: wallet.currency, to: target }}
        validate={(values) => convertFaults(values, { free, digitsIn: exponentOf, language })}
        onSubmit={submit}
        failure={quote ? null : failure}
        fieldOf={FIELD_OF}
      >
        <div css={fields}>
          <TypedText name="amount" label={t('convert.amount')} inputMode="decimal" maxLength={20} spellCheck={false} />
          <TypedSelect
            name="from"
            label={t('convert.from')}
            options={wallet.balances.map(({ currency }) => ({ value: currency, label: currency }))}
          />
          <TypedSelect name="to" label={t('convert.to')} options={known.map((value) => ({ value, label: value }))} />
        </div>
        <Available wallet={wallet} />
        {!quote && <FormFailure failure={failure} />}
        <Button type="submit" prominence={quote ? 'second' : 'main'} size="large" busy={isBusy}>
          {t(quote ? 'convert.again' : 'convert.ask')}
        </Button>
      </TypedForm>
    </Card>
  );
}

function Available({ wallet }: { wallet: Wallet }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const from = useTyped<string>('from').value;
  const balance = wallet.balances.find(({ currency }) => currency === from);
  return <p>{balance && t('convert.available', { amount: format.exact(balance.available) })}</p>;
}
