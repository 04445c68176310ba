/**
 * Which order has reserved or used a code. An order gives back what it has, once: a count alone was given back by every end of an order, also
 * of one that had come back without a use. Who is counted for it stands here until it is paid (decision 0202).
 */
export const discountUses = /* sql */ `
create table discount_uses (
  order_id uuid primary key references orders on delete cascade,
  code text not null references discounts,
  cart_id uuid references carts on delete set null,
  -- a keyed hash
  network text
);
create index on discount_uses (code);
create index on discount_uses (cart_id) where cart_id is not null;
insert into discount_uses (order_id, code)
  select o.id, d.code from orders o join discounts d on d.code = o.discount_code
  where o.status <> 'EXPIRED' and not (o.status = 'CANCELLED' and o.paid_at is null);
`;
