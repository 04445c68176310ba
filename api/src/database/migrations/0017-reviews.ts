/**
 * Reviews of people who bought: written after use, one for each line of an order, and shown once staff has read them. What is shown stands in
 * `reviews` like those that an import brings; `photos` are pictures of ours ({ src, widths, width, height, color }), re-encoded from what was sent.
 */
export const writtenReviews = /* sql */ `
alter table reviews add column photos jsonb not null default '[]';

create table written_reviews (
  id uuid primary key default gen_random_uuid(),
  line_id uuid not null unique references order_lines on delete cascade,
  user_id uuid not null references users on delete cascade,
  product_id text not null references products on delete cascade,
  author text not null,
  rating int not null check (rating between 1 and 5),
  -- of a hotel: { cleanliness, comfort, service, location, facilities }
  scores jsonb,
  text text not null,
  lang text not null,
  traveller_type text not null,
  visited_on date not null,
  photos jsonb not null default '[]' check (jsonb_array_length(photos) <= 5),
  status text not null default 'waiting' check (status in ('waiting', 'published', 'refused')),
  created_at timestamptz not null,
  decided_at timestamptz,
  -- 'staff:<user id>'
  decided_by text,
  reason text,
  review_id uuid references reviews on delete set null
);
create index written_reviews_waiting on written_reviews (created_at) where status = 'waiting';
`;
