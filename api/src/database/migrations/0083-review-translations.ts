/**
 * What a review and its answer say in other languages (decision 0120): `{ "<language>": { text, answer, by } }`. `answer` is null while it is not
 * translated; `by` is 'staff:<user id>', or 'import' where the file brought it. They go with the review.
 */
export const reviewTranslations = /* sql */ `
alter table reviews add column translations jsonb not null default '{}';
`;
