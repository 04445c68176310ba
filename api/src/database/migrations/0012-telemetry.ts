/**
 * What browsers and the site's servers saw of each remote in each version: failures, vitals, times and bytes. The delivery's error budget and the
 * figures of /metrics come from here. Kept for two weeks; a visit is random per page load, nothing leads to a person.
 */
export const telemetry = /* sql */ `
create table telemetry_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  visit text not null,
  kind text not null check (kind in ('error', 'vital', 'load', 'csp')),
  name text not null,
  remote text not null,
  version text not null,
  path text not null,
  side text not null check (side in ('browser', 'server')),
  value double precision,
  bytes bigint,
  detail text
);
create index on telemetry_events (at);
create index on telemetry_events (remote, version, at);
`;
