import type { Option } from '@straits/api-contract';
import { timeBefore } from '@straits/api-contract/pick-up-time';
import { useTexts } from '@straits/i18n';
import { RadioGroup } from '@straits/ui/RadioGroup';
import type { ChosenChange } from '../cart-line/line-change.rules';

type Question = Option['questions'][number];
type Point = Question['points'][number];

function useHint(startTime: string | null) {
  const { t } = useTexts('booking');
  return ({ minutesBefore, address }: Point) => {
    if (!startTime) return address;
    const { time, isDayBefore } = timeBefore(startTime, minutesBefore);
    return `${isDayBefore ? t('cart.edit.dayBefore', { time }) : time} · ${address}`;
  };
}

interface Props {
  /** Whether they stand here: what must be chosen again comes first. */
  when: boolean;
  option: Option | undefined;
  chosen: ChosenChange;
  onChange: (chosen: ChosenChange) => void;
}

/** Where the traveller is picked up, with the time to be there: to be changed, or chosen again where the supplier has taken the point away (A29). */
export function PickUps({ when, option, chosen, onChange }: Props) {
  const { t } = useTexts('booking');
  const hintOf = useHint(chosen.startTime);
  if (!when || !option) return null;
  const labelOf = (point: Point) => <span lang={point.lang}>{point.name}</span>;
  return option.questions
    .filter(({ points }) => points.length > 0)
    .map((question) => (
      <RadioGroup
        key={question.id}
        variant="cards"
        label={question.label}
        labelLang={question.lang}
        error={question.required && !chosen.points[question.id] ? t('cart.edit.choosePoint') : undefined}
        value={chosen.points[question.id] ?? ''}
        onChange={(pointId) => onChange({ ...chosen, points: { ...chosen.points, [question.id]: pointId } })}
        options={[
          ...(question.required ? [] : [{ value: '', label: t('cart.edit.noPickUp') }]),
          ...question.points.map((point) => ({ value: point.id, label: labelOf(point), hint: hintOf(point) })),
        ]}
      />
    ));
}
