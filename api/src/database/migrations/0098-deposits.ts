/** Part now and the balance before travel (decision 0160): beside the order's state, not in it. */
export const deposits = /* sql */ `
alter table orders
  add column deposit_minor bigint check (deposit_minor > 0),
  -- by the end of this day in Singapore
  add column balance_due date,
  add column deposit_paid_at timestamptz,
  -- how many of the mails about the balance were sent: a week before, a day before, when it is over
  add column balance_told smallint not null default 0,
  add column balance_told_at timestamptz,
  add check ((deposit_minor is null) = (balance_due is null)),
  add check (deposit_paid_at is null or deposit_minor is not null);
create index orders_balance on orders (balance_due) where deposit_paid_at is not null and paid_at is null;

alter table payments add column part text not null default 'whole' check (part in ('whole', 'deposit', 'balance'));
-- An order has at most one payment for its beginning and one for its balance that may still take or has taken money.
drop index payments_one_open;
create unique index payments_one_open on payments (order_id, (part = 'balance')) where status <> 'failed';
`;
