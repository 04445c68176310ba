import type { ChangePerson } from '@straits/api-contract';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { insertAct } from './acts.sql';
import type { Member } from './agency-access';
import { lockPerson, markLimits, markRemoved, markRole } from './people.sql';

/**
 * Gives one of the agency's people another role and other limits; they hold from the next call on. Nobody changes their own, so an agency never
 * loses its last administrator. Refuses: not_found, agency_self_refused.
 */
export async function changePerson(
  deps: Deps,
  { agencyId, userId }: Member,
  { personId, role, limits }: ChangePerson & { personId: string },
): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    const person = (await lockPerson(trx, agencyId, personId)) ?? refuse('not_found');
    if (personId === userId) refuse('agency_self_refused');
    await markRole(trx, personId, role);
    await markLimits(trx, personId, limits);
    const details = { from: person.role, role, ...limits };
    await insertAct(trx, { agencyId, userId, act: 'person_changed', subject: person.email, details, at });
  });
}

/**
 * Takes a person out of the agency. Their sessions end with it; the agency's orders and clients stay with the agency. Refuses: not_found,
 * agency_self_refused.
 */
export async function removePerson(deps: Deps, { agencyId, userId }: Member, personId: string): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    const person = (await lockPerson(trx, agencyId, personId)) ?? refuse('not_found');
    if (personId === userId) refuse('agency_self_refused');
    await markRemoved(trx, personId);
    await insertAct(trx, { agencyId, userId, act: 'person_removed', subject: person.email, details: { role: person.role }, at });
  });
}
