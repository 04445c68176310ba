import type { InvitePerson } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { addMinutes } from '../../clock';
import type { Deps } from '../../deps';
import { countTry } from '../../http/rate-limit';
import { refuse } from '../../http/refusal';
import { hashOf, newToken } from '../../secrets';
import { limitLetters, type causedBy } from '../../mail/limit-letters';
import { insertAct } from './acts.sql';
import type { Member } from './agency-access';
import { mailAgency } from './agency-mail';
import { insertInvitation } from './invitations.sql';
import { findAgencyName, findPeople } from './people.sql';

const INVITATION_MINUTES = 7 * 24 * 60;

/** Mails somebody a link that makes them one of the agency's people; it works once, for a week. Refuses: agency_member_exists, rate_limited (50 a day). */
export async function invitePerson(
  deps: Deps,
  member: Member,
  { email, role, limits, lang, by }: InvitePerson & { lang: Language; by: ReturnType<typeof causedBy> },
): Promise<void> {
  const now = deps.clock.now();
  const { agencyId, userId } = member;
  await countTry(deps.db, now, { bucket: `invite:${agencyId}`, tries: 50, windowMinutes: 24 * 60 });
  const token = newToken();
  await deps.db.transaction().execute(async (trx) => {
    const agency = (await findAgencyName(trx, agencyId)) ?? refuse('not_found');
    const people = await findPeople(trx, agencyId);
    if (people.some((person) => person.email === email)) refuse('agency_member_exists', [{ field: 'email', message: email }]);
    await limitLetters(trx, { to: email, purpose: 'access', ...by, at: now });
    const expiresAt = addMinutes(now, INVITATION_MINUTES);
    await insertInvitation(trx, { agencyId, email, role, ...limits, tokenHash: hashOf(token), invitedBy: userId, now, expiresAt });
    await insertAct(trx, { agencyId, userId, act: 'person_invited', subject: email, details: { role, ...limits }, at: now });
    await mailAgency(trx, {
      kind: 'agency_invitation',
      to: email,
      name: email,
      lang,
      path: `/agency/join`,
      hash: `invite=${token}`,
      values: { agency: agency.name, by: people.find(({ id }) => id === userId)?.name ?? '' },
    });
  });
}
