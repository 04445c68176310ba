/** When a product's content last changed, which sitemaps tell (decision 0175). Of products from before nobody knows: they have none. */
export const productsUpdated = /* sql */ `
alter table products add column updated_at timestamptz;
alter table products alter column updated_at set default now();
`;
