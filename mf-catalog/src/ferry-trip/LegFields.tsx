import type { FerryPorts } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { DateInput } from '@straits/ui/DateInput';
import { Field } from '@straits/ui/Field';
import { IconButton } from '@straits/ui/IconButton';
import { PortSelect } from './PortSelect';
import type { TripFault } from './trip-faults.rules';
import { inputStyle, legBox, legRow, legTools } from './trip-form.styles';
import { withLeg, withMovedLeg, withoutLeg, type Trip } from './trip-url.rules';

type Port = FerryPorts['items'][number];

export interface LegFieldsProps {
  id: string;
  trip: Trip;
  index: number;
  ports: Port[];
  today: string | null;
  faultOf: (leg: number, field: TripFault['field']) => string | undefined;
  onChange: (trip: Trip) => void;
}

/** Where one can go from a port; everywhere while none is chosen. */
function reachable(ports: Port[], from: string): Port[] {
  const port = ports.find(({ id }) => id === from);
  return port ? ports.filter(({ id }) => port.destinations.includes(id)) : ports;
}

/** The first day that may be chosen: no earlier than the leg before, nor today. */
const earliest = (before: string | undefined, today: string | null) => (before ? before : (today ?? undefined));

interface DateFieldProps {
  id: string;
  label: string;
  name: string;
  value: string;
  min: string | undefined;
  error: string | undefined;
  onChange: (date: string) => void;
}
const DateField = ({ id, label, name, value, min, error, onChange }: DateFieldProps) => (
  <Field label={label} id={id} error={error}>
    {(control) => (
      <DateInput {...control} css={inputStyle} name={name} min={min} value={value} onChange={(event) => onChange(event.target.value)} />
    )}
  </Field>
);

/** One crossing: ports and day; of a round trip the day back stands beside. Legs of a longer trip move by buttons (2.5.7). */
export function LegFields({ id, trip, index, ports, today, faultOf, onChange }: LegFieldsProps) {
  const { t } = useTexts('catalog');
  const leg = trip.legs[index];
  if (!leg) return null;
  const isMulti = trip.mode === 'multi';
  const set = (change: Partial<typeof leg>) => onChange(withLeg(trip, index, change));
  // A destination that the new port does not reach is taken back, instead of standing there unseen.
  const setFrom = (from: string) => set({ from, ...(reachable(ports, from).some((port) => port.id === leg.to) ? {} : { to: '' }) });
  return (
    <div css={legBox} role="group" aria-label={isMulti ? t('ferry.leg', { number: index + 1 }) : t('ferry.route')}>
      {isMulti && <LegTools trip={trip} index={index} onChange={onChange} />}
      <div css={legRow}>
        <PortSelect
          label={t('ferry.from')}
          name="from"
          id={`${id}-${index}-from`}
          value={leg.from}
          ports={ports}
          error={faultOf(index, 'from')}
          onChange={setFrom}
        />
        <PortSelect
          label={t('ferry.to')}
          name="to"
          id={`${id}-${index}-to`}
          value={leg.to}
          ports={reachable(ports, leg.from)}
          error={faultOf(index, 'to')}
          onChange={(to) => set({ to })}
        />
        <DateField
          id={`${id}-${index}-date`}
          label={t('ferry.departure')}
          name="date"
          value={leg.date}
          min={earliest(isMulti ? trip.legs[index - 1]?.date : '', today)}
          error={faultOf(index, 'date')}
          onChange={(date) => set({ date })}
        />
        {trip.mode === 'round' && (
          <DateField
            id={`${id}-1-date`}
            label={t('ferry.return')}
            name="back"
            value={trip.legs[1]?.date ?? ''}
            min={earliest(leg.date, today)}
            error={faultOf(1, 'date')}
            onChange={(date) => onChange(withLeg(trip, 1, { date }))}
          />
        )}
      </div>
    </div>
  );
}

function LegTools({ trip, index, onChange }: Pick<LegFieldsProps, 'trip' | 'index' | 'onChange'>) {
  const { t } = useTexts('catalog');
  const number = index + 1;
  return (
    <div css={legTools}>
      <strong>{t('ferry.leg', { number })}</strong>
      <span>
        <IconButton
          icon="chevron-down"
          css={{ rotate: '180deg' }}
          label={t('ferry.earlier', { number })}
          disabled={index === 0}
          onClick={() => onChange(withMovedLeg(trip, index, -1))}
        />
        <IconButton
          icon="chevron-down"
          label={t('ferry.later', { number })}
          disabled={index === trip.legs.length - 1}
          onClick={() => onChange(withMovedLeg(trip, index, 1))}
        />
        <IconButton
          icon="trash"
          label={t('ferry.removeLeg', { number })}
          disabled={trip.legs.length < 2}
          onClick={() => onChange(withoutLeg(trip, index))}
        />
      </span>
    </div>
  );
}
