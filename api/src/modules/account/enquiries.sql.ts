import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Enquiry } from '@straits/api-contract';
import type { Sql, Trx } from '../../database/connection';

export type NewEnquiry = z.output<typeof Enquiry> & { attachment: string | null; userId: string | null; now: Date };
export interface EnquiryRow {
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  product: string | null;
  bookingId: string | null;
  note: string;
  attachment: string | null;
}

const newReference = () => `Q${String(randomInt(10_000_000_000)).padStart(10, '0')}`;

export async function insertEnquiry(trx: Trx, enquiry: NewEnquiry): Promise<{ id: string; reference: string }> {
  const { rows } = await sql<{ id: string; reference: string }>`
    insert into enquiries (reference, user_id, name, email, phone, product, booking_id, note, attachment, created_at)
    values (${newReference()}, ${enquiry.userId}, ${enquiry.name}, ${enquiry.email}, ${enquiry.phone ?? null}, ${enquiry.product ?? null}, ${enquiry.bookingId ?? null}, ${enquiry.note}, ${enquiry.attachment}, ${enquiry.now})
    returning id, reference`.execute(trx);
  return rows[0]!;
}
export async function findEnquiry(db: Sql, id: string): Promise<EnquiryRow | undefined> {
  const { rows } =
    await sql<EnquiryRow>`select reference, name, email, phone, product, booking_id as "bookingId", note, attachment from enquiries where id = ${id}`.execute(
      db,
    );
  return rows[0];
}
