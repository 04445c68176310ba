/** The colour of an agency's papers and mails. That it can be read on white is checked before it comes here. Stands on agencies' brands. */
export const brandColour = /* sql */ `
alter table agency_brands add column colour text check (colour ~ '^#[0-9a-f]{6}$');
`;
