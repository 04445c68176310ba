/**
 * The shop itself: which hosts it answers, under which company, in which currencies; and what every module needs to be safe:
 * first answers of repeated requests, and counters that limit tries (shared by all API processes).
 */
export const shop = /* sql */ `
create extension if not exists pg_trgm;

create table companies (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  founded int not null,
  address text[] not null,
  licence_no text not null,
  uen text not null,
  gst_reg_no text,
  currency text not null,
  bank_name text not null,
  bank_account_name text not null,
  bank_account_no text not null,
  support_phone text not null,
  support_email text not null,
  social jsonb not null default '{}',
  fav_icon text not null default '/favicon.svg',
  logo text,
  hold_minutes int not null default 25 check (hold_minutes between 5 and 30),
  feature_flags jsonb not null default '{}'
);

create table hosts (
  host text primary key check (host = lower(host)),
  company_id uuid not null references companies,
  variant text not null check (variant in ('b2c', 'b2b'))
);

create table currencies (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  name text not null,
  symbol text not null,
  exponent int not null,
  -- units of this currency for one unit of the shop's own
  rate numeric(20, 8) not null check (rate > 0),
  rate_at timestamptz not null,
  position int not null default 0
);

create table idempotency_keys (
  caller text not null,
  key text not null,
  request_hash text not null,
  status int,
  body jsonb,
  created_at timestamptz not null,
  primary key (caller, key)
);
create index on idempotency_keys (created_at);

create table rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  tries int not null,
  primary key (bucket, window_start)
);
`;
