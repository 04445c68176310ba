/** Where a report of telemetry came from: a hash of the address that is good for its day, enough to count them and no more. */
export const telemetrySources = /* sql */ `
alter table telemetry_events add column source text not null default '';
alter table telemetry_events alter column source drop default;
`;
