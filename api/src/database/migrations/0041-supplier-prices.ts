/**
 * What a supplier itself said that its units cost. An import writes the agency's file over the units; a price that came from the supplier later is put
 * back over it, until the supplier says another.
 */
export const supplierPrices = /* sql */ `
create table supplier_prices (
  option_id text not null references options (id) on delete cascade,
  unit_id text not null,
  net_minor bigint not null check (net_minor >= 0),
  price_minor bigint not null check (price_minor >= 0),
  primary key (option_id, unit_id)
);
`;
