/**
 * One link for a whole group: whoever has it names one of a line's travellers who have no name yet. A line has one open link at most; an ended one
 * is never opened again, so that a link which went too far is really gone.
 */
export const nameLinks = /* sql */ `
create table name_links (
  id uuid primary key default gen_random_uuid(),
  line_id uuid not null references order_lines on delete cascade,
  -- an earlier end than the line's own deadline for names; null: that deadline
  until timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index name_links_open on name_links (line_id) where ended_at is null;

-- when the name was last given by a link; null for names of the order itself
alter table order_travellers add column named_at timestamptz;
`;
