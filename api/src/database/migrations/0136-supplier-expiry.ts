/** Until when a supplier keeps reserved places: they are extended before it gives them up. */
export const supplierExpiry = /* sql */ `
alter table supplier_bookings add column expires_at timestamptz;
create index supplier_bookings_ending on supplier_bookings (expires_at) where state = 'reserved' and wanted = 'reserved';
`;
