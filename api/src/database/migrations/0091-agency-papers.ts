/** What an agency that wants in shows staff: its ACRA profile and its licence, the newest of each (A44). */
export const agencyPapers = /* sql */ `
create table agency_papers (
  agency_id uuid not null references agencies on delete cascade,
  kind text not null check (kind in ('acra_profile', 'stb_licence')),
  file text not null,
  -- the sender's name for it, for showing only
  name text not null,
  bytes int not null,
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg')),
  sent_at timestamptz not null,
  primary key (agency_id, kind)
);
`;
