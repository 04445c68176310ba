import { randomInt } from 'node:crypto';
import type { StartTopUp, TopUpMethod } from '@straits/api-contract';
import { addMinutes } from '../../../clock';
import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refusal';
import { addJob } from '../../../jobs/jobs';
import { findCurrencies, findShopCompany } from '../../shop';
import { isMovable } from '../amount.rules';
import type { Purse } from '../wallet-access';
import { applyCharge } from './settle-top-up';
import { findTopUp, insertTopUp } from './top-ups.sql';

declare module '../../../jobs/jobs' {
  interface Jobs {
    /** Asks the card provider what became of a top-up whose result is not known. */
    check_top_up: { topUpId: string };
  }
}

/** A transfer that nobody proves in this time is put away. */
const TRANSFER_MINUTES = 7 * 24 * 60;
const CHECK_AFTER_SECONDS = 10;
/** Transfers and PayNow are in this currency. */
const BANK_CURRENCY = 'SGD';

/**
 * The ways to top up: transfers to a bank account in Singapore dollars where the shop has one, and cards; one that is typed at its company's own page is
 * led there for orders only (decision 0171).
 */
export async function topUpMethodsOf({ db, cards, settings }: Deps): Promise<TopUpMethod[]> {
  const { bankAccount } = await findShopCompany(db);
  return [
    ...(bankAccount?.currency === BANK_CURRENCY ? (['paynow', 'bank_transfer'] as const) : []),
    ...(settings.cards === 'none' || cards.page ? [] : (['card'] as const)),
  ];
}

/** What a payer writes on the transfer; digits only, since it is typed on phones. */
const newReference = () => `TU${String(randomInt(10 ** 9)).padStart(9, '0')}`;

/**
 * Begins a top-up in the caller's transaction and answers its id. A card is charged afterwards by `chargeTopUp`, because no provider can be part of
 * our transaction. Refuses: amount_out_of_range, currency_unknown, payment_method_unavailable.
 */
export async function startTopUp(trx: Trx, { agency, userId }: Purse, wanted: StartTopUp & { now: Date }): Promise<string> {
  const { method, amount, now } = wanted;
  if (!isMovable(amount)) refuse('amount_out_of_range', [{ field: 'amount', message: 'must be above zero and below one billion' }]);
  if (!(await findCurrencies(trx)).has(amount.currency)) refuse('currency_unknown');
  const isCard = method === 'card';
  if (!isCard && amount.currency !== BANK_CURRENCY) refuse('payment_method_unavailable');
  const id = await insertTopUp(trx, {
    agencyId: agency.id,
    userId,
    method,
    status: isCard ? 'pending' : 'awaiting_proof',
    amountMinor: amount.amount,
    currency: amount.currency,
    reference: newReference(),
    agentName: wanted.agentName,
    createdAt: now,
    expiresAt: isCard ? null : addMinutes(now, TRANSFER_MINUTES),
  });
  // The job is there before the charge, in case that this process dies in the middle.
  const runAt = new Date(now.getTime() + CHECK_AFTER_SECONDS * 1000);
  if (isCard) await addJob(trx, { name: 'check_top_up', payload: { topUpId: id }, key: `check_top_up:${id}`, runAt });
  return id;
}

/** Charges the card of a top-up that was just started; the bank may ask its holder first (`nextAction`). An answer that never came is asked for later, never taken for a refusal. */
export async function chargeTopUp(deps: Deps, topUpId: string, card: { cardToken: string; returnUrl: string }): Promise<void> {
  const topUp = await findTopUp(deps.db, topUpId);
  if (topUp?.status !== 'pending') return;
  const amount = { amount: topUp.amountMinor, currency: topUp.currency };
  try {
    await applyCharge(deps, topUpId, await deps.cards.charge({ paymentId: topUpId, amount, ...card }));
  } catch (error) {
    deps.log.warn({ err: error, topUpId }, 'top-up by card without an answer: it is looked up later');
  }
}
