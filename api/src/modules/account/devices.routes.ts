import { z } from 'zod';
import { ChangePassword, Common, DeviceList, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers, done, Done } from '../../http/answers';
import { NEEDS_SESSION } from '../../http/openapi';
import { requireUser } from '../../http/caller';
import { refuse } from '../../http/refusal';
import { changePassword } from './change-password';
import { nameDevice } from './device.rules';
import { deleteDoors, deleteOwnSession, findDevices } from './sessions.sql';

/** Where one is signed in, and how to end that: one device, all of them, or by a new password. */
export function deviceRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: ['account'],
    security: NEEDS_SESSION,
    querystring: Common,
  });

  app.get(
    '/user/devices',
    { schema: { ...schemaOf('getDevices', 'Where the caller is signed in'), response: answers(DeviceList) } },
    async (request, reply) => {
      const { userId, sessionId } = requireUser(request);
      void reply.header('cache-control', 'no-store');
      const rows = await findDevices(deps.db, userId, deps.clock.now());
      const items = rows.map(({ id, agent, createdAt, lastSeenAt }) => ({
        id,
        ...nameDevice(agent),
        signedInAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isThis: id === sessionId,
      }));
      return { items };
    },
  );
  app.delete(
    '/user/devices/:deviceId',
    {
      schema: {
        ...schemaOf('endDevice', 'Sign out on one device'),
        params: z.object({ deviceId: uuid }),
        response: answers(Done),
      },
    },
    async (request) => {
      const { userId } = requireUser(request);
      if (!(await deleteOwnSession(deps.db, { sessionId: request.params.deviceId, userId }))) refuse('not_found');
      return done;
    },
  );
  app.post(
    '/auth/sign-out-everywhere',
    { schema: { ...schemaOf('signOutEverywhere', 'Sign out on every device, this one too'), response: answers(Done) } },
    async (request) => {
      const { userId } = requireUser(request);
      await deps.db.transaction().execute((trx) => deleteDoors(trx, userId));
      return done;
    },
  );
  app.post(
    '/user/password',
    {
      schema: {
        ...schemaOf('changePassword', 'A new password; every other device is signed out'),
        body: ChangePassword,
        response: answers(Done, 'password_wrong', 'password_too_common'),
      },
    },
    async (request) => {
      await changePassword(deps, request, request.body);
      return done;
    },
  );
}
