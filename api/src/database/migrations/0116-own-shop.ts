/**
 * A shop of one's own. It may have no bank account, and then takes no transfers; the one that it has is in a currency. `users.is_machine` are programs
 * that act in staff's name by a token and have no password. `ops_acts.account` is whose account of the machine a command was typed in, beside who acted.
 */
export const ownShop = /* sql */ `
alter table companies alter bank_name drop not null, alter bank_account_name drop not null, alter bank_account_no drop not null,
  add column bank_currency text;
update companies set bank_currency = 'SGD';
alter table companies add constraint companies_bank_account check (num_nulls(bank_name, bank_account_name, bank_account_no, bank_currency) in (0, 4));

alter table users add column is_machine boolean not null default false;
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check
  check (purpose in ('confirm_email', 'reset_password', 'sign_in', 'choose_password'));

alter table ops_acts add column account text;
`;
