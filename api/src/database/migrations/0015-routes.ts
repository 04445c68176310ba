/**
 * Ferries and rides are looked up by where they begin and end, across all products: ports and points stand in the products' details, and an
 * index on them finds the few lines between two ports among a hundred thousand products. A fare says for whom it is (units.details).
 */
export const routes = /* sql */ `
alter table units add column details jsonb not null default '{}';
create index products_ferry_route on products ((details #>> '{from,id}'), (details #>> '{to,id}')) where kind = 'ferry' and active;
create index products_ride_from on products ((details #>> '{from,id}'), (details #>> '{to,id}')) where kind = 'transport' and active;
create index products_ride_country on products ((details #>> '{from,country}'), (details ->> 'service')) where kind = 'transport' and active;
`;
