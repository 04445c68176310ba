/** A supplier's booking that must be brought in line with the order's line: some tickets fewer, another day (decision 0127). */
export const changedAtSuppliers = /* sql */ `
alter table supplier_bookings drop constraint supplier_bookings_wanted_check;
alter table supplier_bookings add constraint supplier_bookings_wanted_check check (wanted in ('reserved', 'confirmed', 'changed', 'cancelled'));
`;
