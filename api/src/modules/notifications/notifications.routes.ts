import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  Common,
  MailChoices,
  NotificationPage,
  NotificationQuery,
  PutMailChoices,
  ReadAll,
  UnreadCount,
  uuid,
} from '@straits/api-contract';
import { REFUSABLE_MAILS } from '@straits/api-contract/constants';
import type { App, Deps } from '../../deps';
import { answers, done, Done } from '../../http/answers';
import { requireUser } from '../../http/caller';
import { NEEDS_SESSION } from '../../http/openapi';
import { refuse } from '../../http/refusal';
import { findMailRefusals, markMailRefusal } from './mail-choices.sql';
import { countUnread, findNotifications, markAllRead, markBatchUnread, markRead, type NotificationRow } from './notifications.sql';

const view = ({ id, type, kind, facts, path, createdAt, readAt }: NotificationRow) => ({
  ...{ id, type, kind, facts, path },
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

/** Where the last page ended. Refuses: request_malformed. */
const positionOf = (cursor: string | undefined) => {
  if (cursor === undefined) return undefined;
  return /^\d{1,15}$/.test(cursor) ? Number(cursor) : refuse('request_malformed', [{ field: 'cursor', message: 'is not one of ours' }]);
};

const schemaOf = (operationId: string, summary: string) => ({
  operationId,
  summary,
  tags: ['account'],
  security: NEEDS_SESSION,
  querystring: Common,
});

/** What a person was told, and reading it (N10). */
export function notificationListRoutes(app: App, deps: Deps) {
  app.get(
    '/notifications',
    {
      schema: {
        ...schemaOf('getNotifications', 'What the caller was told in the last 12 months, newest first'),
        querystring: NotificationQuery,
        response: answers(NotificationPage),
      },
    },
    async (request, reply) => {
      const { userId } = requireUser(request);
      const { type, unread, cursor, limit } = request.query;
      const filter = { type, unread: unread === 'true', before: positionOf(cursor), limit: limit + 1 };
      const [rows, count] = [await findNotifications(deps.db, userId, filter), await countUnread(deps.db, userId)];
      void reply.header('cache-control', 'no-store');
      const shown = rows.slice(0, limit);
      return { items: shown.map(view), nextCursor: rows.length > limit ? String(shown.at(-1)?.position) : null, unread: count };
    },
  );
  app.get(
    '/notifications/count',
    { schema: { ...schemaOf('countNotifications', 'How many are unread'), response: answers(UnreadCount) } },
    async (request, reply) => {
      const { userId } = requireUser(request);
      void reply.header('cache-control', 'no-store');
      return { unread: await countUnread(deps.db, userId) };
    },
  );
  app.post(
    '/notifications/:notificationId/read',
    {
      schema: {
        ...schemaOf('readNotification', 'One is read'),
        params: z.object({ notificationId: uuid }),
        response: answers(Done),
      },
    },
    async (request) => {
      const { userId } = requireUser(request);
      if (!(await markRead(deps.db, { id: request.params.notificationId, userId }, deps.clock.now()))) refuse('not_found');
      return done;
    },
  );
  app.post(
    '/notifications/read-all',
    { schema: { ...schemaOf('readAllNotifications', 'All are read; the batch undoes it'), response: answers(ReadAll) } },
    async (request) => {
      const { userId } = requireUser(request);
      const batch = randomUUID();
      const count = await markAllRead(deps.db, { userId, batch, now: deps.clock.now() });
      return { batch: count > 0 ? batch : null, count };
    },
  );
  app.delete(
    '/notification-reads/:batch',
    {
      schema: {
        ...schemaOf('unreadNotifications', 'Undoes one "read all"'),
        params: z.object({ batch: uuid }),
        response: answers(Done),
      },
    },
    async (request) => {
      const { userId } = requireUser(request);
      if ((await markBatchUnread(deps.db, { userId, batch: request.params.batch })) === 0) refuse('not_found');
      return done;
    },
  );
}

/** What a person wants as mail too. */
export function mailChoiceRoutes(app: App, deps: Deps) {
  const choicesOf = async (userId: string): Promise<MailChoices> => {
    const refused = await findMailRefusals(deps.db, userId);
    return { mails: Object.fromEntries(REFUSABLE_MAILS.map((type) => [type, !refused.has(type)])) as MailChoices['mails'] };
  };
  app.get(
    '/notifications/choices',
    { schema: { ...schemaOf('getMailChoices', 'Which notifications come as mail too'), response: answers(MailChoices) } },
    async (request, reply) => {
      const { userId } = requireUser(request);
      void reply.header('cache-control', 'no-store');
      return choicesOf(userId);
    },
  );
  app.put(
    '/notifications/choices',
    { schema: { ...schemaOf('setMailChoices', 'New choices of mails'), body: PutMailChoices, response: answers(MailChoices) } },
    async (request) => {
      const { userId } = requireUser(request);
      const { mails } = request.body;
      await deps.db.transaction().execute(async (trx) => {
        for (const type of REFUSABLE_MAILS) {
          const wanted = mails[type];
          if (wanted !== undefined) await markMailRefusal(trx, userId, { type, wanted });
        }
      });
      return choicesOf(userId);
    },
  );
}
