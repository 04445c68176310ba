/**
 * An order's total is its lines less its discount, and the discount is that of its lines: checked when a transaction ends. Orders to which that
 * does not apply had lost their discount on the way (a code whose last use was taken in between): what is missing was taken off, so it becomes the
 * discount of their lines.
 */
export const orderTotals = /* sql */ `
do $$
declare
  wrong record;
  line record;
  missing bigint;
  part bigint;
begin
  for wrong in
    select o.id, sum(l.total_minor - l.discount_minor) - o.total_minor as missing from orders o join order_lines l on l.order_id = o.id
    group by o.id having sum(l.total_minor - l.discount_minor) > o.total_minor
  loop
    missing := wrong.missing;
    for line in select id, total_minor - discount_minor as rest from order_lines where order_id = wrong.id order by position
    loop
      part := least(missing, line.rest);
      update order_lines set discount_minor = discount_minor + part where id = line.id;
      missing := missing - part;
    end loop;
  end loop;
  update orders o set discount_minor = l.discount_minor, discount_code = coalesce(o.discount_code, 'DISCOUNT')
  from (select order_id, sum(discount_minor) as discount_minor from order_lines group by order_id) l
  where l.order_id = o.id and l.discount_minor <> o.discount_minor;
end $$;

alter table order_lines add constraint order_lines_discount_within check (discount_minor between 0 and total_minor) not valid;

create function order_check_total() returns trigger language plpgsql as $$
declare
  checked uuid;
begin
  if tg_table_name = 'orders' then checked := new.id;
  elsif tg_op = 'DELETE' then checked := old.order_id;
  else checked := new.order_id;
  end if;
  if exists (
    select from orders o,
      (select coalesce(sum(total_minor), 0) as total, coalesce(sum(discount_minor), 0) as discount from order_lines where order_id = checked) l
    where o.id = checked and (o.total_minor <> l.total - l.discount or o.discount_minor <> l.discount)
  ) then
    raise exception 'the total of order % is not its lines less its discount', checked
      using errcode = 'check_violation', constraint = 'order_total_is_of_lines';
  end if;
  return null;
end $$;
create constraint trigger order_total_is_of_lines after insert or update of total_minor, discount_minor on orders
  deferrable initially deferred for each row execute function order_check_total();
create constraint trigger order_line_total_is_of_order after insert or update of total_minor, discount_minor, order_id or delete on order_lines
  deferrable initially deferred for each row execute function order_check_total();
`;
