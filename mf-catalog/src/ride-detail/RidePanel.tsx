import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { fragment, later } from '@straits/federation';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { DateInput } from '@straits/ui/DateInput';
import { Field, FieldError } from '@straits/ui/Field';
import { Notice } from '@straits/ui/Notice';
import { PriceTag } from '@straits/ui/PriceTag';
import { Select } from '@straits/ui/Select';
import { token } from '@straits/ui/tokens';
import { inputStyle } from '../ferry-trip/trip-form.styles';
import { useTyped } from '../place-time/use-typed';
import { LoadFailure } from '../product/LoadFailure';
import { RideNumbers } from '../ride-trip/RideNumbers';
import { factsOf, isDayFull, type Missing } from './ride-booking.rules';
import type { RideBooking } from './use-ride';
import { VehicleChoice } from './VehicleChoice';
import { WordsPart } from './WordsPart';

const AddToCart = fragment('mf_booking/AddToCart');
const OfferWaiting = later(() =>
  import(/* webpackChunkName: "offer-waiting" */ '../waiting-list/OfferWaiting').then((part) => part.OfferWaiting),
);

const parts = css`
  display: grid;
  gap: 1.25rem;
`;
const moment = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: 0.75rem;
  align-items: start;
`;
const foot = css`
  display: grid;
  gap: 0.75rem;
  padding-block-start: 1rem;
  border-block-start: 1px solid ${token.color.line};
`;

/** Where each missing thing is chosen. */
const PLACES = {
  option: 'vehicle',
  tooSmall: 'vehicle',
  date: 'date',
  past: 'date',
  gone: 'date',
  time: 'time',
  departure: 'time',
} as const;

/** Said at once: what was chosen cannot be had. */
const EARLY: Missing[] = ['past', 'gone', 'departure', 'tooSmall'];

function useMissingWords({ option }: Pick<RideBooking, 'option'>) {
  const { t } = useTexts('catalog');
  return (missing: Missing): string => {
    if (typeof missing === 'string') return t(`transport.missing.${missing}`, { count: factsOf(option)?.seats ?? 0 });
    const label = option?.questions.find(({ id }) => id === missing.question)?.label ?? '';
    return t('transport.missing.question', { label });
  };
}

const keyOf = (missing: Missing) => (typeof missing === 'string' ? missing : `question ${missing.question}`);

/** Day and time at the place of pick-up (U33); a shared ride leaves at its own times. */
function MomentPart({ booking, id, faultOf }: { booking: RideBooking; id: string; faultOf: (of: Missing[]) => string | undefined }) {
  const { t } = useTexts('catalog');
  const { option, ride, today, product, set } = booking;
  const date = useTyped(
    ride.date,
    (text) => set({ date: text }),
    (text) => text >= (today ?? '1000'),
  );
  const time = useTyped(ride.time, (text) => set({ time: text }));
  return (
    <div>
      <div css={moment}>
        <Field label={t('transport.date')} id={`${id}-date`} error={faultOf(['date', 'past', 'gone'])} required={t('required')}>
          {(control) => <DateInput {...control} css={inputStyle} min={today ?? undefined} max="9999-12-31" {...date} />}
        </Field>
        {option && option.startTimes.length > 0 ? (
          <Select
            label={t('transport.departure')}
            id={`${id}-time`}
            required={t('required')}
            error={faultOf(['time', 'departure'])}
            value={option.startTimes.includes(ride.time) ? ride.time : ''}
            placeholder={t('transport.chooseTime')}
            options={option.startTimes.map((time) => ({ value: time, label: time }))}
            onChange={(time) => set({ time })}
          />
        ) : (
          <Field label={t('transport.time')} id={`${id}-time`} error={faultOf(['time'])} required={t('required')}>
            {(control) => <DateInput {...control} css={inputStyle} type="time" {...time} />}
          </Field>
        )}
      </div>
      <p css={{ marginBlockStart: '0.375rem', color: token.color.muted, fontSize: token.text.small }}>
        {t('booking.timeZone', { place: product.place.name })}
      </p>
    </div>
  );
}

function NearestDays({ booking }: { booking: RideBooking }) {
  const { t } = useTexts('catalog');
  const { date } = useFormat();
  const days = booking.availability?.nearestDates ?? [];
  if (booking.missing !== 'gone' || days.length === 0) return null;
  return (
    <Notice tone="warning" title={t('booking.nearest')}>
      <span css={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        {days.map((day) => (
          <Button key={day} size="small" onClick={() => booking.set({ date: day })}>
            {date(day)}
          </Button>
        ))}
      </span>
    </Notice>
  );
}

/** A day that is full can be waited for; one that has no rides cannot. */
function WaitForDay({ booking: { missing, availability, option, ride } }: { booking: RideBooking }) {
  if (missing !== 'gone' || !option || !isDayFull(availability)) return null;
  return <OfferWaiting wish={{ optionId: option.id, localDate: ride.date, quantity: availability.needed }} />;
}

/** Vehicle, moment, people, words for the driver, total, cart. */
export function RidePanel({ booking }: { booking: RideBooking }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const id = useId();
  const [isTried, setTried] = useState(false);
  const wordsOf = useMissingWords(booking);
  const { option, ride, missing, everyMissing, total, selection, failure, product } = booking;
  if (!product.available) return <Notice tone="warning" title={t('booking.unavailable')} />;
  const faultOf = (of: Missing[]) => {
    const found = everyMissing.find((one) => of.some((wanted) => keyOf(wanted) === keyOf(one)));
    return found && (isTried || EARLY.includes(found)) ? wordsOf(found) : undefined;
  };
  const showMissing = () => {
    setTried(true);
    const field = typeof missing === 'object' && missing ? missing.question : missing && PLACES[missing];
    document.getElementById(`${id}-${field}`)?.focus();
  };
  const tooSmall = faultOf(['tooSmall']);
  return (
    <div css={parts}>
      <div id={`${id}-vehicle`} tabIndex={-1}>
        <VehicleChoice booking={booking} />
      </div>
      {/* Paper shows what is chosen, once it is all chosen, and no empty fields. */}
      <div css={parts} data-print={selection ? undefined : 'hide'}>
        <MomentPart booking={booking} id={id} faultOf={faultOf} />
        <NearestDays booking={booking} />
        <WaitForDay booking={booking} />
        <div>
          <RideNumbers ride={ride} set={booking.set} isHourly={factsOf(option)?.per === 'hour'} />
          {tooSmall && <FieldError id={`${id}-people`} text={tooSmall} />}
        </div>
        <WordsPart booking={booking} id={id} faultOf={faultOf} />
        {failure && <LoadFailure onRetry={failure} />}
        <div css={foot}>
          <div css={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }} aria-live="polite">
            <strong>{t('booking.total')}</strong>
            {total && (
              <PriceTag
                size="large"
                align="end"
                amount={money(total.shown)}
                sub={
                  total.shown.currency === total.charge.currency
                    ? t('booking.allIn')
                    : t('booking.charged', { amount: money(total.charge) })
                }
              />
            )}
          </div>
          <AddToCart selection={selection} hint={missing ? wordsOf(missing) : ''} onMissing={showMissing} />
        </div>
      </div>
    </div>
  );
}
