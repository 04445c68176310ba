/** What was typed into a page when its session ended, for the same person in the same browser (decision 0181). */
export const typedForms = /* sql */ `
create table typed_forms (
  cookie_hash bytea not null,
  user_id uuid not null references users on delete cascade,
  path text not null,
  sealed bytea not null,
  at timestamptz not null,
  primary key (cookie_hash, user_id)
);
create index on typed_forms (user_id);
create index on typed_forms (at);
`;
