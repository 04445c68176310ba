/** What an operator asks each traveller (decision 0177). Answers may tell of health, so they are sealed as passports are. */
export const passengerQuestions = /* sql */ `
alter table options add column passenger_questions jsonb not null default '[]';
-- what a traveller answered, in the words of the order, encrypted by the API's key (AES-256-GCM)
alter table order_travellers add column answers bytea;
`;
