import { css } from '@emotion/react';
import { useId, useState } from 'react';
import type { Unit } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Select } from '@straits/ui/Select';
import { Stack } from '@straits/ui/Stack';
import { Stepper } from '@straits/ui/Stepper';
import { token } from '@straits/ui/tokens';
import { quantityOf, settleQuantity } from '../attraction-booking/units.rules';
import { useProblemWords } from '../attraction-booking/use-missing-words';
import { fieldOf, hasAges, peopleProblems, unitPricesOf, vacanciesOf, type PeopleProblem } from './package-choice.rules';
import type { PackageTrip } from './use-package-trip';

const list = css`
  display: grid;
  gap: 0.5rem;
  & > div {
    padding: 0.75rem 1.25rem;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.large};
    background: ${token.color.surface};
  }
`;
const ages = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: 0.75rem;
  padding-block: 0.5rem 0.25rem;
`;

function useAgeBand() {
  const { t } = useTexts('catalog');
  return ({ minAge, maxAge }: Unit) => {
    if (minAge !== null && maxAge !== null) return t('booking.ages.between', { min: minAge, max: maxAge });
    if (minAge !== null && minAge > 0) return t('booking.ages.from', { min: minAge });
    return maxAge === null ? '' : t('booking.ages.upTo', { max: maxAge });
  };
}

interface AgesProps {
  trip: PackageTrip;
  unit: Unit;
  problems: readonly PeopleProblem[];
  id: string;
  /** The way on was pressed: what is missing is a fault now. */
  isTried: boolean;
}

/** The age of each child of one kind, as far as it was said. */
function ChildAges({ trip, unit, problems, id, isTried }: AgesProps) {
  const { t } = useTexts('catalog');
  const said = trip.choice.ages[unit.id] ?? [];
  const from = unit.minAge ?? 0;
  const options = Array.from({ length: (unit.maxAge ?? 17) - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: t('trip.years', { count: from + index }),
  }));
  const say = (index: number, age: string) =>
    trip.choose({
      quantities: trip.choice.quantities,
      ages: { ...trip.choice.ages, [unit.id]: said.map((one, at) => (at === index ? Number(age) : one)) },
    });
  // The first is asked for while the page is filled; all that are missing are faults once the way on was pressed.
  const isAsked = (index: number) =>
    (isTried ? problems : problems.slice(0, 1)).some((one) => one.code === 'age' && one.unitId === unit.id && one.index === index);
  return (
    <div css={ages}>
      {said.map((age, index) => (
        <Select
          key={index}
          id={`${id}-${index}`}
          label={t('trip.ageOf', { number: index + 1 })}
          value={age === null ? '' : String(age)}
          placeholder={t('trip.chooseAge')}
          onChange={(value) => say(index, value)}
          options={options}
          {...(isAsked(index) && { [isTried ? 'error' : 'hint']: t('trip.ageNeeded') })}
        />
      ))}
    </div>
  );
}

/** To the add-ons, or to what is missing before them. */
function WayOn({ href, onMissing }: { href: string | null; onMissing: () => void }) {
  const { t } = useTexts('catalog');
  const words = t('package.goTo.add-on');
  return (
    <div>
      {href ? (
        <ButtonLink size="large" prominence="main" href={href}>
          {words}
        </ButtonLink>
      ) : (
        <Button size="large" prominence="main" onClick={onMissing}>
          {words}
        </Button>
      )}
    </div>
  );
}

/** How many travel by each price part, and how old the children are. Names are asked at the checkout. */
export function PassengerDetails({ trip }: { trip: PackageTrip }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const problemWords = useProblemWords();
  const bandOf = useAgeBand();
  const id = useId();
  const [isTried, setTried] = useState(false);
  const { option, choice, choose, hrefOf } = trip;
  const prices = unitPricesOf(trip);
  const problems = peopleProblems(option, choice, vacanciesOf(trip));
  const [problem] = problems;
  const change = (unit: Unit, wished: number) => {
    const quantity = settleQuantity(unit, quantityOf(choice.quantities, unit.id), wished);
    const quantities = { ...choice.quantities, [unit.id]: quantity };
    const kept = choice.ages[unit.id] ?? [];
    const resized = Array.from({ length: quantity }, (_, index) => kept[index] ?? null);
    choose({ quantities, ages: hasAges(unit) ? { ...choice.ages, [unit.id]: resized } : choice.ages });
  };
  const priceWords = (unit: Unit) => {
    const price = prices.get(unit.id);
    return price ? money(price.shown) : '';
  };
  const words = problem && (problem.code === 'age' ? t('trip.ageNeeded') : problemWords(problem));
  const mended = problem && fieldOf(option, choice, problem);
  const showMissing = () => {
    setTried(true);
    document.getElementById(`${id}-${mended}`)?.focus();
  };
  return (
    <Stack gap={5}>
      <p>{t('package.peopleLead')}</p>
      <div css={list}>
        {option.units.map((unit) => (
          <div key={unit.id}>
            <Stepper
              id={`${id}-${unit.id}`}
              label={unit.name}
              labelLang={unit.lang}
              error={isTried && words && mended === unit.id ? words : undefined}
              hint={[bandOf(unit), priceWords(unit)].filter(Boolean).join(' · ')}
              value={quantityOf(choice.quantities, unit.id)}
              max={unit.maxQuantity}
              onChange={(count) => change(unit, count)}
              minusLabel={t('booking.less', { unit: unit.name })}
              plusLabel={t('booking.moreOf', { unit: unit.name })}
            />
            {hasAges(unit) && quantityOf(choice.quantities, unit.id) > 0 && (
              <ChildAges trip={trip} unit={unit} problems={problems} id={`${id}-${unit.id}`} isTried={isTried} />
            )}
          </div>
        ))}
      </div>
      <div role="status">{words && <Notice tone="warning">{words}</Notice>}</div>
      <WayOn href={problem ? null : hrefOf('add-on', { quantities: choice.quantities })} onMissing={showMissing} />
    </Stack>
  );
}
