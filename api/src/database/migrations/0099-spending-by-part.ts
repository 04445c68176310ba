/** A spending limit counts each payment of an order for who makes it, in its month: an order in two parts counts twice, by its parts (decision 0162). */
export const spendingByPart = /* sql */ `
alter table agency_spendings add column part text not null default 'whole' check (part in ('whole', 'deposit', 'balance'));
alter table agency_spendings drop constraint agency_spendings_pkey, add primary key (order_id, part);

-- Until now such an order counted whole, for who paid last: it becomes the part that was paid last, and its deposit is that of who ordered.
update agency_spendings s set part = case when o.deposit_paid_at is not null and s.at > o.deposit_paid_at then 'balance' else 'deposit' end
  from orders o where o.id = s.order_id and o.deposit_minor is not null and o.total_minor > 0;
update agency_spendings s set amount_minor = round(s.amount_minor::numeric * o.deposit_minor / o.total_minor)
  from orders o where o.id = s.order_id and s.part = 'deposit';
insert into agency_spendings (order_id, agency_id, user_id, amount_minor, at, part)
  select s.order_id, s.agency_id, coalesce(o.user_id, s.user_id), round(s.amount_minor::numeric * o.deposit_minor / o.total_minor), o.deposit_paid_at, 'deposit'
  from agency_spendings s join orders o on o.id = s.order_id where s.part = 'balance';
update agency_spendings s set amount_minor = s.amount_minor - d.amount_minor
  from agency_spendings d where d.order_id = s.order_id and d.part = 'deposit' and s.part = 'balance';
`;
