import { useId, useState, type FormEvent } from 'react';
import type { RidePoints } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { DateInput } from '@straits/ui/DateInput';
import { Field } from '@straits/ui/Field';
import { form, inputStyle, legRow, modes } from '../ferry-trip/trip-form.styles';
import { useToday } from '../place-time/use-today';
import { rideFoot } from './ride-form.styles';
import { RideNumbers } from './RideNumbers';
import { SERVICES, writeRide, type RideSearch } from './ride-url.rules';

type Point = RidePoints['items'][number];

function byCountry(points: Point[]): [string, Point[]][] {
  const countries = new Map<string, Point[]>();
  for (const point of points) countries.set(point.country, [...(countries.get(point.country) ?? []), point]);
  return [...countries];
}

interface PointSelectProps {
  label: string;
  name: string;
  id: string;
  value: string;
  points: Point[];
  onChange: (value: string) => void;
}
/** A point, or anywhere in a country. */
function PointSelect({ label, name, id, value, points, onChange }: PointSelectProps) {
  const { t } = useTexts('catalog');
  const isKnown = points.some((point) => point.id === value || point.country === value);
  return (
    <Field label={label} id={id}>
      {(control) => (
        <select {...control} css={inputStyle} name={name} value={isKnown ? value : ''} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('transport.anywhere')}</option>
          {byCountry(points).map(([country, ofCountry]) => (
            <optgroup key={country} label={ofCountry[0]?.countryName ?? country}>
              <option value={country}>{t('transport.anywhereIn', { country: ofCountry[0]?.countryName ?? country })}</option>
              {ofCountry.map((point) => (
                <option key={point.id} value={point.id}>
                  {point.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}

interface PartProps {
  id: string;
  ride: RideSearch;
  set: (change: Partial<RideSearch>) => void;
}

function ServiceChoice({ ride, set }: Omit<PartProps, 'id'>) {
  const { t } = useTexts('catalog');
  return (
    <fieldset css={modes}>
      <legend className="visually-hidden">{t('transport.serviceLabel')}</legend>
      {(['', ...SERVICES] as const).map((service) => (
        <label key={service}>
          <input
            className="visually-hidden"
            type="radio"
            name="service"
            value={service}
            checked={ride.service === service}
            onChange={() => set({ service })}
          />
          {t(`transport.service.${service || 'any'}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Moment({ id, ride, set }: PartProps) {
  const { t } = useTexts('catalog');
  const today = useToday();
  return (
    <>
      <Field label={t('transport.date')} id={`${id}-date`}>
        {(control) => (
          <DateInput
            {...control}
            css={inputStyle}
            name="date"
            min={today ?? undefined}
            value={ride.date}
            onChange={(event) => set({ date: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('transport.time')} id={`${id}-time`}>
        {(control) => (
          <DateInput
            {...control}
            css={inputStyle}
            type="time"
            name="time"
            value={ride.time}
            onChange={(event) => set({ time: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

/** Service, points, moment and people. Before scripts run it is a plain form that asks for the results page. */
export function RideForm({ ride: given, points }: { ride: RideSearch; points: Point[] }) {
  const { t } = useTexts('catalog');
  const navigate = useNavigate();
  const id = useId();
  const [ride, setRide] = useState(given);
  const set = (change: Partial<RideSearch>) => setRide((before) => ({ ...before, ...change }));
  const isHourly = ride.service === 'hourly';
  const begins = points.filter(({ services }) => services.length > 0 && (!ride.service || services.includes(ride.service)));
  const from = points.find((point) => point.id === ride.from);
  const ends = from ? points.filter((point) => from.destinations.includes(point.id)) : points;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`/transport/search?${writeRide(ride)}`);
  };
  return (
    <form css={form} action="/transport/search" method="get" onSubmit={submit} aria-label={t('transport.formLabel')}>
      <ServiceChoice ride={ride} set={set} />
      <div css={legRow}>
        <PointSelect
          label={t('transport.from')}
          name="from"
          id={`${id}-from`}
          value={ride.from}
          points={begins}
          onChange={(value) => set({ from: value })}
        />
        {!isHourly && (
          <PointSelect
            label={t('transport.to')}
            name="to"
            id={`${id}-to`}
            value={ride.to}
            points={ends}
            onChange={(value) => set({ to: value })}
          />
        )}
        <Moment id={id} ride={ride} set={set} />
      </div>
      <div css={rideFoot}>
        <RideNumbers ride={ride} set={set} isHourly={isHourly} />
        <Button type="submit" prominence="main" size="large">
          {t('transport.search')}
        </Button>
      </div>
    </form>
  );
}
