/** What people are told about their bookings and money (N10), and what of it they want as mail. */
export const notifications = /* sql */ `
create table notifications (
  id uuid primary key default gen_random_uuid(),
  -- the order in which they came, for pages of a list
  position bigint generated always as identity unique,
  user_id uuid not null references users on delete cascade,
  type text not null check (type in ('booking', 'payment', 'hold_ending', 'change', 'cancellation', 'wallet', 'credit_due', 'system')),
  -- what happened; the words for it are the reader's language's
  kind text not null,
  -- what the words name: code, product, money, reason, …
  facts jsonb not null default '{}',
  -- where it leads, within the site
  path text not null check (path like '/%' and path not like '//%'),
  -- the same is told once
  once_key text,
  created_at timestamptz not null,
  read_at timestamptz,
  -- all that one "read all" has read, to be undone together
  read_batch uuid,
  unique (user_id, once_key)
);
create index on notifications (user_id, position desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index on notifications (created_at);

-- Types that a person does not want as mail. No row: mailed.
create table mail_refusals (
  user_id uuid not null references users on delete cascade,
  type text not null,
  primary key (user_id, type)
);

-- Every process hears who has news, or whose session has ended, when the change is committed; equal words in one transaction are one.
create function tell_live() returns trigger language plpgsql as $$
begin
  perform pg_notify('straits_live', coalesce(new.user_id, old.user_id)::text);
  return null;
end $$;
create trigger notifications_tell_live after insert or update or delete on notifications for each row execute function tell_live();
create trigger sessions_tell_live after delete on sessions for each row execute function tell_live();
`;
