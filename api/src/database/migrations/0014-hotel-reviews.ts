/**
 * What guests of a hotel rate one by one, besides the stars of the whole: { cleanliness, comfort, service, location, facilities }, each 1 to 5;
 * null where a review has none, as for every other kind. `verified` is a review of somebody who booked and whose check-out date has passed.
 */
export const hotelReviews = /* sql */ `
alter table reviews add column scores jsonb;
alter table reviews add column verified boolean not null default false;
`;
