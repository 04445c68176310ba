import { sql } from 'kysely';
import type { Guests } from '@straits/api-contract';
import type { Sql, Trx } from '../../database/connection';
import type { HoldRow } from './holds.sql';

/** Whose cart: a customer's, or a browser's by its cookie. */
export type CartOwner = { userId: string } | { cookieHash: Buffer };

export interface LineUnit {
  unitId: string;
  quantity: number;
  /** The price that the shopper saw when adding, minor units; of a stay for all its nights. */
  priceMinor: number;
}
export interface LineExtra {
  extraId: string;
  quantity: number;
  /** As a unit's. */
  priceMinor: number;
}
export interface CartLineRow {
  id: string;
  productId: string;
  optionId: string;
  localDate: string | null;
  startTime: string;
  /** Of a stay. */
  nights: number | null;
  units: LineUnit[];
  guests: Guests | null;
  extras: LineExtra[];
  /** By question id. */
  answers: Record<string, string>;
  /** The same on all lines of a trip. */
  groupId: string | null;
  holdId: string | null;
}

const asJson = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`;
const LINE = sql`l.id, l.product_id as "productId", l.option_id as "optionId", l.local_date as "localDate", l.start_time as "startTime", l.nights, l.units, l.guests, l.extras, l.answers, l.group_id as "groupId", l.hold_id as "holdId"`;
const owned = (owner: CartOwner) => ('userId' in owner ? sql`c.user_id = ${owner.userId}` : sql`c.cookie_hash = ${owner.cookieHash}`);

/** The owner's cart, made when missing and locked: all changes of one cart go one after the other. */
export const lockCart = async (trx: Trx, owner: CartOwner, now: Date): Promise<string> => (await openCart(trx, owner, now)).id;

/** The same, with whether it was made just now: there is nothing in it then. */
export async function openCart(trx: Trx, owner: CartOwner, now: Date): Promise<{ id: string; isNew: boolean }> {
  const [userId, cookieHash] = 'userId' in owner ? [owner.userId, null] : [null, owner.cookieHash];
  const target = 'userId' in owner ? sql`(user_id)` : sql`(cookie_hash)`;
  // A row that this statement inserted was changed by nobody: its xmax is 0.
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    insert into carts (user_id, cookie_hash, created_at, touched_at) values (${userId}, ${cookieHash}, ${now}, ${now})
    on conflict ${target} do update set touched_at = ${now}, notices = '[]' returning id, (xmax = 0) as "isNew"`.execute(trx);
  return rows[0]!;
}

export interface CartHead {
  id: string;
  notices: { code: 'merged' | 'units_capped' | 'places_limited'; optionId: string }[];
  /** The code that is applied, whether it counts or not. */
  discountCode: string | null;
}
/** What a shopper sees of a line's hold. */
export type ShownHold = Pick<HoldRow, 'id' | 'status' | 'expiresAt' | 'renewalsLeft'>;
export interface WholeCart extends CartHead {
  lines: (CartLineRow & { hold: ShownHold | null })[];
}

type WholeRow = CartLineRow &
  Omit<CartHead, 'id'> &
  Omit<ShownHold, 'id' | 'status'> & { cartId: string; holdStatus: HoldRow['status'] | null };

const lineOf = ({ cartId: _cart, notices: _notices, discountCode: _code, holdStatus, expiresAt, renewalsLeft, ...line }: WholeRow) => ({
  ...line,
  hold: line.holdId && holdStatus ? { id: line.holdId, status: holdStatus, expiresAt, renewalsLeft } : null,
});

/** The owner's cart with its lines and their holds, read as one: nearly every call of a shopper looks at it. */
export async function findCart(db: Sql, owner: CartOwner): Promise<WholeCart | undefined> {
  const { rows } = await sql<WholeRow>`
    select c.id as "cartId", c.notices, c.discount_code as "discountCode", ${LINE}, h.status as "holdStatus", h.expires_at as "expiresAt", h.renewals_left as "renewalsLeft"
    from carts c left join cart_lines l on l.cart_id = c.id left join holds h on h.id = l.hold_id
    where ${owned(owner)} order by l.created_at, l.id`.execute(db);
  const [first] = rows;
  if (!first) return undefined;
  const { cartId: id, notices, discountCode } = first;
  // A cart without lines answers one row of itself.
  return { id, notices, discountCode, lines: rows.filter((row) => (row.id as string | null) !== null).map(lineOf) };
}
/** What the shopper should be told when looking into the cart next. */
export async function markNotices(trx: Trx, cartId: string, notices: CartHead['notices']): Promise<void> {
  await sql`update carts set notices = ${JSON.stringify(notices)}::jsonb where id = ${cartId}`.execute(trx);
}

export async function findCartLines(db: Sql, owner: CartOwner): Promise<CartLineRow[]> {
  const { rows } =
    await sql<CartLineRow>`select ${LINE} from cart_lines l join carts c on c.id = l.cart_id where ${owned(owner)} order by l.created_at, l.id`.execute(
      db,
    );
  return rows;
}

/** The lines whose places a supplier keeps as well. */
export async function findSuppliedLines(db: Sql, owner: CartOwner): Promise<CartLineRow[]> {
  const { rows } = await sql<CartLineRow>`
    select ${LINE} from cart_lines l join carts c on c.id = l.cart_id join products p on p.id = l.product_id
    where ${owned(owner)} and p.supply is not null order by l.created_at, l.id`.execute(db);
  return rows;
}

export async function findCartLine(db: Sql, owner: CartOwner, lineId: string): Promise<CartLineRow | undefined> {
  const { rows } =
    await sql<CartLineRow>`select ${LINE} from cart_lines l join carts c on c.id = l.cart_id where ${owned(owner)} and l.id = ${lineId}`.execute(
      db,
    );
  return rows[0];
}

/** The line of the owner's cart that holds this hold. */
export async function findLineOfHold(db: Sql, owner: CartOwner, holdId: string): Promise<CartLineRow | undefined> {
  const { rows } =
    await sql<CartLineRow>`select ${LINE} from cart_lines l join carts c on c.id = l.cart_id where ${owned(owner)} and l.hold_id = ${holdId}`.execute(
      db,
    );
  return rows[0];
}

/** What a line is about, wherever it stands. */
export type LineContent = Omit<CartLineRow, 'id'>;
export type NewCartLine = LineContent & { cartId: string; now: Date };
export async function insertCartLine(trx: Trx, line: NewCartLine): Promise<void> {
  await sql`insert into cart_lines (cart_id, product_id, option_id, local_date, start_time, nights, units, guests, extras, answers, group_id, hold_id, created_at)
    values (${line.cartId}, ${line.productId}, ${line.optionId}, ${line.localDate}, ${line.startTime}, ${line.nights}, ${asJson(line.units)}, ${asJson(line.guests)},
      ${asJson(line.extras)}, ${asJson(line.answers)}, ${line.groupId}, ${line.holdId}, ${line.now})`.execute(trx);
}

export async function markCartLineChanged(trx: Trx, lineId: string, line: LineContent): Promise<void> {
  await sql`update cart_lines set product_id = ${line.productId}, option_id = ${line.optionId}, local_date = ${line.localDate}, start_time = ${line.startTime},
    nights = ${line.nights}, units = ${asJson(line.units)}, guests = ${asJson(line.guests)}, extras = ${asJson(line.extras)}, answers = ${asJson(line.answers)},
    group_id = ${line.groupId}, hold_id = ${line.holdId} where id = ${lineId}`.execute(trx);
}

export async function deleteCartLines(trx: Trx, lineIds: string[]): Promise<void> {
  await sql`delete from cart_lines where id = any(${lineIds}::uuid[])`.execute(trx);
}

export async function markLineMoved(trx: Trx, lineId: string, cartId: string): Promise<void> {
  await sql`update cart_lines set cart_id = ${cartId} where id = ${lineId}`.execute(trx);
}

export interface Draft {
  draft: Record<string, unknown> | null;
  draftAt: Date | null;
}
export async function findDraft(db: Sql, owner: CartOwner): Promise<Draft | undefined> {
  const { rows } = await sql<Draft>`select c.draft, c.draft_at as "draftAt" from carts c where ${owned(owner)}`.execute(db);
  return rows[0];
}
/** Keeps a draft, or with null forgets it. */
export async function markDraft(trx: Trx, cartId: string, { draft, at }: { draft: unknown; at: Date }): Promise<void> {
  await sql`update carts set draft = ${draft === null ? null : JSON.stringify(draft)}::jsonb, draft_at = ${at} where id = ${cartId}`.execute(
    trx,
  );
}

/** What was typed and the code that was applied belong to the order now. */
export async function markCartOrdered(trx: Trx, cartId: string, at: Date): Promise<void> {
  await sql`update carts set draft = null, draft_at = ${at}, discount_code = null where id = ${cartId}`.execute(trx);
}

/** Drafts that nobody gets back any more, and carts of browsers that have lost their cookie. */
export async function forgetCarts(db: Sql, { draftsBefore, guestsBefore }: { draftsBefore: Date; guestsBefore: Date }): Promise<void> {
  await sql`update carts set draft = null where draft is not null and draft_at < ${draftsBefore}`.execute(db);
  await sql`delete from carts where user_id is null and touched_at < ${guestsBefore}`.execute(db);
}
