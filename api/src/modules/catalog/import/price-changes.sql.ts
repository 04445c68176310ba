import type { PoolClient } from 'pg';
import type { ComparedOption, ComparedUnit } from './price-changes.rules';

/** Staged units whose prices differ from those on sale; where a supplier tells the prices, the file's are not taken. */
export async function findChangedUnits(client: PoolClient): Promise<ComparedUnit[]> {
  const { rows } = await client.query<ComparedUnit>(
    `select p.supplier_code as "productCode", i.supplier_code as "optionCode", n.id as "unitId", i.charge_currency as currency,
       o.charge_currency as "currencyBefore", n.price_minor as price, u.price_minor as "priceBefore", n.net_minor as net, u.net_minor as "netBefore"
     from in_units n join in_options i on i.id = n.option_id join in_products p on p.id = i.product_id
     join options o on o.id = i.id join units u on u.option_id = n.option_id and u.id = n.id
     where (n.price_minor, n.net_minor, i.charge_currency) is distinct from (u.price_minor, u.net_minor, o.charge_currency)
       and not (p.supply is not null and i.price_days is null
         and exists (select from supplier_prices s where s.option_id = n.option_id and s.unit_id = n.id))
     order by p.supplier_code, i.supplier_code, n.position`,
  );
  return rows;
}

/** Staged options whose extras, seasons or currency differ from those on sale. */
export async function findChangedOptions(client: PoolClient): Promise<ComparedOption[]> {
  const { rows } = await client.query<ComparedOption>(
    `select p.supplier_code as "productCode", i.supplier_code as "optionCode", i.charge_currency as currency, o.charge_currency as "currencyBefore",
       i.extras, o.extras as "extrasBefore", i.price_days as "priceDays", o.price_days as "priceDaysBefore"
     from in_options i join in_products p on p.id = i.product_id join options o on o.id = i.id
     where (i.extras, i.price_days, i.charge_currency) is distinct from (o.extras, o.price_days, o.charge_currency)
     order by p.supplier_code, i.supplier_code`,
  );
  return rows;
}
