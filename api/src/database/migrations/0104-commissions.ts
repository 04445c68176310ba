/**
 * What agencies earn on what they sell (decision 0176): an account that it is paid from, how much of each line's money went back, and the orders of
 * which the commission is not yet as it should be. Orders that were paid before are put there too: they get theirs with the first round.
 */
export const commissions = /* sql */ `
alter table ledger_accounts drop constraint ledger_accounts_type_check,
  add constraint ledger_accounts_type_check check (type in ('wallet', 'receivable', 'suspense', 'revenue', 'exchange', 'promotion', 'commission'));
alter table ledger_transactions drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check
    check (kind in ('top_up', 'spend', 'refund', 'receipt', 'conversion', 'redeem', 'settlement', 'adjustment', 'reversal', 'commission'));

-- of what was paid for cancelled tickets, what was paid back; of older cancellations all, since it was not kept
alter table order_lines add column refunded_minor bigint not null default 0;
update order_lines set refunded_minor = cancelled_minor where cancelled_minor > 0;
alter table order_lines add constraint refunded_was_paid check (refunded_minor between 0 and total_minor - discount_minor);

create table open_commissions (
  order_id uuid primary key references orders on delete cascade
);
insert into open_commissions select id from orders where agency_id is not null and paid_at is not null;
`;
