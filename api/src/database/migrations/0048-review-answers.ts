/**
 * What staff answers a review in public, and what readers report of one. A reporter (`user:<id>`, or the hash of a visitor's address) counts once
 * for a review. Reports end with the review, or with staff's word that it stays.
 */
export const reviewAnswers = /* sql */ `
alter table reviews add column answer text;
alter table reviews add column answered_on date;
-- 'staff:<user id>', or 'import' where the file brought it
alter table reviews add column answered_by text;

create table review_reports (
  review_id uuid not null references reviews on delete cascade,
  reporter text not null,
  reason text not null check (reason in ('advertising', 'offensive', 'personal', 'untrue', 'other')),
  created_at timestamptz not null,
  primary key (review_id, reporter)
);
`;
