/** Which key has sealed what this database holds: a start with another one is told of, before anything is sealed with that. */
export const shopKey = /* sql */ `
create table shop_key (
  is_the_one boolean primary key default true check (is_the_one),
  -- of the key, not turned back
  fingerprint bytea not null,
  since timestamptz not null
);
`;
