import { sql } from 'kysely';
import type { SandboxCard } from '@straits/api-contract';
import { hasCheckDigit } from '@straits/api-contract/card-number';
import type { Clock } from '../../clock';
import type { Db, Sql } from '../../database/connection';
import { hashOf, newToken } from '../../secrets';
import type { CardProvider, ChargeOutcome, RefundOutcome } from './card-provider';

const TOKEN_MINUTES = 15;
/** A late card answers `pending` for this long, then success. */
const LATE_SECONDS = 8;

/** How the demonstration's cards behave, by number; all others that pass the Luhn check succeed. */
const BEHAVIOURS: Record<string, 'declined' | 'late' | 'challenge' | 'lost'> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'declined',
  '4000000000000077': 'late',
  '4000000000003220': 'challenge',
  '4000000000000119': 'lost',
};

function isExpired(expiry: string, now: Date) {
  const [month, year] = expiry.split('/').map((part) => Number(part.trim()));
  if (!month || !year || month > 12) return true;
  return Date.UTC(year < 100 ? 2000 + year : year, month, 1) <= now.getTime();
}

/** A token for a card, as a card company's own page would make it; null when the card cannot be. Nothing of the card is kept but its behaviour. */
export async function tokenizeSandboxCard(db: Db, now: Date, card: SandboxCard): Promise<{ cardToken: string; last4: string } | null> {
  const digits = card.number.replaceAll(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(digits) || !hasCheckDigit(digits) || !/^\d{3,4}$/.test(card.cvc) || isExpired(card.expiry, now)) return null;
  const cardToken = `tok_${newToken()}`;
  await sql`insert into sandbox_cards (token_hash, behaviour, expires_at) values (${hashOf(cardToken)}, ${BEHAVIOURS[digits] ?? 'good'}, ${new Date(now.getTime() + TOKEN_MINUTES * 60_000)})`.execute(
    db,
  );
  return { cardToken, last4: digits.slice(-4) };
}

interface ChargeRow {
  status: 'success' | 'failed' | 'pending';
  reason: 'card_declined' | 'card_token_invalid' | null;
  providerRef: string;
  createdAt: Date;
  /** Set when the holder must confirm: the bank's page leads back there. */
  returnUrl: string | null;
}

const outcomeOf = (paymentId: string, row: ChargeRow, now: Date): ChargeOutcome => {
  if (row.status === 'failed') return { status: 'failed', reason: row.reason ?? 'card_declined' };
  if (row.status === 'pending' && row.returnUrl)
    return { status: 'pending', providerRef: row.providerRef, actionUrl: `/travel/v1/sandbox/challenge/${row.providerRef}` };
  const isLate = row.status === 'pending' && now.getTime() - row.createdAt.getTime() < LATE_SECONDS * 1000;
  return { status: isLate ? 'pending' : 'success', providerRef: row.providerRef };
};

const CHARGES: Record<string, Pick<ChargeRow, 'status' | 'reason'>> & { good: Pick<ChargeRow, 'status' | 'reason'> } = {
  good: { status: 'success', reason: null },
  late: { status: 'pending', reason: null },
  challenge: { status: 'pending', reason: null },
  lost: { status: 'success', reason: null },
  declined: { status: 'failed', reason: 'card_declined' },
  unknown: { status: 'failed', reason: 'card_token_invalid' },
};

async function findCharge(db: Sql, paymentId: string): Promise<ChargeRow | undefined> {
  const { rows } =
    await sql<ChargeRow>`select status, reason, provider_ref as "providerRef", created_at as "createdAt", return_url as "returnUrl" from sandbox_charges where payment_id = ${paymentId}`.execute(
      db,
    );
  return rows[0];
}

/** Never more than was charged, and the same refund once. */
async function refundSandboxCharge(
  db: Db,
  refund: { refundId: string; paymentId: string; amountMinor: number; now: Date },
): Promise<RefundOutcome> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ left: number; known: boolean }>`
      select c.amount_minor - coalesce((select sum(r.amount_minor) from sandbox_refunds r where r.payment_id = c.payment_id and r.refund_id <> ${refund.refundId}), 0)::bigint as left,
        exists (select from sandbox_refunds r where r.refund_id = ${refund.refundId}) as known
      from sandbox_charges c where c.payment_id = ${refund.paymentId} and c.status <> 'failed' for update of c`.execute(trx);
    const [charge] = rows;
    if (!charge || charge.left < refund.amountMinor) return { status: 'failed' };
    if (!charge.known)
      await sql`insert into sandbox_refunds (refund_id, payment_id, amount_minor, created_at) values (${refund.refundId}, ${refund.paymentId}, ${refund.amountMinor}, ${refund.now})`.execute(
        trx,
      );
    return { status: 'done', providerRef: `re_${refund.refundId}` };
  });
}

/** The demonstration's card company: it keeps its own book, so that a charge can be looked up when its answer was lost. */
export function createSandboxCards(db: Db, clock: Clock): CardProvider {
  return {
    name: 'sandbox',
    find: async (paymentId) => {
      const row = await findCharge(db, paymentId);
      return row && outcomeOf(paymentId, row, clock.now());
    },
    refund: ({ refundId, paymentId, amount }) =>
      refundSandboxCharge(db, { refundId, paymentId, amountMinor: amount.amount, now: clock.now() }),
    charge: async ({ paymentId, amount, cardToken, returnUrl }) => {
      const charged = await db.transaction().execute(async (trx) => {
        // The first answer per payment stands, however often and however much at once it is charged.
        await sql`select pg_advisory_xact_lock(hashtextextended(${paymentId}, 0))`.execute(trx);
        const known = await findCharge(trx, paymentId);
        if (known) return { behaviour: 'good', row: known };
        const now = clock.now();
        const { rows } = await sql<{
          behaviour: string;
        }>`delete from sandbox_cards where token_hash = ${hashOf(cardToken)} and expires_at > ${now} returning behaviour`.execute(trx);
        const behaviour = rows[0]?.behaviour ?? 'unknown';
        const asksBack = behaviour === 'challenge' && returnUrl ? returnUrl : null;
        const row: ChargeRow = {
          ...(CHARGES[behaviour] ?? CHARGES.good),
          providerRef: `ch_${newToken()}`,
          createdAt: now,
          returnUrl: asksBack,
        };
        await sql`insert into sandbox_charges (payment_id, status, reason, provider_ref, amount_minor, currency, created_at, return_url)
          values (${paymentId}, ${row.status}, ${row.reason}, ${row.providerRef}, ${amount.amount}, ${amount.currency}, ${now}, ${asksBack})`.execute(
          trx,
        );
        return { behaviour, row };
      });
      // The money is taken, but the answer never comes: what a cut line between two companies looks like.
      if (charged.behaviour === 'lost') throw new Error('the connection to the card company was lost');
      return outcomeOf(paymentId, charged.row, clock.now());
    },
  };
}
