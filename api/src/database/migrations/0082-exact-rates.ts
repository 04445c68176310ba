/** A rate across two rows of the table has more places than either: cut at ten, a large amount of rupiah lost a cent (decision 0105). */
export const exactRates = /* sql */ `
alter table rate_quotes alter column rate type numeric(30, 18);
`;
