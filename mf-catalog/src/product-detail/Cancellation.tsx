import type { Attraction, Option } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Stack } from '@straits/ui/Stack';
import { Timeline, type TimelineStep } from '@straits/ui/Timeline';
import { byTerms, cancellationStages, type CancellationStage } from '../attraction-booking/cancellation.rules';
import { spanOf, useSpanWords } from '../product/free-until';

interface Shared {
  /** What the hours are counted from. */
  moment: 'visit' | 'stay' | 'departure' | 'ride';
  level?: 3 | 4;
}
export interface CancellationProps extends Shared {
  option: Pick<Option, 'cancellation'>;
  /** What is over for a chosen day says so (`trip/DayTerms`). */
  isOver?: (stage: CancellationStage) => boolean;
  /** Above the time line; "If you cancel" where nothing else is said. */
  title?: { words: string; lang: string | undefined };
}

const toneOf = ({ refundPercent }: CancellationStage): TimelineStep['tone'] =>
  refundPercent === 100 ? 'full' : refundPercent > 0 ? 'part' : 'none';

/** Full, part or no refund, as a time line before anybody buys (A13). */
export function Cancellation({ option, moment, title, isOver: over = () => false, level = 4 }: CancellationProps) {
  const Title = `h${level}` as const;
  const { t } = useTexts('catalog');
  const spanWords = useSpanWords();
  const stages = cancellationStages(option.cancellation);
  const when = ({ untilHours }: CancellationStage) => {
    if (untilHours !== null) return t(`cancellation.until.${moment}`, { span: spanWords(spanOf(untilHours)) });
    return t(stages.every((stage) => stage.untilHours === null || over(stage)) ? 'cancellation.always' : 'cancellation.later');
  };
  const titleOf = ({ refundPercent }: CancellationStage) => {
    if (refundPercent === 100) return t('cancellation.full');
    return refundPercent > 0 ? t('cancellation.part', { percent: refundPercent }) : t('cancellation.none');
  };
  const steps = stages.map((stage) =>
    over(stage)
      ? { tone: 'plain' as const, title: titleOf(stage), when: t('cancellation.over') }
      : { tone: toneOf(stage), title: titleOf(stage), when: when(stage) },
  );
  return (
    <div>
      <Title lang={title?.lang} css={{ marginBlockEnd: '0.625rem' }}>
        {title?.words ?? t('cancellation.title')}
      </Title>
      <Timeline steps={steps} />
    </div>
  );
}

/** The terms of everything that one may choose: one time line where all have the same, else one for each that differs, by name. */
export function CancellationOfAll({ options, lang, ...shared }: Shared & Pick<Attraction, 'options' | 'lang'>) {
  const { list } = useFormat();
  const groups = byTerms(options);
  return (
    <Stack gap={4}>
      {groups.map((group) => (
        <Cancellation
          key={group[0]?.id}
          {...shared}
          option={group[0] ?? { cancellation: [] }}
          {...(groups.length > 1 && { title: { words: list(group.map(({ name }) => name)), lang } })}
        />
      ))}
    </Stack>
  );
}
