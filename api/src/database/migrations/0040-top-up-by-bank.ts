/** A top-up by card may need its holder's word at the bank (3-D Secure): where, and until when we wait for it. */
export const topUpByBank = /* sql */ `
alter table top_ups add column action_url text;
`;
