import type { CartLine } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Timeline, type TimelineStep } from '@straits/ui/Timeline';
import { currentTerm, wholeTerms } from './terms.rules';
import { clockOffset } from '../held-places/server-clock';

const toneOf = (percent: number): TimelineStep['tone'] => (percent === 100 ? 'full' : percent === 0 ? 'none' : 'part');

/** What a cancellation gives back, until when, in the place's own time (A13, U8). */
export function CancellationTerms({ line }: { line: Pick<CartLine, 'cancellation' | 'timeZone'> }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const now = Date.now() + clockOffset();
  const terms = wholeTerms(line.cancellation);
  const current = currentTerm(terms, now);
  const steps = terms.map(({ until, refundPercent }, index) => ({
    tone: toneOf(refundPercent),
    title: t(`items.terms.${toneOf(refundPercent)}`, { percent: refundPercent }),
    when: until
      ? t(index < current ? 'items.terms.past' : 'items.terms.until', { when: format.instant(until, line.timeZone) })
      : t(index === 0 ? 'items.terms.always' : 'items.terms.after'),
    isCurrent: index === current,
  }));

  return <Timeline steps={steps} />;
}

/** The same in one line, for cards: what comes back at this moment, and until when. */
export function useCancellationLine() {
  const { t } = useTexts('booking');
  const format = useFormat();
  return ({ cancellation, timeZone }: Pick<CartLine, 'cancellation' | 'timeZone'>) => {
    const now = Date.now() + clockOffset();
    const term = cancellation.find(({ until }) => until === null || Date.parse(until) > now);
    if (!term || term.refundPercent === 0) return { isFree: false, text: t('items.terms.noFree') };
    const isFree = term.refundPercent === 100;
    const values = { percent: term.refundPercent, when: term.until ? format.instant(term.until, timeZone) : '' };
    const key = isFree ? (term.until ? 'freeUntil' : 'freeAlways') : term.until ? 'partUntil' : 'partAlways';
    return { isFree, text: t(`items.terms.${key}`, values) };
  };
}
