import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { Select } from '@straits/ui/Select';
import { Stepper } from '@straits/ui/Stepper';
import { token } from '@straits/ui/tokens';
import { headsIn, MOST_CABINS, OLDEST_CHILD, writeCabins, type CabinGuests } from './cabin-guests.rules';
import { mostGuests, USUAL_CABINS } from './cruise-choice.rules';
import type { CruiseTrip } from './use-cruise-trip';

const box = css`
  display: grid;
  gap: 1rem;
  margin-block: 0.75rem 1.75rem;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  fieldset {
    min-inline-size: 0;
    padding: 1rem 1.25rem;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.large};
    background: ${token.color.surface};
  }
  legend {
    padding-inline: 0.375rem;
    font-weight: 600;
  }
`;
const ages = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: 0.75rem;
  margin-block-start: 0.5rem;
`;
const USUAL_AGE = 8;

interface OneProps {
  number: number;
  cabin: CabinGuests;
  most: number;
  onChange: (cabin: CabinGuests) => void;
  onRemove: (() => void) | undefined;
}

function OneCabin({ number, cabin, most, onChange, onRemove }: OneProps) {
  const { t } = useTexts('catalog');
  const { adults, childAges } = cabin;
  const years = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => ({ value: String(age), label: t('trip.years', { count: age }) }));
  const resized = (count: number) => Array.from({ length: count }, (_, index) => childAges[index] ?? USUAL_AGE);
  const words = (unit: string) => ({ minusLabel: t('booking.less', { unit }), plusLabel: t('booking.moreOf', { unit }) });
  return (
    <fieldset>
      <legend>{t('cruise.cabinNumber', { number })}</legend>
      <Stepper
        label={t('cruise.adult')}
        hint={t('booking.ages.from', { min: OLDEST_CHILD + 1 })}
        value={adults}
        min={1}
        max={Math.max(1, most - childAges.length)}
        onChange={(count) => onChange({ adults: count, childAges })}
        {...words(t('cruise.adult'))}
      />
      <Stepper
        label={t('cruise.child')}
        hint={t('booking.ages.between', { min: 0, max: OLDEST_CHILD })}
        value={childAges.length}
        max={Math.max(0, most - adults)}
        onChange={(count) => onChange({ adults, childAges: resized(count) })}
        {...words(t('cruise.child'))}
      />
      {childAges.length > 0 && (
        <div css={ages}>
          {childAges.map((age, index) => (
            <Select
              key={index}
              label={t('trip.ageOf', { number: index + 1 })}
              value={String(age)}
              options={years}
              onChange={(value) => onChange({ adults, childAges: childAges.map((one, at) => (at === index ? Number(value) : one)) })}
            />
          ))}
        </div>
      )}
      {onRemove && (
        <Button size="small" prominence="quiet" icon={<Icon name="trash" size={16} />} onClick={onRemove}>
          {t('cruise.removeCabin', { number })}
        </Button>
      )}
    </fieldset>
  );
}

/** How many cabins, and who sleeps in each. Up to as many guests as the largest cabin of the ship holds. */
export function GuestsEditor({ trip }: { trip: CruiseTrip }) {
  const { t } = useTexts('catalog');
  const cabins = trip.choice.cabins ?? USUAL_CABINS;
  const most = mostGuests(trip.options);
  const say = (next: readonly CabinGuests[]) => trip.choose({ guests: writeCabins(next) });
  const hasTooMany = cabins.some((cabin) => headsIn(cabin) > most);
  return (
    <div>
      <div css={box}>
        {cabins.map((cabin, index) => (
          <OneCabin
            key={index}
            number={index + 1}
            cabin={cabin}
            most={most}
            onChange={(changed) => say(cabins.map((one, at) => (at === index ? changed : one)))}
            onRemove={cabins.length > 1 ? () => say(cabins.filter((_, at) => at !== index)) : undefined}
          />
        ))}
      </div>
      {hasTooMany && <p role="status">{t('cruise.holdsAtMost', { count: most })}</p>}
      {cabins.length < MOST_CABINS && (
        <Button size="small" icon={<Icon name="plus" size={16} />} onClick={() => say([...cabins, ...USUAL_CABINS])}>
          {t('cruise.addCabin')}
        </Button>
      )}
    </div>
  );
}
