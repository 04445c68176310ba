import type { OrderLine } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Timeline } from '@straits/ui/Timeline';
import { cancellationSteps, type CancellationStep } from './cancellation.rules';

const toneOf = ({ when, refundPercent }: CancellationStep) => {
  if (when === 'past') return 'plain';
  return refundPercent === 100 ? 'full' : refundPercent > 0 ? 'part' : 'none';
};

interface CancellationTermsProps {
  line: OrderLine;
  now: number;
  /** With a discount, or once a part is cancelled, only the API knows the amounts: the percent stands alone. */
  isPercentOnly: boolean;
}

/** The terms of one line as a time line, with the amounts; times in the place's own zone. */
export function CancellationTerms({ line, now, isPercentOnly }: CancellationTermsProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  const steps = cancellationSteps(line.cancellation, line.total, now);
  const refund = ({ refundPercent, refund: amount, fee }: CancellationStep) => {
    if (refundPercent === 0) return t('order.refundNone');
    if (isPercentOnly) return t('order.refundPercent', { percent: refundPercent });
    const values = { percent: refundPercent, amount: format.money(amount), fee: format.money(fee) };
    return t(refundPercent === 100 ? 'order.refundFull' : 'order.refundPart', values);
  };
  const when = ({ until, when: state }: CancellationStep) => {
    const time = until
      ? t('order.until', { at: format.instant(until, line.timeZone) })
      : t(steps.length === 1 ? 'order.always' : 'order.after');
    if (state === 'later') return time;
    return `${time} · ${t(state === 'now' ? 'order.stepNow' : 'order.stepPast')}`;
  };
  return (
    <Timeline
      steps={steps.map((step) => ({ tone: toneOf(step), title: refund(step), when: when(step), isCurrent: step.when === 'now' }))}
    />
  );
}
