/**
 * The words of products as texts: processes read them into memory and find there (decision 0187). `words` is the version of the catalogue at which
 * a word last changed; at every other version a process keeps what it has read.
 */
export const productWords = /* sql */ `
create table product_words (
  product_no int primary key references products (no) on delete cascade,
  -- words between spaces, none in both
  in_name text not null,
  elsewhere text not null
);
insert into product_words (product_no, in_name, elsewhere)
select product_no, array_to_string(tsvector_to_array(names), ' '), array_to_string(tsvector_to_array(ts_delete(words, tsvector_to_array(names))), ' ')
from product_search;
drop table product_search;
drop table search_words;

alter table catalog_version add column words bigint;
update catalog_version set words = version;
alter table catalog_version alter column words set not null;

create function raise_words_version() returns trigger language plpgsql as $$
begin
  update catalog_version set version = version + 1, words = version + 1;
  return null;
end $$;
create trigger raise_version after insert or update or delete or truncate on product_words for each statement execute function raise_words_version();
`;
