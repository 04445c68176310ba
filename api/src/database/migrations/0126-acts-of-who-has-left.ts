/** The trail of an agency stands, but for the address of a person who has deleted the account: in its place is one that names nobody. */
export const actsOfWhoHasLeft = /* sql */ `
create or replace function agency_acts_stand() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.subject like '%@%' and new.subject like 'deleted-%@straits.invalid'
    and to_jsonb(new) - 'subject' = to_jsonb(old) - 'subject' then
    return new;
  end if;
  raise exception 'the trail of an agency is never changed' using errcode = 'restrict_violation';
end $$;
`;
