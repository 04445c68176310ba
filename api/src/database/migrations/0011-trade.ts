/** What agencies do with orders, and what travellers get from suppliers for them: stands on accounts, catalogue, orders and wallet. */
export const trade = /* sql */ `
-- The supplier's own number for an order; its holder types it in once (N2), and from then on it is the order's.
create table supplier_confirmations (
  order_id uuid primary key references orders on delete cascade,
  number text not null unique check (number = upper(number)),
  set_by uuid not null references users,
  set_at timestamptz not null,
  entered_at timestamptz
);
`;
