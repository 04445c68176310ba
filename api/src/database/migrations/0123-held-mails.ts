/** Somebody may order in the name of a person who knows nothing of it: beyond the limit of letters to an address, its mails wait for a payment. */
export const heldMails = /* sql */ `
alter table orders add column mail_held_at timestamptz;
`;
