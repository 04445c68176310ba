import { Refusal } from '../../../http/refusal';
import { printTable, UsageError, type OpsCommand } from '../../../ops/ops-command';
import { publishReview, refuseReview } from './decide-review';
import { findWaiting } from './written-reviews.sql';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function decide(print: (line: string) => void, id: string, act: () => Promise<void>, said: string): Promise<number> {
  if (!UUID.test(id)) throw new UsageError('a review is named by its id; "reviews list" shows those that wait');
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    print('No such review is waiting.');
    return 1;
  }
  print(said);
  return 0;
}

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
      return decide(print, id, () => publishReview(deps, { id, staffId: userId }), 'The review is shown.');
    },
  },
  {
    name: 'reviews refuse',
    usage: 'ID REASON --as EMAIL',
    summary: 'the review is not shown; its writer reads the reason',
    words: 2,
    async run({ deps, print, requireStaff }, { words: [id = '', reason = ''] }) {
      const { userId } = requireStaff();
      return decide(print, id, () => refuseReview(deps, { id, staffId: userId, reason: reason.slice(0, 300) }), 'The review is refused.');
    },
  },
];
