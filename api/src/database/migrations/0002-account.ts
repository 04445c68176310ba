/** People, their agencies and sessions, and what visitors leave with us. Tokens and codes are kept as hashes only. */
export const account = /* sql */ `
create table agencies (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  licence_number text not null,
  unique_entity_number text not null,
  approved_at timestamptz,
  -- staff has decided, one way or the other
  decided_at timestamptz,
  decided_by uuid,
  decline_reason text,
  currency text not null references currencies,
  created_at timestamptz not null
);

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text not null,
  -- E.164
  phone text,
  nationality text,
  address_line1 text,
  address_line2 text,
  city text,
  postal_code text,
  country text,
  -- of the mails that nobody's page asks for
  lang text not null default 'en',
  currency text not null references currencies,
  is_staff boolean not null default false,
  agency_id uuid references agencies,
  agency_role text check (agency_role in ('admin', 'booker', 'viewer')),
  email_confirmed_at timestamptz,
  created_at timestamptz not null,
  check ((agency_id is null) = (agency_role is null))
);

create table sessions (
  token_hash bytea primary key,
  -- what the person's list of devices calls it
  id uuid not null unique default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  device text not null default ''
);
create index on sessions (user_id);
create index on sessions (expires_at);

-- Browsers in which an account was signed in: their tries are counted apart from those of strangers, so that a guesser locks nobody out.
create table known_browsers (
  cookie_hash bytea not null,
  user_id uuid not null references users on delete cascade,
  used_at timestamptz not null,
  primary key (cookie_hash, user_id)
);
create index on known_browsers (user_id);

-- When a password was checked for a bucket, at most as many instants as may be in the window.
create table password_checks (
  bucket text primary key,
  at timestamptz[] not null
);

-- One-time tokens: e-mail confirmation links, reset codes, and short tokens for addresses that are exchanged for a session.
create table one_time_tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('confirm_email', 'reset_password', 'sign_in')),
  user_id uuid not null references users on delete cascade,
  next text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  tries int not null default 0
);
create index on one_time_tokens (user_id, purpose);

-- Travellers for next time. An agency's people share their agency's; everybody else has their own.
create table saved_passengers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete cascade,
  agency_id uuid references agencies on delete cascade,
  title text,
  given_names text not null,
  family_name text not null,
  date_of_birth text,
  place_of_birth text,
  nationality text,
  country_of_residence text,
  -- number, dates and places as JSON, encrypted by the API's key (AES-256-GCM)
  passport bytea,
  -- same person, for files that are read in twice: names and birthday without case and marks
  match_key text not null,
  consent_at timestamptz,
  keep_until date,
  saved_at timestamptz not null,
  -- taken away, and for some minutes to be had back
  deleted_at timestamptz,
  check ((user_id is null) <> (agency_id is null))
);
create unique index on saved_passengers (user_id, match_key) where deleted_at is null and user_id is not null;
create unique index on saved_passengers (agency_id, match_key) where deleted_at is null and agency_id is not null;
create index on saved_passengers (deleted_at) where deleted_at is not null;

create table enquiries (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  user_id uuid references users on delete set null,
  name text not null,
  email text not null,
  phone text,
  product text,
  booking_id text,
  note text not null,
  attachment text,
  created_at timestamptz not null
);

create table newsletter_subscriptions (
  email text primary key check (email = lower(email)),
  lang text not null,
  subscribed_at timestamptz not null
);
`;
