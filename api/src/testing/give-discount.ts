import { sql } from 'kysely';
import type { Deps } from '../deps';

/** A discount of an order of one line after the fact: of the line and of the order, as a code would have made it. */
export async function giveDiscount({ db }: Pick<Deps, 'db'>, orderCode: string, minor: number): Promise<void> {
  await sql`with ordered as (
      update orders set total_minor = total_minor + discount_minor - ${minor}::bigint, discount_minor = ${minor}, discount_code = 'GIVEN'
      where code = ${orderCode} returning id)
    update order_lines l set discount_minor = ${minor} from ordered where l.order_id = ordered.id`.execute(db);
}
