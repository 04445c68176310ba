import type { Option } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Timeline } from '@straits/ui/Timeline';
import { cancellationStages, spanOf } from '../attraction-booking/cancellation.rules';

/** Full, part or no refund, as a time line before anybody buys (A13). */
export function Cancellation({ option, level = 4 }: { option: Pick<Option, 'cancellation'>; level?: 3 | 4 }) {
  const Title = `h${level}` as const;
  const { t } = useTexts('catalog');
  const spanWords = useSpanWords();
  const steps = cancellationStages(option.cancellation).map(({ refundPercent, untilHours }) => ({
    tone: refundPercent === 100 ? ('full' as const) : refundPercent > 0 ? ('part' as const) : ('none' as const),
    title:
      refundPercent === 100
        ? t('cancellation.full')
        : refundPercent > 0
          ? t('cancellation.part', { percent: refundPercent })
          : t('cancellation.none'),
    when: untilHours === null ? t('cancellation.later') : t('cancellation.until', { span: spanWords(spanOf(untilHours)) }),
  }));
  return (
    <div>
      <Title>{t('cancellation.title')}</Title>
      <Timeline steps={steps} />
    </div>
  );
}

export function useSpanWords() {
  const { t } = useTexts('catalog');
  return ({ unit, count }: { unit: 'minutes' | 'hours' | 'days'; count: number }) => t(`span.${unit}`, { count });
}
