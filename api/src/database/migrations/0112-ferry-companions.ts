/** A child on a ferry may travel with an adult on either fare, there and back or one way: a trip whose fares differ by person is one booking still. */
export const ferryCompanions = /* sql */ `
update units u set accompanied_by = (
  select array_agg(a.id order by a.position) from units a where a.option_id = u.option_id and a.type = 'ADULT'
)
from options o join products p on p.id = o.product_id
where o.id = u.option_id and p.kind = 'ferry' and u.accompanied_by <> '{}';
`;
