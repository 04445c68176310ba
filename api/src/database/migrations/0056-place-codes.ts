/** What others call a place: its UN/LOCODE, and the IATA code of the airport that serves it. Feeds and partners find places by them. */
export const placeCodes = /* sql */ `
alter table places add column locode text check (locode ~ '^[A-Z]{2}[A-Z2-9]{3}$');
alter table places add column iata text check (iata ~ '^[A-Z]{3}$');
`;
