import type { Option } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Timeline } from '@straits/ui/Timeline';
import { cancellationStages } from '../attraction-booking/cancellation.rules';
import { spanOf, useSpanWords } from '../product/free-until';

export interface CancellationProps {
  option: Pick<Option, 'cancellation'>;
  /** What the hours are counted from. */
  moment: 'visit' | 'stay' | 'departure' | 'ride';
  level?: 3 | 4;
}

/** Full, part or no refund, as a time line before anybody buys (A13). */
export function Cancellation({ option, moment, level = 4 }: CancellationProps) {
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
    when: untilHours === null ? t('cancellation.later') : t(`cancellation.until.${moment}`, { span: spanWords(spanOf(untilHours)) }),
  }));
  return (
    <div>
      <Title>{t('cancellation.title')}</Title>
      <Timeline steps={steps} />
    </div>
  );
}
