import type { AskRate, RateQuote } from '@straits/api-contract';
import { RATE_SECONDS } from '@straits/api-contract/constants';
import type { Sql, Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { findCurrencies } from '../../shop';
import type { AgencyRow } from '../agency.sql';
import { isMovable } from '../amount.rules';
import { findAccount, freeBalance, lockNamed, type AccountRow } from '../ledger/accounts.sql';
import { postTransaction } from '../ledger/post-transaction';
import { areRatesFresh, rateSourceOf } from '../rates/rate-source';
import type { Purse } from '../wallet-access';
import { findQuote, insertQuote, lockQuote, markQuoteUsed, type QuoteRow } from './quotes.sql';
import { convertMinor, crossRate, feeOf, plainRate, writtenRate } from './rates.rules';

async function balanceIn(db: Sql, agencyId: string, currency: string): Promise<number> {
  const wallet = await findAccount(db, { agencyId, type: 'wallet', currency });
  return wallet ? freeBalance(wallet) : 0;
}

/** What an amount would become at the present rate. Refuses: currency_unknown, same_currency, rate_unavailable, amount_out_of_range, amount_too_small. */
async function priceOf({ db, settings, clock }: Deps, { amount, to }: AskRate) {
  if (amount.currency === to) refuse('same_currency');
  if (!isMovable(amount)) refuse('amount_out_of_range', [{ field: 'amount', message: 'must be above zero and below one billion' }]);
  const currencies = await findCurrencies(db);
  const source = currencies.get(amount.currency) ?? refuse('currency_unknown');
  const target = currencies.get(to) ?? refuse('currency_unknown');
  const rateAt = new Date(Math.min(source.rateAt.getTime(), target.rateAt.getTime()));
  if (!areRatesFresh(settings, rateAt, clock.now())) refuse('rate_unavailable');
  const rate = crossRate(source, target);
  const feeMinor = feeOf(amount.amount, settings.conversionFeeBasisPoints);
  const toMinor = convertMinor(amount.amount - feeMinor, source, target);
  if (toMinor <= 0) refuse('amount_too_small', [{ field: 'amount', message: 'becomes nothing in the other currency' }]);
  if (!isMovable({ amount: toMinor, currency: to }))
    refuse('amount_out_of_range', [{ field: 'amount', message: 'becomes too much in the other currency' }]);
  return { rate, rateAt, feeMinor, toMinor };
}

/**
 * Offers a rate that holds for 60 seconds, with both balances before and after. Refuses: amount_out_of_range, amount_too_small, same_currency,
 * currency_unknown, rate_unavailable, wallet_insufficient.
 */
export async function offerRate(deps: Deps, agency: AgencyRow, asked: AskRate): Promise<RateQuote> {
  const price = await priceOf(deps, asked);
  if ((await balanceIn(deps.db, agency.id, asked.amount.currency)) < asked.amount.amount) refuse('wallet_insufficient');
  const createdAt = deps.clock.now();
  const id = await insertQuote(deps.db, {
    agencyId: agency.id,
    fromCurrency: asked.amount.currency,
    toCurrency: asked.to,
    fromMinor: asked.amount.amount,
    ...price,
    rateSource: rateSourceOf(deps.settings),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + RATE_SECONDS * 1000),
  });
  return viewQuote(deps, (await findQuote(deps.db, id))!);
}

/** A quote as its agency sees it; once used, the balances are those around the conversion. */
export async function viewQuote({ db, clock }: Deps, quote: QuoteRow): Promise<RateQuote> {
  const from = (amount: number) => ({ amount, currency: quote.fromCurrency });
  const to = (amount: number) => ({ amount, currency: quote.toCurrency });
  const [fromNow, toNow] = [await balanceIn(db, quote.agencyId, quote.fromCurrency), await balanceIn(db, quote.agencyId, quote.toCurrency)];
  const [fromBefore, toBefore] = quote.transactionId ? [fromNow + quote.fromMinor, toNow - quote.toMinor] : [fromNow, toNow];
  return {
    id: quote.id,
    from: from(quote.fromMinor),
    fee: from(quote.feeMinor),
    to: to(quote.toMinor),
    rate: plainRate(quote.rate),
    rateAt: quote.rateAt.toISOString(),
    rateSource: quote.rateSource,
    expiresAt: quote.expiresAt.toISOString(),
    serverNow: clock.now().toISOString(),
    fromBefore: from(fromBefore),
    fromAfter: from(fromBefore - quote.fromMinor),
    toBefore: to(toBefore),
    toAfter: to(toBefore + quote.toMinor),
  };
}

async function legsOf(trx: Trx, quote: QuoteRow) {
  const { agencyId, fromCurrency, toCurrency, fromMinor, feeMinor, toMinor } = quote;
  const [source, target, exchangeIn, exchangeOut, revenue] = (await lockNamed(trx, [
    { agencyId, type: 'wallet', currency: fromCurrency },
    { agencyId, type: 'wallet', currency: toCurrency },
    { type: 'exchange', currency: fromCurrency },
    { type: 'exchange', currency: toCurrency },
    { type: 'revenue', currency: fromCurrency },
  ])) as [AccountRow, AccountRow, AccountRow, AccountRow, AccountRow];
  return [
    { account: source, amountMinor: -fromMinor },
    { account: exchangeIn, amountMinor: fromMinor - feeMinor },
    { account: revenue, amountMinor: feeMinor },
    { account: exchangeOut, amountMinor: -toMinor },
    { account: target, amountMinor: toMinor },
  ];
}

/** Converts at an offered rate, once. Refuses: not_found, rate_used, rate_expired, wallet_insufficient. */
export async function convertFunds(trx: Trx, { agency, actor }: Purse, given: { quoteId: string; now: Date }): Promise<void> {
  const quote = (await lockQuote(trx, given.quoteId, agency.id)) ?? refuse('not_found');
  if (quote.transactionId) refuse('rate_used');
  if (quote.expiresAt <= given.now) refuse('rate_expired');
  const transactionId = await postTransaction(trx, {
    kind: 'conversion',
    legs: await legsOf(trx, quote),
    // In no language: statements word the quote itself (decision 0145).
    description: `${quote.fromCurrency}/${quote.toCurrency} ${writtenRate(quote.rate)}`,
    actor,
    reason: `1 ${quote.fromCurrency} = ${plainRate(quote.rate)} ${quote.toCurrency} (${quote.rateSource}, ${quote.rateAt.toISOString()})`,
    at: given.now,
  });
  await markQuoteUsed(trx, quote.id, transactionId);
}
