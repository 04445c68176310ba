import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Common, OwnData, ProvePassword } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers, done, Done } from '../../http/answers';
import { NEEDS_SESSION } from '../../http/openapi';
import { requireUser } from '../../http/caller';
import { refuse } from '../../http/refusal';
import { deleteAccount } from './delete-account';
import { nameDevice } from './device.rules';
import { findOwnEnquiries, findOwnOrders, findRecords } from './own-data.sql';
import { findPassengers } from './passengers.sql';
import { coverNumber, openPassport } from './passport';
import { findProfile } from './profile.sql';
import { provePassword } from './prove-password';
import { findDevices } from './sessions.sql';

/** Numbers of passports are covered for whoever has only found the session open. */
async function ownData(deps: Deps, userId: string, { covered }: { covered: boolean }): Promise<z.infer<typeof OwnData>> {
  const profile = (await findProfile(deps.db, userId)) ?? refuse('unauthenticated');
  // An agency's clients are the agency's to give; here is what belongs to the person.
  const travellers = await findPassengers(deps.db, { userId, agencyId: null });
  const devices = await findDevices(deps.db, userId, deps.clock.now());
  const open = (sealed: Buffer | null) => {
    const passport = openPassport(deps, sealed);
    return covered ? { passportNumber: coverNumber(passport.passportNumber) } : passport;
  };
  return {
    exportedAt: deps.clock.now().toISOString(),
    profile: { ...profile },
    travellers: travellers.map(({ passport, ...row }) => ({ ...row, ...open(passport) })),
    orders: await findOwnOrders(deps, userId),
    enquiries: await findOwnEnquiries(deps.db, { userId, email: profile.email }),
    devices: devices.map(({ agent, createdAt, lastSeenAt }) => ({ ...nameDevice(agent), createdAt, lastSeenAt })),
    ...(await findRecords(deps.db, { userId, email: profile.email })),
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
  const asFile = (reply: FastifyReply) =>
    void reply.header('cache-control', 'no-store').header('content-disposition', 'attachment; filename="straits-my-data.json"');
  app.get(
    '/user/export',
    {
      schema: {
        ...schemaOf('getOwnData', 'Everything that is kept of the caller, as one file, with covered numbers of passports'),
        response: answers(OwnData),
      },
    },
    async (request, reply) => {
      asFile(reply);
      return ownData(deps, requireUser(request).userId, { covered: true });
    },
  );
  app.post(
    '/user/export',
    {
      schema: {
        ...schemaOf('exportOwnData', 'The same whole, for who knows the password'),
        body: ProvePassword,
        response: answers(OwnData, 'password_wrong'),
      },
    },
    async (request, reply) => {
      const { id } = await provePassword(deps, { userId: requireUser(request).userId, password: request.body.password });
      asFile(reply);
      return ownData(deps, id, { covered: false });
    },
  );
  app.post(
    '/user/delete',
    {
      schema: {
        ...schemaOf('deleteAccount', 'Delete the account; orders stay as long as the law wants accounts kept'),
        body: ProvePassword,
        response: answers(Done, 'password_wrong', 'account_in_use'),
      },
    },
    async (request) => {
      await deleteAccount(deps, { userId: requireUser(request).userId, password: request.body.password });
      return done;
    },
  );
}
