import { Client } from 'pg';

/** Rows of stock of a shop that has sold for a while: what searches by date, calendars and holds have to find their way through. */
export const INVENTORY_ROWS = 2_000_000;

/**
 * Gives every option of the bench catalogue rows of stock for as many days as make two million (20 days of 100,000 options), partly sold. They
 * are written into the database, since making them through the API would take two million holds. Answers how many there are.
 */
export async function fillInventory(databaseUrl: string, products: number): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const days = Math.ceil(INVENTORY_ROWS / products);
    await client.query(
      `insert into inventory (option_id, local_date, capacity, sold)
        select o.id, current_date + day, 50, (o.product_no * 7 + day) % 51
        from (select o.id, p.no as product_no from options o join products p on p.id = o.product_id where o.id like 'bench-%') o, generate_series(1, $1::int) day
        on conflict do nothing`,
      [days],
    );
    await client.query('vacuum analyze inventory');
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from inventory');
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
