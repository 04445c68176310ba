/** What staff did on the command line, and who: read when somebody asks how something came to be, and never edited. */
export const ops = /* sql */ `
create table ops_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- 'staff:<user id>', or 'ops:<account on the machine>'
  actor text not null,
  command text not null,
  given jsonb not null,
  outcome text not null
);
create index on ops_acts (at);

-- What a command remembers for its next run.
create table ops_marks (
  name text primary key,
  value text not null
);
`;
