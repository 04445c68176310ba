/** What an agency and its client say to each other about a quote (A34). */
export const quoteMessages = /* sql */ `
create table quote_messages (
  id bigint generated always as identity primary key,
  quote_id uuid not null references quotes on delete cascade,
  side text not null check (side in ('agency', 'client')),
  author_name text not null,
  text text not null,
  at timestamptz not null
);
create index on quote_messages (quote_id, id);
`;
