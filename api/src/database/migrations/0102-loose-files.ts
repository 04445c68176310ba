/** Files that are written and that no row names yet, or any more: what a process that died left behind is found by them and removed (decision 0169). */
export const looseFiles = /* sql */ `
create table loose_files (
  file text primary key,
  since timestamptz not null
);
create index on loose_files (since);
`;
