/**
 * What is sold, where and when. Codes are the supplier's own and make imports repeatable; ids are the slugs in addresses.
 * Texts are one jsonb per thing, language tag → words ('en' is always there). What an option may sell on a day is a rule on the option and
 * its exceptions; a row of stock (option, day, start time) comes into being from the rule when somebody first asks for places (decision 0003),
 * and the one guarded update on that row is what keeps a seat from being sold twice.
 */
export const catalog = /* sql */ `
create table suppliers (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  name text not null,
  email text,
  phone text
);

create table states (
  id text primary key,
  country text not null,
  texts jsonb not null,
  picture jsonb not null,
  position int not null default 0
);

create table places (
  id text primary key,
  state_id text not null references states,
  texts jsonb not null,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null
);

create table categories (
  id text primary key,
  kind text not null,
  texts jsonb not null,
  position int not null default 0
);

create table products (
  id text primary key,
  -- a small number for the search's sets of matches
  no int generated always as identity unique,
  supplier_id uuid not null references suppliers,
  supplier_code text not null,
  kind text not null check (kind in ('attraction', 'package', 'hotel', 'ferry', 'cruise', 'transport')),
  place_id text not null references places,
  active boolean not null default true,
  -- language → { name, summary, description, highlights[], inclusions[], exclusions[], goodToKnow[], redemption, terms }
  texts jsonb not null,
  -- the names alone (en, id, zh-Hans, zh-Hant), which search reads for all products at once
  names text[] not null generated always as (array[texts #>> '{en,name}', coalesce(texts #>> '{id,name}', texts #>> '{en,name}'),
    coalesce(texts #>> '{zh-Hans,name}', texts #>> '{en,name}'), coalesce(texts #>> '{zh-Hant,name}', texts #>> '{en,name}')]) stored,
  address text not null default '',
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  -- { weekly: [{ weekday, opens, closes }], exceptions: [{ date, closed, opens, closes, note: texts }] }
  opening_hours jsonb not null default '{"weekly":[],"exceptions":[]}',
  duration_minutes int,
  instant_confirmation boolean not null default true,
  open_dated boolean not null default false,
  free_cancellation_hours int,
  pictures jsonb not null,
  charge_currency text not null references currencies,
  -- lowest adult price with every must-pay fee; null when nothing can be bought
  price_from_minor bigint,
  price_unit text not null default 'person',
  recommended_rank int,
  popularity int not null default 0,
  rating numeric(3, 2),
  rating_count int not null default 0,
  -- what belongs to one kind only: rooms, sailings, itinerary, vehicles
  details jsonb not null default '{}',
  import_hash text not null default '',
  unique (supplier_id, supplier_code)
);
create index on products (kind, active);
create index on products (recommended_rank) where recommended_rank is not null;
create index on products (place_id);

create table product_categories (
  product_id text not null references products on delete cascade,
  category_id text not null references categories,
  primary key (product_id, category_id)
);
create index on product_categories (category_id);

-- What search reads: the words of all languages, folded and cut by search-words.rules.ts (Chinese as pairs of characters, since a
-- text parser sees no words there). Vectors are kept out of the row, so that reading a match reads its number only.
create table product_search (
  product_no int primary key references products (no) on delete cascade,
  -- name, then all words: name, place, categories, summary, highlights
  names tsvector not null,
  words tsvector not null
);
alter table product_search alter names set storage external, alter words set storage external;
alter table product_search set (toast_tuple_target = 128);
create index product_search_names on product_search using gin (names);
create index product_search_words on product_search using gin (words);

-- Every Latin word of the catalogue: where typing errors find the word that was meant.
create table search_words (
  word text primary key
);

create table options (
  id text primary key,
  product_id text not null references products on delete cascade,
  supplier_code text not null,
  position int not null default 0,
  active boolean not null default true,
  -- language → { name, description, inclusions[] }
  texts jsonb not null,
  start_times text[] not null default '{}',
  open_dated boolean not null default false,
  validity_days int,
  cut_off_minutes int not null default 0,
  min_units int not null default 1,
  max_units int not null default 20,
  -- [{ hoursBefore, refundPercent }], longest first; none is non-refundable
  cancellation jsonb not null default '[]',
  passenger_fields text[] not null default '{}',
  charge_currency text not null references currencies,
  hold_minutes int check (hold_minutes between 5 and 30),
  -- The rule of stock: first and last day on sale (null for open-dated), and places per start for Monday to Sunday; -1 is closed,
  -- 1000000000 is without limit.
  stock_from date,
  stock_until date,
  stock_weekly int[] not null default '{-1,-1,-1,-1,-1,-1,-1}' check (cardinality(stock_weekly) = 7),
  -- What a booking takes of the stock: places of its units, or one (a vehicle, a cabin) however many travel.
  stock_per text not null default 'unit' check (stock_per in ('unit', 'booking')),
  -- The traveller names any time of the day (a private transfer), instead of one of start_times.
  any_time boolean not null default false,
  -- Percent of the units' prices by day: { weekly: [Monday … Sunday], dates: { date: percent } }; null is one price all year.
  price_days jsonb,
  -- [{ id, texts: { lang: { name, description } }, per: 'booking' | 'person', priceMinor, netMinor, maxQuantity }]: never pre-ticked
  extras jsonb not null default '[]',
  -- [{ id, texts: { lang: label }, required, maxLength }]: what the traveller is asked (pick-up address, flight number)
  questions jsonb not null default '[]',
  -- what belongs to one kind only: a room's beds, a sailing's times, a cabin, a vehicle (shared/api-contract/src/kinds)
  details jsonb not null default '{}',
  unique (product_id, supplier_code)
);

-- Days that differ from the rule; start_time '' is every start of the day.
create table stock_exceptions (
  option_id text not null references options on delete cascade,
  local_date date not null,
  start_time text not null default '',
  capacity int not null check (capacity >= -1),
  primary key (option_id, local_date, start_time)
);
create index on stock_exceptions (local_date);

create table units (
  option_id text not null references options on delete cascade,
  id text not null,
  position int not null default 0,
  type text not null,
  texts jsonb not null,
  min_age int,
  max_age int,
  min_quantity int not null default 0,
  max_quantity int not null default 20,
  accompanied_by text[] not null default '{}',
  -- places of stock that one of this unit takes
  pax_count int not null default 1 check (pax_count >= 0),
  price_minor bigint not null check (price_minor >= 0),
  -- what the agency pays; never leaves the API for anyone else
  net_minor bigint not null check (net_minor >= 0),
  primary key (option_id, id)
);

create table inventory (
  option_id text not null references options on delete cascade,
  local_date date not null,
  start_time text not null default '',
  capacity int not null check (capacity >= 0),
  held int not null default 0 check (held >= 0),
  sold int not null default 0 check (sold >= 0),
  closed boolean not null default false,
  primary key (option_id, local_date, start_time),
  -- the database's own word on overselling, whatever the code does
  constraint inventory_not_oversold check (held + sold <= capacity)
);
-- what lists by date leave out: few of the rows of a day
create index inventory_full on inventory (local_date) where closed or held + sold >= capacity;

create table reviews (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references products on delete cascade,
  author text not null,
  rating int not null check (rating between 1 and 5),
  text text not null,
  lang text not null,
  visited_on date not null,
  traveller_type text not null,
  created_at timestamptz not null,
  -- an import replaces what an import brought, never what a customer wrote
  source text not null default 'import' check (source in ('import', 'customer'))
);
create index reviews_recent on reviews (product_id, visited_on desc, id);
create index reviews_best on reviews (product_id, rating desc, visited_on desc, id);

-- Rises with every change of what is sold, in the same transaction: processes keep their picture of the catalogue as long as it stands still.
create table catalog_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalog_version (version) values (1);

create function raise_catalog_version() returns trigger language plpgsql as $$
begin
  update catalog_version set version = version + 1;
  return null;
end $$;
create trigger raise_version after insert or update or delete or truncate on products for each statement execute function raise_catalog_version();
create trigger raise_version after insert or update or delete or truncate on options for each statement execute function raise_catalog_version();
create trigger raise_version after insert or update or delete or truncate on product_categories for each statement execute function raise_catalog_version();
create trigger raise_version after insert or update or delete or truncate on stock_exceptions for each statement execute function raise_catalog_version();
create trigger raise_version after insert or update or delete or truncate on states for each statement execute function raise_catalog_version();
create trigger raise_version after insert or update or delete or truncate on places for each statement execute function raise_catalog_version();
create trigger raise_version after insert or update or delete or truncate on categories for each statement execute function raise_catalog_version();
create trigger raise_version after insert or update or delete or truncate on currencies for each statement execute function raise_catalog_version();
create trigger raise_version after insert or update or delete or truncate on product_search for each statement execute function raise_catalog_version();
`;
