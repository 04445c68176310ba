import { LANGUAGES, type Language } from '@straits/api-contract/constants';
import type { SoldOption } from '../kinds/kind-option';
import type { ProductImport } from './import-format';
import { dateOf } from './inventory.rules';
import type { Row, StagingTable } from './staging.sql';
import { stockPlan } from './stock-plan.rules';

export type ProductRows = Record<StagingTable, Row[]>;

export const byLanguage = <T>(build: (lang: Language) => T) =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, build(lang)])) as Record<Language, T>;

const priceDaysOf = ({ priceDays }: SoldOption, today: string) =>
  priceDays && {
    weekly: priceDays.weekly,
    dates: Object.fromEntries(priceDays.days.map((row) => [dateOf(row, today), row.percent])),
  };

const extrasOf = ({ extras }: SoldOption) =>
  extras.map(({ id, name, description, per, price, netPrice, maxQuantity }) => ({
    id,
    texts: byLanguage((lang) => ({ name: name[lang], description: description[lang] })),
    per,
    priceMinor: price,
    netMinor: netPrice,
    maxQuantity,
  }));

const questionsOf = ({ questions }: SoldOption) =>
  questions
    .filter(({ per }) => per === 'booking')
    .map(({ id, label, required, maxLength, points }) => ({
      ...{ id, texts: label, required, maxLength },
      ...(points.length > 0 && { points: points.map(({ name, ...point }) => ({ ...point, texts: name })) }),
    }));
const passengerQuestionsOf = ({ questions }: SoldOption) =>
  questions
    .filter(({ per }) => per === 'person')
    .map(({ id, label, required, maxLength, choices, number }) => ({
      ...{ id, texts: label, required, maxLength, number },
      choices: choices.map(({ id: choiceId, name }) => ({ id: choiceId, texts: name })),
    }));

/** The rows that one option of a product becomes, added to `rows`. */
export function addOptionRows(
  rows: ProductRows,
  product: ProductImport,
  { option, position }: { option: SoldOption; position: number },
  today: string,
): void {
  const plan = stockPlan(option, product.openingHours, today);
  const texts = byLanguage((lang) => ({
    name: option.name[lang],
    description: option.description[lang],
    inclusions: option.inclusions[lang],
  }));
  rows.in_options.push([
    option.id,
    product.id,
    option.code,
    position,
    texts,
    [...option.startTimes].sort(),
    option.openDated,
    option.validityDays,
    option.cutOffMinutes,
    option.minUnits,
    option.maxUnits,
    JSON.stringify([...option.cancellation].sort((a, b) => b.hoursBefore - a.hoursBefore)),
    option.passengerFields,
    option.chargeCurrency,
    plan.from,
    plan.until,
    plan.weekly,
    option.stockPer,
    option.anyTime,
    priceDaysOf(option, today),
    JSON.stringify(extrasOf(option)),
    JSON.stringify(questionsOf(option)),
    JSON.stringify(passengerQuestionsOf(option)),
    option.facts ?? {},
  ]);
  option.units.forEach((unit, index) =>
    rows.in_units.push([
      option.id,
      unit.id,
      index,
      unit.type,
      byLanguage((lang) => ({ name: unit.name[lang] })),
      unit.minAge,
      unit.maxAge,
      unit.minQuantity,
      unit.maxQuantity,
      unit.accompaniedBy,
      unit.paxCount,
      unit.price,
      unit.netPrice,
      unit.facts ?? {},
    ]),
  );
  for (const { localDate, startTime, capacity } of plan.exceptions) rows.in_exceptions.push([option.id, localDate, startTime, capacity]);
}
