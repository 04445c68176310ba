import { sql } from 'kysely';
import type { Language } from '@straits/api-contract/constants';
import { addDays } from '../../clock';
import type { Sql } from '../../database/connection';
import { arrivalOf } from './ferries/sailing-times.rules';
import type { StoredPort } from './kinds/ferry.rules';
import { textsOf } from './texts.rules';

interface Row {
  optionId: string;
  address: string;
  latitude: number;
  longitude: number;
  direction: 'outbound' | 'return' | 'open' | null;
  arrives: string | null;
  durationMinutes: number | null;
  from: StoredPort | null;
  to: StoredPort | null;
}

/** Where a visit is, or begins; and of a sailing where and when it arrives, on the clock of that port. */
export interface Whereabouts {
  venue: { name: string; latitude?: number; longitude?: number } | undefined;
  arrival: { port: string; localDate: string; time: string; timeZone: string } | undefined;
}
interface Visit {
  optionId: string;
  localDate: string | null;
  startTime: string;
}

const portName = ({ name }: StoredPort, language: Language) => textsOf(name, language);

type Ports = { from: StoredPort; to: StoredPort };

function sailingOf({ direction, arrives, durationMinutes, from, to }: Row & Ports, visit: Visit, language: Language): Whereabouts {
  const { localDate, startTime: departs } = visit;
  if (direction === 'open' || !departs) return { venue: undefined, arrival: undefined };
  const [left, reached] = direction === 'return' ? [to, from] : [from, to];
  const venue = { name: portName(left, language) };
  if (localDate === null || !arrives || durationMinutes === null) return { venue, arrival: undefined };
  const { dayOffset } = arrivalOf({ departs, arrives, durationMinutes, fromZone: left.timeZone, toZone: reached.timeZone }, localDate);
  const arrival = {
    port: portName(reached, language),
    localDate: addDays(localDate, dayOffset),
    time: arrives,
    timeZone: reached.timeZone,
  };
  return { venue, arrival };
}

function whereaboutsOf(row: Row, visit: Visit, language: Language): Whereabouts {
  const { from, to, address, latitude, longitude } = row;
  if (from && to) return sailingOf({ ...row, from, to }, visit, language);
  return { venue: address ? { name: address, latitude, longitude } : undefined, arrival: undefined };
}

/** Of each visit, by the place in the list; from the catalogue as it is now. */
export async function findWhereabouts(db: Sql, visits: Visit[], language: Language): Promise<(Whereabouts | undefined)[]> {
  if (visits.length === 0) return [];
  const { rows } = await sql<Row>`
    select o.id as "optionId", p.address, p.latitude, p.longitude, o.details ->> 'direction' as direction, o.details ->> 'arrives' as arrives,
      (p.details ->> 'durationMinutes')::int as "durationMinutes", p.details -> 'from' as "from", p.details -> 'to' as "to"
    from options o join products p on p.id = o.product_id where p.kind in ('attraction', 'package', 'hotel', 'ferry') and o.id = any(${visits.map(({ optionId }) => optionId)})`.execute(
    db,
  );
  const known = new Map(rows.map((row) => [row.optionId, row]));
  return visits.map((visit) => {
    const row = known.get(visit.optionId);
    return row && whereaboutsOf(row, visit, language);
  });
}
