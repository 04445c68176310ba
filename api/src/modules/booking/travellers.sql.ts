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
}

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
}
export async function insertTraveller(trx: Trx, traveller: NewTraveller): Promise<void> {
  await sql`insert into order_travellers (line_id, position, unit_id, unit_name, given_names, family_name, title, date_of_birth, nationality, passport)
    values (${traveller.lineId}, ${traveller.position}, ${traveller.unitId}, ${traveller.unitName}, ${traveller.givenNames}, ${traveller.familyName}, ${traveller.title},
      ${traveller.dateOfBirth}, ${traveller.nationality}, ${traveller.passport})`.execute(trx);
}

export async function findTravellers(db: Sql, orderId: string): Promise<TravellerRow[]> {
  const { rows } = await sql<TravellerRow>`
    select t.id, t.line_id as "lineId", t.unit_id as "unitId", t.unit_name as "unitName", t.cancelled_at as "cancelledAt", t.given_names as "givenNames", t.family_name as "familyName", t.ticket_code as "ticketCode"
    from order_travellers t join order_lines l on l.id = t.line_id where l.order_id = ${orderId} order by l.position, t.position`.execute(
    db,
  );
  return rows;
}
export async function markTicketCode(trx: Trx, travellerId: string, ticketCode: string): Promise<void> {
  await sql`update order_travellers set ticket_code = ${ticketCode} where id = ${travellerId}`.execute(trx);
}
