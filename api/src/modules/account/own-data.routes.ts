import type { z } from 'zod';
import { Common, DeleteAccount, OwnData } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers, done, Done } from '../../http/answers';
import { NEEDS_SESSION } from '../../http/openapi';
import { requireUser } from '../../http/caller';
import { refuse } from '../../http/refusal';
import { deleteAccount } from './delete-account';
import { nameDevice } from './device.rules';
import { findOwnEnquiries, findOwnOrders, hasNewsletter } from './own-data.sql';
import { findPassengers } from './passengers.sql';
import { openPassport } from './passport';
import { findProfile } from './profile.sql';
import { findDevices } from './sessions.sql';

async function ownData(deps: Deps, userId: string): Promise<z.infer<typeof OwnData>> {
  const profile = (await findProfile(deps.db, userId)) ?? refuse('unauthenticated');
  // An agency's clients are the agency's to give; here is what belongs to the person.
  const travellers = await findPassengers(deps.db, { userId, agencyId: null });
  const devices = await findDevices(deps.db, userId, deps.clock.now());
  return {
    exportedAt: deps.clock.now().toISOString(),
    profile: { ...profile },
    travellers: travellers.map(({ passport, ...row }) => ({ ...row, ...openPassport(deps, passport) })),
    orders: await findOwnOrders(deps, userId),
    enquiries: await findOwnEnquiries(deps.db, userId),
    devices: devices.map(({ agent, createdAt, lastSeenAt }) => ({ ...nameDevice(agent), createdAt, lastSeenAt })),
    newsletter: await hasNewsletter(deps.db, profile.email),
  };
}

/** What the law gives a person over their data: a copy of it, and its end. */
export function ownDataRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: ['account'],
    security: NEEDS_SESSION,
    querystring: Common,
  });
  app.get(
    '/user/export',
    { schema: { ...schemaOf('exportOwnData', 'Everything that is kept of the caller, as one file'), response: answers(OwnData) } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store').header('content-disposition', 'attachment; filename="straits-my-data.json"');
      return ownData(deps, requireUser(request).userId);
    },
  );
  app.post(
    '/user/delete',
    {
      schema: {
        ...schemaOf('deleteAccount', 'Delete the account; orders stay as long as the law wants accounts kept'),
        body: DeleteAccount,
        response: answers(Done, 'password_wrong', 'account_in_use'),
      },
    },
    async (request) => {
      await deleteAccount(deps, { userId: requireUser(request).userId, password: request.body.password });
      return done;
    },
  );
}
