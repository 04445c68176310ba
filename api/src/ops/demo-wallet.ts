import { sql } from 'kysely';
import { addDays, localDateIn } from '../clock';
import type { Trx } from '../database/connection';
import { convertMinor, creditWallet, crossRate, lockNamed, postTransaction, setCreditTerms } from '../modules/wallet';
import { findCurrencies } from '../modules/shop';

const LIMIT_MINOR = 1_000_000;
const SUB_LIMIT_MINOR = 200_000;
const ACTOR = 'system';
const TERMS = { days: 30, statementDay: 1, reminderDays: [1, 7, 14], blockWhenOverdue: true, reserveDays: 14 };

/** Days before today. */
const TOP_UPS = [
  { ago: 75, amountMinor: 300_000, description: 'Top-up by bank transfer' },
  { ago: 48, amountMinor: 400_000, description: 'Top-up by PayNow' },
] as const;
const CREDIT_USES = [
  { ago: 24, amountMinor: 180_000, description: 'Balance taken over, October' },
  { ago: 9, amountMinor: 64_000, description: 'Balance taken over, November' },
] as const;
const CODES = [
  ['STRAITS-50', 5_000],
  ['Welcome-25', 2_500],
] as const;

async function convertSome(trx: Trx, agencyId: string, at: Date) {
  const [wallet, other, exchange, exchangeOther] = await lockNamed(trx, [
    { agencyId, type: 'wallet', currency: 'SGD' },
    { agencyId, type: 'wallet', currency: 'IDR' },
    { type: 'exchange', currency: 'SGD' },
    { type: 'exchange', currency: 'IDR' },
  ]);
  const currencies = await findCurrencies(trx);
  const amount = 100_000;
  const got = convertMinor(amount, crossRate(currencies.get('SGD')!, currencies.get('IDR')!), { from: 2, to: 2 });
  const legs = [
    { account: wallet!, amountMinor: -amount },
    { account: exchange!, amountMinor: amount },
    { account: exchangeOther!, amountMinor: -got },
    { account: other!, amountMinor: got },
  ];
  await postTransaction(trx, { kind: 'conversion', legs, description: 'SGD to IDR', actor: ACTOR, at });
}

async function useCredit(trx: Trx, agencyId: string, use: { amountMinor: number; description: string; at: Date; dueOn: string }) {
  const [receivable, revenue] = await lockNamed(trx, [
    { agencyId, type: 'receivable', currency: 'SGD' },
    { type: 'revenue', currency: 'SGD' },
  ]);
  const legs = [
    { account: receivable!, amountMinor: -use.amountMinor, dueOn: use.dueOn },
    { account: revenue!, amountMinor: use.amountMinor },
  ];
  await postTransaction(trx, { kind: 'adjustment', legs, description: use.description, actor: ACTOR, at: use.at });
}

async function loadSubAgency(trx: Trx, parentId: string, now: Date) {
  const { rows } = await sql<{ id: string }>`
    insert into agencies (name, licence_number, unique_entity_number, approved_at, currency, created_at, parent_id)
    values ('Batam Daytrips', 'TA04417', '201912345K', ${now}, 'SGD', ${now}, ${parentId}) returning id`.execute(trx);
  const agencyId = rows[0]!.id;
  await setCreditTerms(trx, { agencyId, terms: { ...TERMS, limitMinor: SUB_LIMIT_MINOR }, actor: ACTOR, reason: 'Demonstration', now });
  return agencyId;
}

/** The demonstration agency's money: some months of history, credit with two parts to pay, a sub-agent, and codes to redeem. */
export async function loadWallet(trx: Trx, agencyId: string, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const dueOn = (ago: number) => addDays(localDateIn(before(ago), 'Asia/Singapore'), TERMS.days);
  await setCreditTerms(trx, { agencyId, terms: { ...TERMS, limitMinor: LIMIT_MINOR }, actor: ACTOR, reason: 'Demonstration', now });
  for (const { ago, ...topUp } of TOP_UPS)
    await creditWallet(trx, { agencyId, currency: 'SGD', from: 'suspense', kind: 'top_up', actor: ACTOR, at: before(ago), ...topUp });
  await convertSome(trx, agencyId, before(33));
  for (const { ago, ...use } of CREDIT_USES) await useCredit(trx, agencyId, { ...use, at: before(ago), dueOn: dueOn(ago) });
  const subAgency = await loadSubAgency(trx, agencyId, now);
  await useCredit(trx, subAgency, { amountMinor: 30_000, description: 'Balance taken over', at: before(5), dueOn: dueOn(5) });
  for (const [code, amountMinor] of CODES)
    await sql`insert into redeem_codes (code, amount_minor, currency, created_at, created_by) values (${code}, ${amountMinor}, 'SGD', ${now}, ${ACTOR})`.execute(
      trx,
    );
}
