import { useId, useState, type FormEvent } from 'react';
import type { FerryPorts } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { ErrorSummary } from '@straits/ui/ErrorSummary';
import { Icon } from '@straits/ui/Icon';
import { useToday } from '../place-time/use-today';
import { LegFields } from './LegFields';
import { PartyPart } from './PartyPart';
import { tripFaults, type TripFault } from './trip-faults.rules';
import { foot, form, modes } from './trip-form.styles';
import { inMode, MODES, MOST_LEGS, withNewLeg, writeTrip, type Trip } from './trip-url.rules';

function ModeChoice({ id, trip, onChange }: { id: string; trip: Trip; onChange: (trip: Trip) => void }) {
  const { t } = useTexts('catalog');
  return (
    <fieldset css={modes} id={id}>
      <legend className="visually-hidden">{t('ferry.mode.label')}</legend>
      {MODES.map((mode) => (
        <label key={mode}>
          <input
            className="visually-hidden"
            type="radio"
            name="mode"
            value={mode}
            checked={trip.mode === mode}
            onChange={() => onChange(inMode(trip, mode))}
          />
          {t(`ferry.mode.${mode}`)}
        </label>
      ))}
    </fieldset>
  );
}

export interface TripFormProps {
  trip: Trip;
  ports: FerryPorts['items'];
  /** Shows what is wrong at once: the address asked for it. */
  isChecked?: boolean;
  onSearched?: () => void;
}

/** Mode, ports, days and people. Before scripts run it is a plain form that asks for the results page. */
export function TripForm({ trip: given, ports, isChecked = false, onSearched }: TripFormProps) {
  const { t } = useTexts('catalog');
  const navigate = useNavigate();
  const id = useId();
  const [trip, setTrip] = useState(given);
  const [attempt, setAttempt] = useState(isChecked ? 1 : 0);
  const today = useToday();
  const faults = attempt > 0 ? tripFaults(trip, { ports, today }) : [];
  const faultOf = (leg: number, field: TripFault['field']) => {
    const fault = faults.find((one) => one.leg === leg && one.field === field);
    return fault && t(`ferry.fault.${fault.code}`);
  };
  const change = (next: Trip) => setTrip({ ...next, tooManyLegs: false });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (tripFaults(trip, { ports, today }).length > 0) return;
    onSearched?.();
    void navigate(`/ferry-result?${writeTrip(trip)}`);
  };
  const legs = trip.mode === 'multi' ? trip.legs : trip.legs.slice(0, 1);
  return (
    <form css={form} action="/ferry-result" method="get" onSubmit={submit} noValidate aria-label={t('ferry.formLabel')}>
      <ErrorSummary
        title={t('form.problem')}
        attempt={attempt}
        errors={faults.map(({ leg, field, code }) => ({
          field: field === 'party' || field === 'legs' ? `${id}-${field}` : `${id}-${leg}-${field}`,
          text: t(`ferry.fault.${code}`),
        }))}
      />
      <ModeChoice id={`${id}-legs`} trip={trip} onChange={change} />
      {legs.map((_, index) => (
        <LegFields key={index} id={id} trip={trip} index={index} ports={ports} today={today} faultOf={faultOf} onChange={change} />
      ))}
      {trip.mode === 'multi' && (
        <div>
          <Button
            size="small"
            icon={<Icon name="plus" size={18} />}
            disabled={legs.length >= MOST_LEGS}
            onClick={() => change(withNewLeg(trip))}
          >
            {legs.length >= MOST_LEGS ? t('ferry.noMoreLegs') : t('ferry.addLeg')}
          </Button>
        </div>
      )}
      <div css={foot}>
        <PartyPart id={`${id}-party`} party={trip.party} error={faultOf(0, 'party')} onChange={(party) => change({ ...trip, party })} />
        <Button type="submit" prominence="main" size="large">
          {t('ferry.search')}
        </Button>
      </div>
    </form>
  );
}
