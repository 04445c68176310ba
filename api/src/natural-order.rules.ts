/** Names as people count: `Branch 2` before `Branch 10`. */
export const inNaturalOrder = new Intl.Collator('en', { numeric: true }).compare;
