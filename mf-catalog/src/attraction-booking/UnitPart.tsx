import { css } from '@emotion/react';
import { useId } from 'react';
import type { Unit } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { FieldError } from '@straits/ui/Field';
import { Stepper } from '@straits/ui/Stepper';
import { quantityOf } from './units.rules';
import type { Booking } from './use-booking';
import { useProblemWords } from './use-missing-words';

const list = css`
  legend {
    font-weight: 600;
    margin-block-end: 0.25rem;
  }
`;
/** Which ages a unit is for: product data, not a fixed table (R3). */
function useAgeWords() {
  const { t } = useTexts('catalog');
  return ({ minAge, maxAge }: Unit): string => {
    if (minAge !== null && maxAge !== null) return t('booking.ages.between', { min: minAge, max: maxAge });
    if (minAge !== null && minAge > 0) return t('booking.ages.from', { min: minAge });
    return maxAge !== null ? t('booking.ages.upTo', { max: maxAge }) : '';
  };
}

/** How many of each, with ages, prices and the rules of the package. */
export function UnitPart({ booking }: { booking: Booking }) {
  const { t } = useTexts('catalog');
  const { money, either } = useFormat();
  const ages = useAgeWords();
  const problemWords = useProblemWords();
  const id = useId();
  const { choice, prices, problem } = booking;
  const { option, quantities } = choice;
  if (!option) return null;

  const nameOf = (id: string) => option.units.find((unit) => unit.id === id)?.name ?? '';
  const priceOf = (id: string) => {
    const price = prices.get(id);
    return price ? money(price.shown) : '';
  };
  const hintOf = (unit: Unit) =>
    [
      priceOf(unit.id),
      ages(unit),
      unit.minQuantity > 1 ? t('booking.unitMin', { count: unit.minQuantity }) : '',
      unit.accompaniedBy.length > 0 ? t('booking.onlyWith', { companions: either(unit.accompaniedBy.map(nameOf)) }) : '',
    ]
      .filter(Boolean)
      .join(' · ');

  return (
    <fieldset css={list}>
      <legend>{t('booking.people')}</legend>
      {option.units.map((unit) => (
        <Stepper
          key={unit.id}
          label={unit.name}
          labelLang={unit.lang}
          hint={hintOf(unit)}
          value={quantityOf(quantities, unit.id)}
          min={0}
          max={unit.maxQuantity}
          minusLabel={t('booking.less', { unit: unit.name })}
          plusLabel={t('booking.moreOf', { unit: unit.name })}
          onChange={(wished) => booking.chooseQuantity(unit.id, wished)}
        />
      ))}
      {problem && problem.code !== 'none' && (
        <span role="alert">
          <FieldError id={`${id}-fault`} text={problemWords(problem)} />
        </span>
      )}
    </fieldset>
  );
}
