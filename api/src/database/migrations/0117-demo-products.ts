/**
 * What the demonstration has put into the catalogue, and what it looked like then. A product that looks different now was changed by somebody, one
 * that is missing was deleted: the demonstration leaves both alone when it brings its dates to today.
 */
export const demoProducts = /* sql */ `
create table demo_products (
  product_id text primary key,
  fingerprint text
);
`;
