import { sql } from 'kysely';
import type { AgencyQuote, Markup } from '@straits/api-contract';
import type { Sql, Trx } from '../../../database/connection';
import type { LineContent } from '../cart.sql';

export type ShownLine = Omit<AgencyQuote['lines'][number], 'net' | 'markup' | 'price'>;
export interface QuoteLineRow {
  quoteId: string;
  content: Omit<LineContent, 'holdId'>;
  shown: ShownLine;
  holdId: string | null;
  currency: string;
  netMinor: number;
  markupKind: Markup['kind'];
  markupValue: number;
  priceMinor: number;
}
export interface QuoteRow {
  id: string;
  agencyId: string;
  number: string;
  madeById: string | null;
  madeBy: string | null;
  clientName: string;
  clientEmail: string | null;
  note: string | null;
  lang: string;
  status: 'open' | 'accepted' | 'withdrawn' | 'booked';
  createdAt: Date;
  /** The end of its first hold, or of the quote itself where nothing is held. */
  validUntil: Date;
  /** All its holds still keep their places. */
  isHeld: boolean;
  acceptedAt: Date | null;
  acceptedName: string | null;
}

const QUOTE = sql`select q.id, q.agency_id as "agencyId", q.number, q.made_by as "madeById", (select name from users where id = q.made_by) as "madeBy",
  q.client_name as "clientName", q.client_email as "clientEmail", q.note, q.lang, q.status, q.created_at as "createdAt",
  least(q.valid_until, h.ends) as "validUntil", coalesce(h.held, true) as "isHeld", q.accepted_at as "acceptedAt", q.accepted_name as "acceptedName"
  from quotes q left join lateral (select min(h.expires_at) as ends, bool_and(h.status = 'ACTIVE') as held from quote_lines l join holds h on h.id = l.hold_id
    where l.quote_id = q.id) h on true`;

export async function findQuotes(db: Sql, agencyId: string): Promise<QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`${QUOTE} where q.agency_id = ${agencyId} order by q.created_at desc limit 100`.execute(db);
  return rows;
}
export async function findQuote(db: Sql, id: string): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`${QUOTE} where q.id = ${id}`.execute(db);
  return rows[0];
}
/** The quote, locked: accepting, withdrawing and booking it go one after the other. */
export async function lockQuote(trx: Trx, id: string): Promise<QuoteRow | undefined> {
  await sql`select 1 from quotes where id = ${id} for update`.execute(trx);
  return findQuote(trx, id);
}
export async function findQuoteLines(db: Sql, quoteIds: string[]): Promise<QuoteLineRow[]> {
  const { rows } = await sql<QuoteLineRow>`
    select quote_id as "quoteId", content, shown, hold_id as "holdId", currency, net_minor as "netMinor", markup_kind as "markupKind", markup_value as "markupValue",
      price_minor as "priceMinor"
    from quote_lines where quote_id = any(${quoteIds}::uuid[]) order by quote_id, position`.execute(db);
  return rows;
}

export type NewQuote = Pick<
  QuoteRow,
  'agencyId' | 'number' | 'clientName' | 'clientEmail' | 'note' | 'lang' | 'createdAt' | 'validUntil'
> & {
  madeBy: string;
};
export async function insertQuote(trx: Trx, quote: NewQuote): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into quotes (agency_id, number, made_by, client_name, client_email, note, lang, status, created_at, valid_until)
    values (${quote.agencyId}, ${quote.number}, ${quote.madeBy}, ${quote.clientName}, ${quote.clientEmail}, ${quote.note}, ${quote.lang}, 'open',
      ${quote.createdAt}, ${quote.validUntil}) returning id`.execute(trx);
  return rows[0]!.id;
}
export async function insertQuoteLine(trx: Trx, position: number, line: QuoteLineRow): Promise<void> {
  await sql`insert into quote_lines (quote_id, position, content, shown, hold_id, currency, net_minor, markup_kind, markup_value, price_minor)
    values (${line.quoteId}, ${position}, ${JSON.stringify(line.content)}::jsonb, ${JSON.stringify(line.shown)}::jsonb, ${line.holdId}, ${line.currency},
      ${line.netMinor}, ${line.markupKind}, ${line.markupValue}, ${line.priceMinor})`.execute(trx);
}
export async function markQuoteStatus(trx: Trx, id: string, status: QuoteRow['status']): Promise<void> {
  await sql`update quotes set status = ${status} where id = ${id}`.execute(trx);
}
export async function markQuoteAccepted(trx: Trx, id: string, { name, at }: { name: string; at: Date }): Promise<void> {
  await sql`update quotes set status = 'accepted', accepted_at = ${at}, accepted_name = ${name} where id = ${id}`.execute(trx);
}
/** Keeps a hold until a time, never shorter than it was. */
export async function markHoldKept(trx: Trx, holdId: string, until: Date): Promise<void> {
  await sql`update holds set expires_at = greatest(expires_at, ${until}) where id = ${holdId}`.execute(trx);
}

export interface BoardRow {
  holdId: string;
  place: 'cart' | 'quote';
  lineId: string;
  quoteId: string | null;
  optionId: string;
  localDate: string | null;
  startTime: string;
  places: number;
  byId: string | null;
  by: string | null;
  quoteNumber: string | null;
  clientName: string | null;
  expiresAt: Date;
  renewalsLeft: number;
}
/** Every live hold in the carts of an agency's people and in its quotes, what ends first first. */
export async function findBoard(db: Sql, agencyId: string, now: Date): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    with kept as (
      select l.hold_id, 'cart' as place, l.id as line_id, null::uuid as quote_id, u.id as by_id, u.name as by, null as number, null as client, l.local_date, l.start_time
        from cart_lines l join carts c on c.id = l.cart_id join users u on u.id = c.user_id where u.agency_id = ${agencyId}
      union all
      select l.hold_id, 'quote', l.id, q.id, q.made_by, (select name from users where id = q.made_by), q.number, q.client_name, (l.content->>'localDate')::date, l.content->>'startTime'
        from quote_lines l join quotes q on q.id = l.quote_id where q.agency_id = ${agencyId} and q.status in ('open', 'accepted'))
    select k.hold_id as "holdId", k.place, k.line_id as "lineId", k.quote_id as "quoteId", h.option_id as "optionId", k.local_date as "localDate", k.start_time as "startTime",
      (select max(p.quantity) from hold_places p where p.hold_id = h.id) as places, k.by_id as "byId", k.by, k.number as "quoteNumber", k.client as "clientName",
      h.expires_at as "expiresAt", h.renewals_left as "renewalsLeft"
    from kept k join holds h on h.id = k.hold_id where h.status = 'ACTIVE' and h.expires_at > ${now} order by h.expires_at, h.id limit 500`.execute(
    db,
  );
  return rows;
}
