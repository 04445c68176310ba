/**
 * Where each of a group sleeps or sits, as the agency says (D28): a room, a cabin or a seat; of a hotel's room or a vehicle, which is one
 * traveller, who shares it.
 */
export const berths = /* sql */ `
alter table order_travellers add column berth text not null default '' check (length(berth) <= 200);
`;
