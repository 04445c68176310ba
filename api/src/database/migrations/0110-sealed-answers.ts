/**
 * An answer that is kept for a call sent again may name people, hold a guest's key to an order, or what a traveller told of their health: it is sealed
 * by the API's key (AES-256-GCM), and gone after a week. Calls from before keep their keys, so that nothing is done twice, and lose their answers.
 */
export const sealedAnswers = /* sql */ `
alter table idempotency_keys drop column body, drop column status, add column answer bytea;
create index on rate_limits (window_start);
`;
