import { useState } from 'react';
import type { PickUpPoint, Question } from '@straits/api-contract';
import { timeBefore } from '@straits/api-contract/pick-up-time';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { RadioGroup } from '@straits/ui/RadioGroup';
import { NearMap } from '../place-map/NearMap';
import type { Booking } from './use-booking';

interface PickUpPartProps {
  booking: Booking;
  question: Question;
  required?: string;
  optional?: string;
  error: string | undefined;
}

/** The panel's total stands over what is below: the map that was asked for comes to the middle. */
const showWhole = (map: HTMLElement | null) => void map?.scrollIntoView({ block: 'center' });

/** Where the traveller is picked up, with the time to be there once the start is chosen, and all points on a map. */
export function PickUpPart({ booking, question, ...texts }: PickUpPartProps) {
  const { t } = useTexts('catalog');
  const none = question.required ? [] : [{ value: '', label: t('booking.pickUp.none') }];
  const [hasMap, setMap] = useState(false);
  const { time, answers } = booking.choice;
  const whenAt = ({ minutesBefore }: PickUpPoint) => {
    if (time) {
      const at = timeBefore(time, minutesBefore);
      return at.isDayBefore ? t('booking.pickUp.dayBefore', { time: at.time }) : at.time;
    }
    return minutesBefore > 0 ? t('booking.pickUp.before', { count: minutesBefore }) : t('booking.pickUp.atStart');
  };
  const marks = question.points.map((point, index) => ({
    ...point,
    name: [time && whenAt(point), point.name, point.address].filter(Boolean).join(' · '),
    label: String(index + 1),
  }));
  return (
    <>
      <RadioGroup
        {...{ ...texts, label: question.label, labelLang: question.lang }}
        variant="cards"
        options={[
          ...none,
          ...question.points.map((point, index) => ({
            value: point.id,
            label: (
              <span lang={point.lang}>
                {index + 1}. {point.name}
              </span>
            ),
            hint: (
              <>
                <strong>{whenAt(point)}</strong> · {point.address}
              </>
            ),
          })),
        ]}
        value={answers[question.id] ?? ''}
        onChange={(pointId) => booking.answer(question, pointId)}
      />
      <Button
        prominence="quiet"
        size="small"
        icon={<Icon name="map" />}
        aria-expanded={hasMap}
        css={{ marginBlock: '0.5rem' }}
        onClick={() => setMap(!hasMap)}
      >
        {t(hasMap ? 'booking.pickUp.hideMap' : 'booking.pickUp.showMap')}
      </Button>
      {hasMap && (
        <div ref={showWhole}>
          <NearMap marks={marks} height="14rem" />
        </div>
      )}
    </>
  );
}
