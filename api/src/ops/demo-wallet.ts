import { sql } from 'kysely';
import { addDays, localDateIn } from '../clock';
import type { Trx } from '../database/connection';
import { convertMinor, creditWallet, lockNamed, postTransaction, setCreditTerms } from '../modules/wallet';
import { findCurrencies } from '../modules/shop';

const LIMIT_MINOR = 1_000_000;
const SUB_LIMIT_MINOR = 200_000;
/** Five percent. */
const SUB_MARKUP = 500;
const ACTOR = 'system';
const TERMS = { days: 30, statementDay: 1, reminderDays: [1, 7, 14], blockWhenOverdue: true, reserveDays: 14 };

/** What happened, how many days ago, by references of an earlier system: they are read in every language; the last ones are of this month on all but its first days. Money that comes settles what is owed first. */
const HISTORY: readonly Happening[] = [
  { ago: 75, kind: 'top_up', amountMinor: 300_000, description: 'TU4K7QM2XP' },
  { ago: 48, kind: 'top_up', amountMinor: 400_000, description: 'TU9D3WH6RC' },
  { ago: 33, kind: 'conversion', amountMinor: 100_000, description: 'SGD/IDR' },
  { ago: 24, kind: 'credit', amountMinor: 180_000, description: 'INV-10391', dueIn: 6 },
  { ago: 12, kind: 'top_up', amountMinor: 250_000, description: 'TU2F8VN5JT' },
  { ago: 9, kind: 'spend', amountMinor: 128_000, description: 'BK-10482' },
  { ago: 6, kind: 'spend', amountMinor: 86_400, description: 'BK-10497' },
  { ago: 4, kind: 'refund', amountMinor: 86_400, description: 'BK-10497' },
  { ago: 2, kind: 'credit', amountMinor: 180_000, description: 'INV-10418', dueIn: 9 },
  { ago: 0.1, kind: 'credit', amountMinor: 64_000, description: 'INV-10433', dueIn: 24 },
];
interface Happening {
  ago: number;
  kind: 'top_up' | 'conversion' | 'credit' | 'spend' | 'refund';
  amountMinor: number;
  description: string;
  /** Credit falls due in so many days from today. */
  dueIn?: number;
}
const CODES = [
  ['STRAITS-50', 5_000],
  ['Welcome-25', 2_500],
] as const;

interface Written extends Happening {
  agencyId: string;
  at: Date;
  dueOn: string;
}

async function convertSome(trx: Trx, { agencyId, amountMinor, description, at }: Written) {
  const [wallet, other, exchange, exchangeOther] = await lockNamed(trx, [
    { agencyId, type: 'wallet', currency: 'SGD' },
    { agencyId, type: 'wallet', currency: 'IDR' },
    { type: 'exchange', currency: 'SGD' },
    { type: 'exchange', currency: 'IDR' },
  ]);
  const currencies = await findCurrencies(trx);
  const { rate } = currencies.get('IDR')!;
  const got = convertMinor(amountMinor, currencies.get('SGD')!, currencies.get('IDR')!);
  const legs = [
    { account: wallet!, amountMinor: -amountMinor },
    { account: exchange!, amountMinor },
    { account: exchangeOther!, amountMinor: -got },
    { account: other!, amountMinor: got },
  ];
  const transactionId = await postTransaction(trx, { kind: 'conversion', legs, description, actor: ACTOR, at });
  await sql`insert into rate_quotes (agency_id, from_currency, to_currency, from_minor, fee_minor, to_minor, rate, rate_at, rate_source, created_at, expires_at,
    ledger_transaction_id) values (${agencyId}, 'SGD', 'IDR', ${amountMinor}, 0, ${got}, ${rate}, ${at}, 'fixed', ${at}, ${at}, ${transactionId})`.execute(
    trx,
  );
}

/** From the balance, or on credit. */
async function spend(trx: Trx, { agencyId, kind, amountMinor, description, at, dueOn }: Written) {
  const isCredit = kind === 'credit';
  const [from, revenue] = await lockNamed(trx, [
    { agencyId, type: isCredit ? 'receivable' : 'wallet', currency: 'SGD' },
    { type: 'revenue', currency: 'SGD' },
  ]);
  const legs = [
    { account: from!, amountMinor: -amountMinor, ...(isCredit ? { dueOn } : {}) },
    { account: revenue!, amountMinor },
  ];
  await postTransaction(trx, { kind: isCredit ? 'adjustment' : 'spend', legs, description, actor: ACTOR, at });
}

async function write(trx: Trx, happening: Written) {
  const { kind, agencyId, amountMinor, description, at } = happening;
  if (kind === 'conversion') return convertSome(trx, happening);
  if (kind === 'credit' || kind === 'spend') return spend(trx, happening);
  const from = kind === 'refund' ? 'revenue' : 'suspense';
  await creditWallet(trx, { agencyId, currency: 'SGD', from, kind, amountMinor, description, actor: ACTOR, at });
}

async function loadSubAgency(trx: Trx, parentId: string, now: Date) {
  const { rows } = await sql<{ id: string }>`
    insert into agencies (name, licence_number, unique_entity_number, approved_at, currency, created_at, parent_id, markup_basis_points)
    values ('Batam Daytrips', 'TA04417', '201912345K', ${now}, 'SGD', ${now}, ${parentId}, ${SUB_MARKUP}) returning id`.execute(trx);
  const agencyId = rows[0]!.id;
  await setCreditTerms(trx, { agencyId, terms: { ...TERMS, limitMinor: SUB_LIMIT_MINOR }, actor: ACTOR, reason: 'Demonstration', now });
  return agencyId;
}

/** The demonstration agency's money: some months of history, credit with two parts to pay, a sub-agent, and codes to redeem. */
export async function loadWallet(trx: Trx, agencyId: string, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const dueIn = (days: number) => addDays(localDateIn(now, 'Asia/Singapore'), days);
  await setCreditTerms(trx, { agencyId, terms: { ...TERMS, limitMinor: LIMIT_MINOR }, actor: ACTOR, reason: 'Demonstration', now });
  for (const happening of HISTORY)
    await write(trx, { ...happening, agencyId, at: before(happening.ago), dueOn: dueIn(happening.dueIn ?? TERMS.days) });
  const subAgency = await loadSubAgency(trx, agencyId, now);
  const open = { ago: 5, kind: 'credit', amountMinor: 30_000, description: 'INV-20077' } as const;
  await write(trx, { ...open, agencyId: subAgency, at: before(open.ago), dueOn: dueIn(TERMS.days - open.ago) });
  for (const [code, amountMinor] of CODES)
    await sql`insert into redeem_codes (code, amount_minor, currency, created_at, created_by) values (${code}, ${amountMinor}, 'SGD', ${now}, ${ACTOR})`.execute(
      trx,
    );
}
