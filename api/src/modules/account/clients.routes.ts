import { z } from 'zod';
import { Client, ClientExport, Clients, Common, KeepClient, uuid } from '@straits/api-contract';
import { addDays } from '../../clock';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { NEEDS_SESSION } from '../../http/openapi';
import { refuse } from '../../http/refusal';
import { findAgencyName, requireBooker, requireMember } from '../agency';
import { findClients, findJourneys, markClientKept, type ClientRow } from './clients.sql';
import { openPassport } from './passport';
import { findPassenger } from './passengers.sql';
import { CLIENT_DAYS, todayOf } from './save-passengers';

const PassengerId = z.object({ passengerId: uuid });

const view = ({ consentAt, consentSource, consentBy, ...row }: ClientRow): Client => ({
  ...row,
  consent: consentAt && { at: consentAt.toISOString(), source: consentSource, by: consentBy },
});

/** An agency's clients: who agreed when and how, until when they are kept, and a copy of it for the client (D25). Their details are saved travellers. */
export function clientRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: ['agency'],
    security: NEEDS_SESSION,
    querystring: Common,
  });
  const clientOf = async (agencyId: string, id: string) => (await findClients(deps.db, agencyId, id))[0] ?? refuse('not_found');

  app.get(
    '/agency/clients',
    { schema: { ...schemaOf('getClients', "The agency's clients with consent and retention"), response: answers(Clients) } },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      const today = todayOf(deps);
      const rows = await findClients(deps.db, requireMember(request).agencyId);
      return { items: rows.map(view), today, latest: addDays(today, CLIENT_DAYS) };
    },
  );
  app.put(
    '/agency/clients/:passengerId/keeping',
    {
      schema: {
        ...schemaOf('keepClient', 'Write down that a client agreed anew, and until when they are kept'),
        params: PassengerId,
        body: KeepClient,
        response: answers(Client, 'agency_role_refused'),
      },
    },
    async (request) => {
      const { agencyId, userId } = requireBooker(request);
      const { passengerId: id } = request.params;
      const { source, keepUntil } = request.body;
      const today = todayOf(deps);
      if (keepUntil <= today || keepUntil > addDays(today, CLIENT_DAYS))
        refuse('request_malformed', [{ field: 'keepUntil', message: 'is not between tomorrow and two years from now' }]);
      const kept = await markClientKept(deps.db, agencyId, { id, source, by: userId, keepUntil, now: deps.clock.now() });
      return kept ? view(await clientOf(agencyId, id)) : refuse('not_found');
    },
  );
  app.get(
    '/agency/clients/:passengerId/export',
    {
      schema: {
        ...schemaOf('exportClient', 'Everything that the agency keeps of a client, as one file for them'),
        params: PassengerId,
        response: answers(ClientExport),
      },
    },
    async (request, reply) => {
      const { agencyId, userId } = requireMember(request);
      const { passengerId: id } = request.params;
      const { consent, keepUntil } = view(await clientOf(agencyId, id));
      const { passport, ...details } = (await findPassenger(deps.db, { userId, agencyId }, id)) ?? refuse('not_found');
      const { name } = (await findAgencyName(deps.db, agencyId)) ?? refuse('not_found');
      void reply.header('cache-control', 'private, no-store').header('content-disposition', 'attachment; filename="client.json"');
      return {
        exportedAt: deps.clock.now().toISOString(),
        agency: name,
        client: { ...details, ...openPassport(deps, passport) },
        consent,
        keepUntil,
        journeys: await findJourneys(deps.db, agencyId, id),
      };
    },
  );
}
