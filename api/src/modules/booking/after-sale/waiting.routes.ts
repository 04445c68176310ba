import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Common, email, JoinWaitingList, uuid, WaitingList, WaitingListAccess, WaitingListJoined } from '@straits/api-contract';
import { localDateIn } from '../../../clock';
import type { Sql } from '../../../database/connection';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { requireUser } from '../../../http/caller';
import { countTry } from '../../../http/rate-limit';
import { refuse } from '../../../http/refusal';
import { languageOfQuery } from '../../../http/view';
import { addJob } from '../../../jobs/jobs';
import { causedBy, mayWrite } from '../../../mail/limit-letters';
import { findDaysOffSale, findSellable, findSellables, lockDaysWithPlaces, otherLangOf, textsOf } from '../../catalog';
import { readWaitingKey } from './waiting-key';
import { deleteWaiting, findConfirmedEmail, findOwnWaiting, insertWaiting } from './waiting.sql';

const Access = Common.extend(WaitingListAccess.shape);
/** Where the shop stands; a day elsewhere ends an hour or two later at most. */
const today = ({ clock }: Deps) => localDateIn(clock.now(), 'Asia/Singapore');
type WaitingRequest = FastifyRequest & { query: z.output<typeof Access> };

/** Whose lists: the address that the link's key was mailed to, or the signed-in person's. Refuses: not_found, unauthenticated. */
async function emailOf({ db, secrets }: Deps, request: WaitingRequest): Promise<string | null> {
  const { key } = request.query;
  if (key) return readWaitingKey(secrets, key) ?? refuse('not_found');
  return findConfirmedEmail(db, requireUser(request).userId);
}

async function viewWaiting(
  db: Sql,
  deps: Deps,
  { request, email }: { request: WaitingRequest; email: string | null },
): Promise<WaitingList> {
  if (!email) return { email, items: [] };
  const rows = await findOwnWaiting(db, { email, companyId: request.shopHost.companyId }, today(deps));
  const sellables = await findSellables(db, [...new Set(rows.map(({ optionId }) => optionId))]);
  const language = languageOfQuery(request.query);
  const items = rows.flatMap(({ optionId, toldAt, ...row }) => {
    const sellable = sellables.get(optionId);
    if (!sellable) return [];
    const { product, option } = sellable;
    const lang = otherLangOf(product.texts, language);
    const names = { productName: textsOf(product.texts, language).name, optionName: textsOf(option.texts, language).name, lang };
    return [{ ...row, ...names, kind: product.kind, productId: product.id, toldAt: toldAt?.toISOString() ?? null }];
  });
  return { email, items };
}

const Wish = JoinWaitingList.extend({ email }).refine(({ localDate, localDates }) => !localDate !== !localDates, {
  path: ['localDates'],
  message: 'is missing, or stands beside localDate',
});

/** The waiting list of days that are sold out (A19): joining it. */
export function joinWaitingListRoutes(app: App, deps: Deps) {
  app.post(
    '/waiting-list',
    {
      schema: {
        operationId: 'joinWaitingList',
        summary: 'Ask for a mail when places of sold-out days come free',
        tags: ['booking'],
        querystring: Common,
        body: Wish,
        response: answers(WaitingListJoined, 'option_unknown', 'date_past', 'date_not_on_sale', 'places_free'),
      },
    },
    async (request) => {
      const at = deps.clock.now();
      await countTry(deps.db, at, { bucket: `waiting:${request.network}`, tries: 30, windowMinutes: 60 });
      // Each wish may become a letter one day.
      await countTry(deps.db, at, { bucket: `waiting:${request.body.email}`, tries: 20, windowMinutes: 60 });
      const { localDate, localDates = localDate ? [localDate] : [], ...rest } = request.body;
      const field = localDate ? 'localDate' : 'localDates';
      if (localDates.some((date) => date < today(deps))) refuse('date_past', [{ field, message: 'is in the past' }]);
      const sellable = (await findSellable(deps.db, rest.optionId)) ?? refuse('option_unknown');
      const offSale = await findDaysOffSale(deps.db, rest.optionId, localDates);
      if (offSale.length > 0) refuse('date_not_on_sale', [{ field, message: offSale.join(', ') }]);
      const wish = { ...rest, localDates, lang: languageOfQuery(request.query), companyId: request.shopHost.companyId, at };
      return deps.db.transaction().execute(async (trx) => {
        const free = await lockDaysWithPlaces(trx, sellable, { localDates, quantity: rest.quantity, now: at });
        if (free.length > 0) refuse('places_free', [{ field, message: free.join(', ') }]);
        const joined = await insertWaiting(trx, wish);
        if (!joined[0]) return { done: true as const, isMailed: true };
        const letter = { to: request.body.email, purpose: 'other' as const, ...causedBy(request), at };
        const isMailed = await mayWrite(trx, letter);
        const days = joined.map((row) => row.localDate);
        if (isMailed) await addJob(trx, { name: 'waiting_mail', payload: { waitingId: joined[0].id, moment: 'joined', localDates: days } });
        return { done: true as const, isMailed };
      });
    },
  );
}

/** The lists that one waits on: seeing and leaving them, signed in or by the link in our mails. */
export function waitingListRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    ...{ operationId, summary, tags: ['booking'], querystring: Access, response: answers(WaitingList) },
  });
  app.get('/waiting-list', { schema: schemaOf('getWaitingList', 'The days that the caller waits for') }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return viewWaiting(deps.db, deps, { request, email: await emailOf(deps, request) });
  });
  app.delete(
    '/waiting-list/:waitingId',
    { schema: { ...schemaOf('leaveWaitingList', 'Wait for a day no longer'), params: z.object({ waitingId: uuid }) } },
    async (request) => {
      const email = (await emailOf(deps, request)) ?? refuse('not_found');
      const { companyId } = request.shopHost;
      if (!(await deleteWaiting(deps.db, { email, companyId }, request.params.waitingId))) refuse('not_found');
      return viewWaiting(deps.db, deps, { request, email });
    },
  );
}
