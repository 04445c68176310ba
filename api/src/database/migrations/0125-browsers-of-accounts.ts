/** In which browser an address was registered and a reset code was asked for: what a stranger types is theirs alone. */
export const browsersOfAccounts = /* sql */ `
-- hash of the browser's cookie; null of accounts that were made before
alter table users add column registered_in bytea;
alter table one_time_tokens add column browser bytea, add column network text;
`;
