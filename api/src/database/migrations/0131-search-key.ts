/**
 * What texts are compared by where somebody searches orders, bookings and entries: without accents, case, apostrophes, hyphens and spaces, and with
 * full-width letters as plain ones (searchKey of the contract does the same).
 */
export const searchKey = /* sql */ `
create function search_key(value text) returns text language sql immutable strict parallel safe return
  lower(regexp_replace(normalize(value, NFKD), '[^[:alnum:]\\u0080-\\U0010ffff]|[\\u0300-\\u036f\\u00a0-\\u00bf\\u02b0-\\u02ff\\u2000-\\u206f\\u3000-\\u3003\\ufeff]', '', 'g'));

create function has_words(value text, sought text) returns boolean language sql immutable parallel safe return
  search_key(sought) <> '' and strpos(search_key(value), search_key(sought)) > 0;
`;
