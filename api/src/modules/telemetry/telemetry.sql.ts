import { sql, type RawBuilder } from 'kysely';
import type { TelemetryBatch, TelemetryRow } from '@straits/api-contract';
import type { Db, Sql } from '../../database/connection';

const KEPT_DAYS = 14;
/** A build that the site's server waited for too long: load of an origin, which says nothing against the version. */
const ONLY_LATE = 'MFE-103';

/** Events that are kept of one network: about one visit, of which a page tells half as many, and in a day, after which the network has another name. */
const MOST = { visit: 240, day: 20_000 };

type Reported = TelemetryBatch & { source: string };

function insertEvents(db: Sql, now: Date, { visit, events, source }: Reported, most: RawBuilder<unknown>) {
  return sql`
    insert into telemetry_events (at, visit, source, kind, name, remote, version, path, side, value, bytes, detail)
    select ${now}, ${visit}, ${source}, kind, name, remote, version, path, side, value, bytes, detail
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as given
      (kind text, name text, remote text, version text, path text, side text, value double precision, bytes bigint, detail text)
    limit ${most}`.execute(db);
}

/** What the site's own servers tell; there is no limit to it. */
export async function insertSiteTelemetry(db: Sql, now: Date, reported: Reported): Promise<void> {
  if (reported.events.length > 0) await insertEvents(db, now, reported, sql`all`);
}

/** What a browser tells; beyond the limits it is dropped. Reports of one network are taken one after the other, so that many at once find one limit. */
export async function insertTelemetry(db: Db, now: Date, reported: Reported): Promise<void> {
  if (reported.events.length === 0) return;
  const { source, visit } = reported;
  const left = sql`greatest(0, least(
    ${MOST.visit} - (select count(*) from telemetry_events where source = ${source} and visit = ${visit}),
    ${MOST.day} - (select count(*) from (select from telemetry_events where source = ${source} limit ${MOST.day}) as today)))`;
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`telemetry ${source}`}, 0))`.execute(trx);
    await insertEvents(trx, now, reported, left);
  });
}

/** What is older than two weeks goes, a little at a time so that nobody waits for it. */
export async function deleteOldTelemetry(db: Sql, now: Date): Promise<void> {
  const until = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await sql`delete from telemetry_events where id in (select id from telemetry_events where at < ${until} order by at limit 5000)`.execute(
    db,
  );
}

/** Each remote in each version since a moment: the most visited first. */
export async function findTelemetry(db: Sql, since: Date): Promise<TelemetryRow[]> {
  const { rows } = await sql<TelemetryRow>`
    with recent as (select * from telemetry_events where at >= ${since}),
    codes as (
      select remote, version, jsonb_agg(jsonb_build_object('name', name, 'count', count) order by count desc, name) as codes
      from (select remote, version, name, count(*)::int as count from recent where kind = 'error' group by 1, 2, 3) counted
      group by remote, version
    ),
    networks as (
      -- A network has another name each day: around midnight it must not count as two.
      select remote, version, max(sources)::int as sources, max(failed)::int as "failedSources"
      from (
        select remote, version, count(distinct source) as sources, count(distinct source) filter (where kind = 'error') as failed
        from recent where side = 'browser' group by remote, version, (at at time zone 'UTC')::date
      ) daily
      group by remote, version
    )
    select r.remote, r.version,
      count(distinct (visit, source)) filter (where side = 'browser')::int as visits,
      count(distinct (visit, source)) filter (where kind = 'error' and side = 'browser')::int as "failedVisits",
      coalesce((array_agg(n.sources))[1], 0) as sources,
      coalesce((array_agg(n."failedSources"))[1], 0) as "failedSources",
      count(*) filter (where kind = 'error' and side = 'server' and name <> ${ONLY_LATE})::int as "serverFaults",
      count(*) filter (where kind = 'error')::int as errors,
      count(*) filter (where kind = 'csp')::int as violations,
      coalesce((array_agg(c.codes))[1], '[]') as codes,
      percentile_cont(0.75) within group (order by value) filter (where kind = 'load') as "loadMs",
      (percentile_cont(0.75) within group (order by bytes::double precision) filter (where kind = 'load')) as bytes,
      percentile_cont(0.75) within group (order by value) filter (where name = 'LCP') as "lcpMs",
      percentile_cont(0.75) within group (order by value) filter (where name = 'INP') as "inpMs",
      percentile_cont(0.75) within group (order by value) filter (where name = 'CLS') as cls
    from recent r
      left join codes c on c.remote = r.remote and c.version = r.version
      left join networks n on n.remote = r.remote and n.version = r.version
    group by r.remote, r.version
    order by visits desc, r.remote, r.version`.execute(db);
  return rows;
}
