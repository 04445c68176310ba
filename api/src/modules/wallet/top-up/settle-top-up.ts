import { addMinutes } from '../../../clock';
import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import type { Job } from '../../../jobs/jobs';
import { creditWallet, settleOwed } from '../credit-wallet';
import { settleTransaction } from '../ledger/post-transaction';
import { mailWallet } from '../wallet-mail';
import { takeReturned } from './take-back-top-up';
import { findTopUp, lockTopUp, markAttention, markTopUp, markTopUpAction, markTopUpCharge, type TopUpRow } from './top-ups.sql';

/** What the card company said; `pending` leaves the top-up open. */
type Charge = Awaited<ReturnType<Deps['cards']['charge']>>;

/** The money is there: wallet and top-up change together. The top-up must be locked by the caller; settling twice is settling once. */
export async function settleTopUp(trx: Trx, topUp: TopUpRow, why: { actor: string; at: Date }): Promise<void> {
  if (topUp.status === 'success') return;
  const { agencyId, amountMinor, currency, reference } = topUp;
  const owner = { agencyId, currency, ...why };
  let { transactionId } = topUp;
  if (transactionId) {
    await settleTransaction(trx, transactionId, { to: 'POSTED', ...why });
    await settleOwed(trx, owner);
  } else {
    const posted = { ...owner, amountMinor, from: 'suspense', kind: 'top_up', description: reference } as const;
    ({ transactionId } = await creditWallet(trx, posted));
  }
  await markTopUp(trx, topUp.id, { status: 'success', transactionId, decidedBy: why.actor, decidedAt: why.at, expiresAt: null });
}

/** The top-up came to nothing: what waited in the ledger is cancelled. */
export async function failTopUp(trx: Trx, topUp: TopUpRow, why: { actor: string; at: Date; reason: string }): Promise<void> {
  if (topUp.status === 'success' || topUp.status === 'failed') return;
  if (topUp.transactionId) await settleTransaction(trx, topUp.transactionId, { to: 'CANCELLED', ...why });
  await markTopUp(trx, topUp.id, { status: 'failed', reason: why.reason, decidedBy: why.actor, decidedAt: why.at, expiresAt: null });
}

/** How long a card's holder has to confirm at the bank. */
const CONFIRM_MINUTES = 60;

/** Whether an answer still says something: money that came after the top-up was given up is taken, never kept in silence. */
const isNews = ({ method, status }: TopUpRow, charge: Charge) =>
  method === 'card' && (status === 'pending' || (status === 'failed' && charge.status === 'success'));

const AMOUNT_DIFFERS = 'card_amount_differs';

/** Whether the provider took what was asked for; the demonstration's cards do not say. */
const isPaidInFull = ({ amountMinor, currency }: TopUpRow, { paid }: Extract<Charge, { status: 'success' }>) =>
  paid === undefined || (paid?.amount === amountMinor && paid.currency === currency);

/** The provider took another sum: the wallet is not filled, and staff sees what came. */
async function keepUnclear(trx: Trx, topUp: TopUpRow, why: { actor: string; at: Date }): Promise<void> {
  const { id: topUpId, status, reason } = topUp;
  if (status === 'failed' && reason === AMOUNT_DIFFERS) return;
  await failTopUp(trx, topUp, { ...why, reason: AMOUNT_DIFFERS });
  await markTopUp(trx, topUpId, { status: 'failed', reason: AMOUNT_DIFFERS });
  await markAttention(trx, topUpId, 'card_amount');
}

/** Writes down what the provider said of a card; of a charge that is no top-up it says nothing here. */
export async function applyCharge(deps: Deps, topUpId: string, charge: Charge): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const topUp = await lockTopUp(trx, topUpId);
    if (!topUp || !isNews(topUp, charge)) return;
    const why = { actor: 'provider', at: deps.clock.now() };
    if (charge.status !== 'failed') await markTopUpCharge(trx, topUpId, charge.providerRef);
    if (charge.status === 'pending') {
      if (charge.actionUrl && !topUp.actionUrl)
        await markTopUpAction(trx, topUpId, { url: charge.actionUrl, expiresAt: addMinutes(why.at, CONFIRM_MINUTES) });
      return;
    }
    if (charge.status === 'failed') return failTopUp(trx, topUp, { ...why, reason: charge.reason });
    if (!isPaidInFull(topUp, charge)) return keepUnclear(trx, topUp, why);
    if (topUp.reason === AMOUNT_DIFFERS) return;
    await settleTopUp(trx, topUp, why);
    // The company may have said before that money went back.
    await takeReturned(trx, topUp, why);
    await mailWallet(trx, { kind: 'top_up_done', topUpId }, why.at);
  });
}

/** Asks the provider what became of a charge. No such charge: it never arrived, the top-up has failed. Still open: the job is tried again. */
export const checkTopUp: Job<'check_top_up'> = async ({ topUpId }, deps) => {
  const topUp = await findTopUp(deps.db, topUpId);
  if (topUp?.status !== 'pending') return;
  const charge = await deps.cards.find(topUpId);
  if (charge?.status === 'pending') throw new Error(`top-up ${topUpId} is still open at the provider`);
  await applyCharge(deps, topUpId, charge ?? { status: 'failed', reason: 'card_token_invalid' });
};
