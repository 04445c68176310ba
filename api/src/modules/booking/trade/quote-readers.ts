import type { Sql } from '../../../database/connection';
import { findPeople, findPerson } from '../../agency';
import type { QuoteRow } from './quotes.sql';

/** Who of the agency is told what a quote's client does: who made it, or the administrators once they have left. */
export async function findQuoteReaders(db: Sql, { agencyId, madeById }: Pick<QuoteRow, 'agencyId' | 'madeById'>) {
  const maker = madeById ? await findPerson(db, agencyId, madeById) : undefined;
  return maker ? [maker] : (await findPeople(db, agencyId)).filter(({ role }) => role === 'admin');
}
