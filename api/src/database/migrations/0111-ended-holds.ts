/** Holds that ended leave after a month where nothing refers to them: what is looked for then, and what the database itself looks for when one is deleted. */
export const endedHolds = /* sql */ `
create index holds_ended on holds (expires_at) where status in ('EXPIRED', 'RELEASED');
create index on cart_lines (hold_id) where hold_id is not null;
create index on order_lines (hold_id) where hold_id is not null;
`;
