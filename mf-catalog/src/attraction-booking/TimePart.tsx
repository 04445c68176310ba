import type { Availability } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { RadioGroup } from '@straits/ui/RadioGroup';
import type { Booking } from './use-booking';

const isGone = (slot: Availability['slots'][number] | undefined) => slot?.status === 'SOLD_OUT' || slot?.status === 'CLOSED';

/** Start times of the day, in the place's own time; those that are gone stay in sight. */
export function TimePart({ booking, fault }: { booking: Booking; fault: string | undefined }) {
  const { t } = useTexts('catalog');
  const { choice, availability, attraction } = booking;
  const { option, date, time } = choice;
  if (!option || option.openDated || option.startTimes.length === 0 || !date || booking.fault) return null;
  const options = option.startTimes.map((startTime) => {
    const slot = availability?.slots.find((one) => one.startTime === startTime);
    const left = slot?.vacancies ?? null;
    return {
      value: startTime,
      label: startTime,
      disabled: isGone(slot),
      hint: isGone(slot) ? t('calendar.soldOut') : left !== null && left < 10 ? t('calendar.few', { count: left }) : undefined,
    };
  });
  return (
    <RadioGroup
      label={t('booking.time')}
      hint={t('booking.timeZone', { place: attraction.place.name })}
      required={t('required')}
      error={fault}
      variant="row"
      options={options}
      value={time ?? ''}
      onChange={booking.chooseTime}
    />
  );
}
