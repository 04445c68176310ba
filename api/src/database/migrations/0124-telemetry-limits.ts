/** What one network tells of one visit, and in a day, is limited: it is counted before more is taken. */
export const telemetryLimits = /* sql */ `
create index on telemetry_events (source, visit);
`;
