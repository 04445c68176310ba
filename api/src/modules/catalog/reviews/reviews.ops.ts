import { printTable, UsageError, type OpsCommand } from '../../../ops/ops-command';
import { publishReview, refuseReview } from './decide-review';
import { LONGEST_ANSWER, onReview, oneLine } from './review-command';
import { answerReview, keepReview, removeReview } from './shown-reviews';
import { findReported, findShown, type ShownRow } from './shown-reviews.sql';
import { translationOps } from './translations.ops';
import { findWaiting } from './written-reviews.sql';

const NOT_WAITING = 'No such review is waiting.';
const NOT_SHOWN = 'No such review is shown.';
const shownCells = ({ id, productId, rating, author, text, answer }: ShownRow) => [
  ...[id, productId, String(rating), author],
  ...[oneLine(text), oneLine(answer)],
];

/** Staff's reading of reviews before others see them, recorded with who decided. */
export const reviewOps: OpsCommand[] = [
  {
    name: 'reviews list',
    usage: '',
    summary: 'reviews that wait to be read',
    words: 0,
    async run({ deps, print }) {
      const rows = await findWaiting(deps.db);
      if (rows.length === 0) print('No review is waiting.');
      else
        printTable(
          print,
          ['id', 'product', 'stars', 'author', 'text', 'photos'],
          rows.map(({ id, productId, rating, author, text, photos }) => [
            id,
            productId,
            String(rating),
            author,
            text.replaceAll(/\s+/g, ' '),
            photos.map(({ src, widths }) => `${deps.settings.siteUrl}${src}-${widths.at(-1)}.webp`).join(' '),
          ]),
        );
      return 0;
    },
  },
  {
    name: 'reviews publish',
    usage: 'ID --as EMAIL',
    summary: 'everybody sees the review, and its stars count',
    words: 1,
    async run({ deps, print, requireStaff }, { words: [id = ''] }) {
      const { userId } = requireStaff();
      return onReview(print, id, () => publishReview(deps, { id, staffId: userId }), ['The review is shown.', NOT_WAITING]);
    },
  },
  {
    name: 'reviews refuse',
    usage: 'ID REASON --as EMAIL',
    summary: 'the review is not shown; its writer reads the reason',
    words: 2,
    async run({ deps, print, requireStaff }, { words: [id = '', reason = ''] }) {
      const { userId } = requireStaff();
      return onReview(print, id, () => refuseReview(deps, { id, staffId: userId, reason: reason.slice(0, 300) }), [
        'The review is refused.',
        NOT_WAITING,
      ]);
    },
  },
  {
    name: 'reviews shown',
    usage: 'PRODUCT',
    summary: 'what readers see of a product, with the ids for an answer',
    words: 1,
    async run({ deps, print }, { words: [productId = ''] }) {
      const rows = await findShown(deps.db, productId);
      if (rows.length === 0) print('No review is shown.');
      else printTable(print, ['id', 'product', 'stars', 'author', 'text', 'answer'], rows.map(shownCells));
      return 0;
    },
  },
  {
    name: 'reviews answer',
    usage: 'ID TEXT --as EMAIL',
    summary: "the answer stands under the review, in the review's language; a later one takes its place",
    words: 2,
    async run({ deps, print, requireStaff }, { words: [id = '', text = ''] }) {
      const { userId } = requireStaff();
      if (!text.trim() || text.length > LONGEST_ANSWER) throw new UsageError(`an answer has 1 to ${LONGEST_ANSWER} characters`);
      return onReview(print, id, () => answerReview(deps, { id, text: text.trim(), staffId: userId }), ['The answer is shown.', NOT_SHOWN]);
    },
  },
  {
    name: 'reviews reported',
    usage: '',
    summary: 'reviews that readers reported, and why',
    words: 0,
    async run({ deps, print }) {
      const rows = await findReported(deps.db);
      if (rows.length === 0) print('No review is reported.');
      else
        printTable(
          print,
          ['reports', 'id', 'product', 'stars', 'author', 'text', 'answer'],
          rows.map((row) => [row.reasons, ...shownCells(row)]),
        );
      return 0;
    },
  },
  {
    name: 'reviews keep',
    usage: 'ID --as EMAIL',
    summary: 'the review stays, its reports are put aside',
    words: 1,
    async run({ deps, print, requireStaff }, { words: [id = ''] }) {
      requireStaff();
      return onReview(print, id, () => keepReview(deps, id), ['The review stays.', 'No such review is reported.']);
    },
  },
  {
    name: 'reviews remove',
    usage: 'ID REASON --as EMAIL',
    summary: 'nobody sees the review any more; its writer reads the reason',
    words: 2,
    async run({ deps, print, requireStaff }, { words: [id = '', reason = ''] }) {
      const { userId } = requireStaff();
      return onReview(print, id, () => removeReview(deps, { id, staffId: userId, reason: reason.slice(0, 300) }), [
        'The review is removed.',
        NOT_SHOWN,
      ]);
    },
  },
  ...translationOps,
];
