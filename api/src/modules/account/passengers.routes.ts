import { z } from 'zod';
import { Common, ImportPassengers, PassengersImported, SavedPassenger, SavedPassengerList, text, uuid } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers, done, Done } from '../../http/answers';
import { NEEDS_BOOKER, NEEDS_SESSION } from '../../http/openapi';
import { requireUser } from '../../http/caller';
import { refuse } from '../../http/refusal';
import { addMinutes } from '../../clock';
import { addJob } from '../../jobs/jobs';
import { UNDO_MINUTES } from './forget.jobs';
import { findPassenger, findPassengers, markPassengerDeleted, markPassengerRestored, type PassengerRow } from './passengers.sql';
import { coverNumber, openPassport } from './passport';
import { changePassenger, importPassengers, savePassenger } from './save-passengers';

const PassengerId = z.object({ passengerId: uuid });
// Judged by the use case, so that each field's fault is told: here only that it is a form at all.
const Typed = z.record(z.string().max(40), z.union([text(300), z.boolean(), z.null()]));

function view(deps: Deps, { passport, savedAt, ...row }: PassengerRow, isWhole: boolean): SavedPassenger {
  const opened = openPassport(deps, passport);
  return {
    ...row,
    ...opened,
    passportNumber: isWhole ? opened.passportNumber : coverNumber(opened.passportNumber),
    savedAt: savedAt.toISOString(),
  };
}

/** Saved travellers: one's own, or the clients of the caller's agency. */
export function passengerRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: ['account'],
    security: NEEDS_SESSION,
    querystring: Common,
  });
  const viewOne = async (owner: ReturnType<typeof requireUser>, id: string) =>
    view(deps, (await findPassenger(deps.db, owner, id)) ?? refuse('not_found'), true);

  app.get(
    '/user/passengers',
    { schema: { ...schemaOf('getPassengers', 'The saved travellers, passport numbers covered'), response: answers(SavedPassengerList) } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const rows = await findPassengers(deps.db, requireUser(request));
      return { items: rows.map((row) => view(deps, row, false)) };
    },
  );
  app.get(
    '/user/passengers/:passengerId',
    {
      schema: {
        ...schemaOf('getPassenger', 'One saved traveller, with the passport'),
        params: PassengerId,
        response: answers(SavedPassenger),
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return viewOne(requireUser(request), request.params.passengerId);
    },
  );
  app.post(
    '/user/passengers',
    {
      schema: {
        ...schemaOf('savePassenger', 'Save a traveller; one of that name and birthday gets the new values'),
        security: NEEDS_BOOKER,
        body: Typed,
        response: answers(SavedPassenger, 'consent_missing', 'agency_role_refused'),
      },
    },
    async (request) => {
      const owner = requireUser(request);
      const { consent, ...given } = request.body;
      return viewOne(owner, await savePassenger(deps, { owner, consent: consent === true }, given));
    },
  );
  app.put(
    '/user/passengers/:passengerId',
    {
      schema: {
        ...schemaOf('changePassenger', 'New values for a saved traveller'),
        security: NEEDS_BOOKER,
        params: PassengerId,
        body: Typed,
        response: answers(SavedPassenger, 'agency_role_refused', 'passenger_exists'),
      },
    },
    async (request) => {
      const owner = requireUser(request);
      const { passengerId: id } = request.params;
      await changePassenger(deps, owner, { id, given: request.body });
      return viewOne(owner, id);
    },
  );
  app.delete(
    '/user/passengers/:passengerId',
    {
      schema: {
        ...schemaOf('deletePassenger', 'Take a traveller away; for 10 minutes it can be had back'),
        security: NEEDS_BOOKER,
        params: PassengerId,
        response: answers(Done, 'agency_role_refused'),
      },
    },
    async (request) => {
      const now = deps.clock.now();
      if (!(await markPassengerDeleted(deps.db, requireUser(request), { id: request.params.passengerId, now }))) refuse('not_found');
      await addJob(deps.db, { name: 'forget', payload: {}, key: 'forget-passengers', runAt: addMinutes(now, UNDO_MINUTES + 1) });
      return done;
    },
  );
  app.post(
    '/user/passengers/:passengerId/restore',
    {
      schema: {
        ...schemaOf('restorePassenger', 'Have a deleted traveller back'),
        security: NEEDS_BOOKER,
        params: PassengerId,
        response: answers(SavedPassenger, 'agency_role_refused'),
      },
    },
    async (request) => {
      const owner = requireUser(request);
      const { passengerId: id } = request.params;
      if (!(await markPassengerRestored(deps.db, owner, { id, since: addMinutes(deps.clock.now(), -UNDO_MINUTES) }))) refuse('not_found');
      return viewOne(owner, id);
    },
  );
  app.post(
    '/user/passengers/import',
    {
      schema: {
        ...schemaOf('importPassengers', "A file's travellers: good rows are in, the others are told with their faults"),
        security: NEEDS_BOOKER,
        body: ImportPassengers,
        response: answers(PassengersImported, 'consent_missing', 'agency_role_refused'),
      },
    },
    async (request) => {
      return importPassengers(deps, requireUser(request), request.body);
    },
  );
}
