import type { ConsentSource, ImportPassengers, PassengersImported } from '@straits/api-contract';
import type { z } from 'zod';
import { addDays, localDateIn } from '../../clock';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { judgePassenger, matchKeyOf, type Details, type RowFault } from './passenger-row.rules';
import { findPassenger, markPassenger, upsertPassengers, type NewPassenger, type PassengerOwner } from './passengers.sql';
import { sealPassport } from './passport';

const ZONE = 'Asia/Singapore';
/** Clients that an agency does not meet again for two years are forgotten. */
export const CLIENT_DAYS = 730;

export const todayOf = ({ clock }: Deps) => localDateIn(clock.now(), ZONE);

interface Kept {
  owner: PassengerOwner;
  consent: boolean;
  /** How an agency's client agreed. */
  source: ConsentSource;
}
/** Absent values are null in the table. */
const NOTHING = { title: null, dateOfBirth: null, placeOfBirth: null, nationality: null, countryOfResidence: null };
const orNull = <T extends object>(given: T) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;

function rowOf(deps: Deps, details: Details, { owner, consent, source }: Kept): NewPassenger {
  const { givenNames, familyName, title, dateOfBirth, placeOfBirth, nationality, countryOfResidence } = details;
  const isClient = owner.agencyId !== null;
  return {
    ...NOTHING,
    ...orNull({ title, dateOfBirth, placeOfBirth, nationality, countryOfResidence }),
    givenNames,
    familyName,
    passport: sealPassport(deps, details),
    matchKey: matchKeyOf(details),
    ...(isClient && consent
      ? { consentAt: deps.clock.now(), consentSource: source, consentBy: owner.userId }
      : { consentAt: null, consentSource: null, consentBy: null }),
    keepUntil: isClient ? addDays(todayOf(deps), CLIENT_DAYS) : null,
  } as NewPassenger;
}

const requireConsent = ({ owner, consent }: Pick<Kept, 'owner' | 'consent'>) => {
  if (owner.agencyId && !consent) refuse('consent_missing', [{ field: 'consent', message: 'is missing' }]);
};
const asFields = (faults: RowFault[]) => faults.map(({ field, fault }) => ({ field, message: fault }));

/** One traveller from the form. Refuses: request_malformed with the fields, consent_missing. */
export async function savePassenger(deps: Deps, by: Omit<Kept, 'source'>, given: Record<string, unknown>): Promise<string> {
  const { details, faults } = judgePassenger(given, todayOf(deps));
  const kept: Kept = { ...by, source: 'spoken' };
  if (!details) refuse('request_malformed', asFields(faults));
  requireConsent(kept);
  const [saved] = await deps.db
    .transaction()
    .execute((trx) => upsertPassengers(trx, kept.owner, { passengers: [rowOf(deps, details, kept)], now: deps.clock.now() }));
  return saved!.id;
}

/** New values for a saved traveller. Refuses: not_found, passenger_exists, request_malformed. */
export async function changePassenger(
  deps: Deps,
  owner: PassengerOwner,
  { id, given }: { id: string; given: Record<string, unknown> },
): Promise<void> {
  const { details, faults } = judgePassenger(given, todayOf(deps));
  if (!details) refuse('request_malformed', asFields(faults));
  const change = { ...rowOf(deps, details, { owner, consent: true, source: 'spoken' }), id, now: deps.clock.now() };
  if (!(await findPassenger(deps.db, owner, id))) refuse('not_found');
  if (!(await deps.db.transaction().execute((trx) => markPassenger(trx, owner, change)))) refuse('passenger_exists');
}

/** A file's rows: the good ones are in, the others are told with what is wrong. Of two rows of one person the last counts. Refuses: consent_missing. */
export async function importPassengers(
  deps: Deps,
  owner: PassengerOwner,
  { rows, consent }: z.output<typeof ImportPassengers>,
): Promise<PassengersImported> {
  const kept: Kept = { owner, consent, source: 'file' };
  requireConsent(kept);
  const judged = rows.map((row) => judgePassenger(row, todayOf(deps)));
  const wrong = judged.flatMap(({ details, faults }, row) => (details ? [] : [{ row, faults }]));
  const good = new Map<string, NewPassenger>();
  for (const { details } of judged) if (details) good.set(matchKeyOf(details), rowOf(deps, details, kept));
  const total = judged.length - wrong.length;
  if (total === 0) return { added: 0, merged: 0, wrong };
  const saved = await deps.db
    .transaction()
    .execute((trx) => upsertPassengers(trx, owner, { passengers: [...good.values()], now: deps.clock.now() }));
  const added = saved.filter(({ isNew }) => isNew).length;
  return { added, merged: total - added, wrong };
}
