/** A call that is sent twice, also at once, has one line in the trail: a call has a name of its own while its answer is kept. */
export const actsOfCalls = /* sql */ `
alter table idempotency_keys add column id uuid not null default gen_random_uuid();
alter table agency_acts add column call_id uuid;
create unique index agency_acts_of_call on agency_acts (call_id, subject) nulls not distinct where call_id is not null;
`;
