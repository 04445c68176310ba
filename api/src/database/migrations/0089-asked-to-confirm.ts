/** Whether a supplier was ever to confirm a booking: it may have, though its answer was lost or the order was cancelled meanwhile (decision 0127). */
export const askedToConfirm = /* sql */ `
alter table supplier_bookings add column is_confirm_asked boolean not null default false;
update supplier_bookings set is_confirm_asked = true where wanted in ('confirmed', 'changed') or state = 'confirmed';
`;
