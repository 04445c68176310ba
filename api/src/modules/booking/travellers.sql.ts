import { sql } from 'kysely';
import type { Sql, Trx } from '../../database/connection';

export interface TravellerRow {
  id: string;
  lineId: string;
  unitId: string;
  unitName: string;
  givenNames: string;
  familyName: string;
  cancelledAt: Date | null;
  ticketCode: string | null;
  usedAt: Date | null;
  /** When the name was last given by a link. */
  namedAt: Date | null;
  /** What the supplier's own gate reads. */
  supplierTicket: string | null;
  /** Sealed (`openAnswers`). */
  answers: Buffer | null;
  /** Their room, cabin or seat; of a hotel's room, who shares it. Empty until the booker says. */
  berth: string;
}

const COLUMNS = sql`t.id, t.line_id as "lineId", t.unit_id as "unitId", t.unit_name as "unitName", t.cancelled_at as "cancelledAt", t.given_names as "givenNames",
  t.family_name as "familyName", t.ticket_code as "ticketCode", t.used_at as "usedAt", t.named_at as "namedAt", t.supplier_ticket as "supplierTicket", t.berth, t.answers`;

/** Whether somebody has been named; the name is part of the ticket. */
export const isNamed = ({ givenNames, familyName }: Pick<TravellerRow, 'givenNames' | 'familyName'>) => `${givenNames}${familyName}` !== '';

export interface NewTraveller {
  lineId: string;
  position: number;
  unitId: string;
  unitName: string;
  givenNames: string;
  familyName: string;
  title: string | null;
  dateOfBirth: string | null;
  nationality: string | null;
  passport: Buffer | null;
  answers: Buffer | null;
}
export async function insertTraveller(trx: Trx, traveller: NewTraveller): Promise<void> {
  await sql`insert into order_travellers (line_id, position, unit_id, unit_name, given_names, family_name, title, date_of_birth, nationality, passport, answers)
    values (${traveller.lineId}, ${traveller.position}, ${traveller.unitId}, ${traveller.unitName}, ${traveller.givenNames}, ${traveller.familyName}, ${traveller.title},
      ${traveller.dateOfBirth}, ${traveller.nationality}, ${traveller.passport}, ${traveller.answers})`.execute(trx);
}

export async function findTravellers(db: Sql, orderId: string): Promise<TravellerRow[]> {
  const { rows } = await sql<TravellerRow>`
    select ${COLUMNS} from order_travellers t join order_lines l on l.id = t.line_id where l.order_id = ${orderId} order by l.position, t.position`.execute(
    db,
  );
  return rows;
}
export async function markTicketCode(trx: Trx, travellerId: string, ticketCode: string): Promise<void> {
  await sql`update order_travellers set ticket_code = ${ticketCode} where id = ${travellerId}`.execute(trx);
}

export async function findTraveller(db: Sql, id: string): Promise<(TravellerRow & { orderId: string }) | undefined> {
  const { rows } = await sql<TravellerRow & { orderId: string }>`
    select ${COLUMNS}, l.order_id as "orderId" from order_travellers t join order_lines l on l.id = t.line_id where t.id = ${id}`.execute(
    db,
  );
  return rows[0];
}
export async function findTravellerByCode(db: Sql, ticketCode: string): Promise<(TravellerRow & { orderId: string }) | undefined> {
  const { rows } = await sql<TravellerRow & { orderId: string }>`
    select ${COLUMNS}, l.order_id as "orderId" from order_travellers t join order_lines l on l.id = t.line_id where t.ticket_code = ${ticketCode}`.execute(
    db,
  );
  return rows[0];
}

export type TravellerNames = Pick<
  NewTraveller,
  'givenNames' | 'familyName' | 'title' | 'dateOfBirth' | 'nationality' | 'passport' | 'answers'
>;
export async function markTravellerNamed(trx: Trx, id: string, { at, ...named }: TravellerNames & { at: Date }): Promise<void> {
  await sql`update order_travellers set given_names = ${named.givenNames}, family_name = ${named.familyName}, title = ${named.title},
    date_of_birth = ${named.dateOfBirth}, nationality = ${named.nationality}, passport = ${named.passport}, answers = ${named.answers}, named_at = ${at} where id = ${id}`.execute(
    trx,
  );
}

/** Of a line's travellers alone: false when it has no such traveller. */
export async function markBerth(trx: Trx, { lineId, travellerId, berth }: { lineId: string; travellerId: string; berth: string }) {
  const { rows } =
    await sql`update order_travellers set berth = ${berth} where id = ${travellerId} and line_id = ${lineId} returning id`.execute(trx);
  return rows.length === 1;
}

/** Lets somebody in with a ticket, once: a ticket that was used or cancelled answers false. */
export async function markTicketUsed(trx: Trx, ticketCode: string, used: { at: Date; by: string }): Promise<boolean> {
  const { rows } = await sql`update order_travellers set used_at = ${used.at}, used_by = ${used.by}
    where ticket_code = ${ticketCode} and used_at is null and cancelled_at is null returning id`.execute(trx);
  return rows.length === 1;
}
