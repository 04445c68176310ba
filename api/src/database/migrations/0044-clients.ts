/** How an agency's client agreed to be kept, and who heard it: the law asks for both. Stands on saved travellers and people. */
export const clients = /* sql */ `
alter table saved_passengers
  -- null where nobody wrote it down: those saved before there was a place for it
  add column consent_source text check (consent_source in ('spoken', 'written', 'file')),
  add column consent_by uuid references users on delete set null;
-- a day nears its end for all agencies at once
create index on saved_passengers (keep_until) where keep_until is not null;
`;
