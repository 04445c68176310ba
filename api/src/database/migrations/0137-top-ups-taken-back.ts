/**
 * What a card company does with a top-up's charge by itself: another sum than was asked for, money given back, disputes. Staff sees the top-up until it
 * is settled; what went back of its money is taken from the wallet as far as it reaches.
 */
export const topUpsTakenBack = /* sql */ `
alter table top_ups
  add column provider_ref text,
  -- why staff has to look at it
  add column attention text check (attention in ('card_amount', 'card_refunded', 'card_disputed'));
create index top_ups_attention on top_ups (created_at) where attention is not null;
create index top_ups_provider_ref on top_ups (provider_ref) where provider_ref is not null;

create table top_up_returns (
  id uuid primary key default gen_random_uuid(),
  top_up_id uuid not null references top_ups,
  -- the company's name for it
  provider_ref text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- what the wallet has given back of it so far
  taken_minor bigint not null default 0 check (taken_minor between 0 and amount_minor),
  at timestamptz not null
);
create index on top_up_returns (top_up_id);
`;
