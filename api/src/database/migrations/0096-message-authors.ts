/**
 * Who of an agency wrote: a person's name leaves the thread when the person leaves the site. Of words of before, whoever is alone in the agency with the
 * name on them.
 */
export const messageAuthors = /* sql */ `
alter table quote_messages add column author_id uuid references users on delete set null;
create index on quote_messages (author_id) where author_id is not null;
update quote_messages m set author_id = (select u.id from users u where u.agency_id = q.agency_id and u.name = m.author_name)
from quotes q where q.id = m.quote_id and m.side = 'agency'
  and (select count(*) from users u where u.agency_id = q.agency_id and u.name = m.author_name) = 1;
`;
