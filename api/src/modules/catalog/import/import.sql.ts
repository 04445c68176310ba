import type { PoolClient } from 'pg';
import type { StoredPicture, Texts } from '../texts.rules';
import type { CategoryImport, PlaceImport, SupplierImport } from './import-format';

/** Imports run one after the other, in all processes. */
export async function lockImports(client: PoolClient): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('straits catalogue import'))");
}

export async function mergeSupplier(client: PoolClient, supplier: SupplierImport): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into suppliers (code, name, email, phone) values ($1, $2, $3, $4)
     on conflict (code) do update set name = excluded.name, email = excluded.email, phone = excluded.phone returning id`,
    [supplier.code, supplier.name, supplier.email, supplier.phone],
  );
  return rows[0]!.id;
}

export interface StateRow {
  id: string;
  country: string;
  texts: Texts<{ name: string; intro: string }>;
  picture: StoredPicture | null;
}

// Rows that stay the same are not written, and where none differs no statement is: a repeated import changes nothing, not even the catalogue's version.
async function writeIfDifferent(
  client: PoolClient,
  rows: object[],
  { incoming, differs, write }: { incoming: string; differs: string; write: string },
): Promise<void> {
  const parameters = [JSON.stringify(rows.map((row, n) => ({ ...row, n })))];
  const { rowCount } = await client.query(`with incoming as (${incoming}) select from incoming ${differs} limit 1`, parameters);
  if (rowCount) await client.query(`with incoming as (${incoming}) ${write}`, parameters);
}

export const mergeStates = (client: PoolClient, states: StateRow[]) =>
  writeIfDifferent(client, states, {
    incoming:
      "select s.id, s.country, s.texts, coalesce(s.picture, '{}') as picture, s.n from jsonb_to_recordset($1::jsonb) as s(id text, country text, texts jsonb, picture jsonb, n int)",
    differs: `left join states s using (id)
      where (incoming.country, incoming.texts) is distinct from (s.country, s.texts) or (incoming.picture <> '{}' and incoming.picture is distinct from s.picture)`,
    write: `insert into states (id, country, texts, picture, position)
      select id, country, texts, picture, (select coalesce(max(position), 0) from states) + 1 + n from incoming
      on conflict (id) do update set country = excluded.country, texts = excluded.texts, picture = case when excluded.picture = '{}' then states.picture else excluded.picture end`,
  });

export const mergePlaces = (client: PoolClient, places: PlaceImport[]) =>
  writeIfDifferent(client, places, {
    incoming: `select n.id, n."stateId" as state_id, n.name as texts, n.latitude, n.longitude, n."timeZone" as time_zone,
        coalesce(n.locode, p.locode) as locode, coalesce(n.iata, p.iata) as iata
      from jsonb_to_recordset($1::jsonb)
        as n(id text, "stateId" text, name jsonb, latitude float8, longitude float8, "timeZone" text, locode text, iata text)
      left join places p using (id)`,
    differs: `left join places p using (id)
      where (incoming.state_id, incoming.texts, incoming.latitude, incoming.longitude, incoming.time_zone, incoming.locode, incoming.iata)
      is distinct from (p.state_id, p.texts, p.latitude, p.longitude, p.time_zone, p.locode, p.iata)`,
    write: `insert into places (id, state_id, texts, latitude, longitude, time_zone, locode, iata)
      select id, state_id, texts, latitude, longitude, time_zone, locode, iata from incoming
      on conflict (id) do update set state_id = excluded.state_id, texts = excluded.texts, latitude = excluded.latitude,
        longitude = excluded.longitude, time_zone = excluded.time_zone, locode = excluded.locode, iata = excluded.iata`,
  });

export const mergeCategories = (client: PoolClient, categories: CategoryImport[]) =>
  writeIfDifferent(client, categories, {
    incoming:
      "select id, coalesce(kind, '') as kind, name as texts, n from jsonb_to_recordset($1::jsonb) as c(id text, kind text, name jsonb, n int)",
    differs: 'left join categories c using (id) where (incoming.kind, incoming.texts) is distinct from (c.kind, c.texts)',
    write: `insert into categories (id, kind, texts, position) select id, kind, texts, (select coalesce(max(position), 0) from categories) + 1 + n from incoming
      on conflict (id) do update set kind = excluded.kind, texts = excluded.texts`,
  });

export interface Surroundings {
  states: Set<string>;
  currencies: Set<string>;
  places: { id: string; texts: Texts<string>; stateTexts: Texts<{ name: string }>; country: string }[];
  categories: { id: string; texts: Texts<string> }[];
  shopCurrency: string;
}

/** What products may refer to. */
export async function findSurroundings(client: PoolClient): Promise<Surroundings> {
  const states = await client.query<{ id: string }>('select id from states');
  const currencies = await client.query<{ code: string; rate: string }>('select code, rate from currencies order by position');
  const places = await client.query<Surroundings['places'][number]>(
    'select p.id, p.texts, s.texts as "stateTexts", s.country from places p join states s on s.id = p.state_id',
  );
  const categories = await client.query<Surroundings['categories'][number]>('select id, texts from categories');
  return {
    states: new Set(states.rows.map(({ id }) => id)),
    currencies: new Set(currencies.rows.map(({ code }) => code)),
    places: places.rows,
    categories: categories.rows,
    shopCurrency: currencies.rows.find(({ rate }) => Number(rate) === 1)?.code ?? currencies.rows[0]?.code ?? 'SGD',
  };
}

export interface KnownProduct {
  id: string;
  supplierId: string;
  code: string;
  hash: string;
}

/** Products that the file may collide with or repeat: the supplier's own, and whoever has one of its ids. */
export async function findKnownProducts(client: PoolClient, supplierId: string, ids: string[]): Promise<KnownProduct[]> {
  const { rows } = await client.query<KnownProduct>(
    `select id, supplier_id as "supplierId", supplier_code as code, case when active then import_hash else '' end as hash from products where supplier_id = $1
     union select id, supplier_id, supplier_code, case when active then import_hash else '' end from products where id = any($2)`,
    [supplierId, ids],
  );
  return rows;
}

export interface KnownOption {
  id: string;
  productId: string;
  code: string;
}

/** Options whose id, or whose code in its product, the staged ones have too. */
export async function findKnownOptions(client: PoolClient): Promise<KnownOption[]> {
  const { rows } = await client.query<KnownOption>(
    `select o.id, o.product_id as "productId", o.supplier_code as code from options o join in_options i on i.id = o.id
     where (i.product_id, i.supplier_code) <> (o.product_id, o.supplier_code)
     union select o.id, o.product_id, o.supplier_code from options o join in_options i on (i.product_id, i.supplier_code) = (o.product_id, o.supplier_code) and i.id <> o.id`,
  );
  return rows;
}

/** Withdraws the supplier's products that are not among the codes. Answers how many. */
export async function withdrawOthers(client: PoolClient, supplierId: string, codes: string[]): Promise<number> {
  const { rowCount } = await client.query(
    'update products set active = false where supplier_id = $1 and active and supplier_code <> all($2)',
    [supplierId, codes],
  );
  return rowCount ?? 0;
}
