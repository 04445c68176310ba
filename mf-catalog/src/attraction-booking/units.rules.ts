import type { Money, Option, Price, Unit } from '@straits/api-contract';

/** How many of each unit id are chosen; missing means none. */
export type Quantities = Record<string, number>;

export const quantityOf = (quantities: Quantities, unitId: string) => quantities[unitId] ?? 0;
export const countOf = (quantities: Quantities) => Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);

/** What is chosen before anybody touches a stepper: the least that can be booked of the first traveller type that may travel alone. */
export function firstQuantities(option: Option): Quantities {
  const unit =
    option.units.find((one) => one.type === 'ADULT') ?? option.units.find((one) => one.accompaniedBy.length === 0) ?? option.units[0];
  if (!unit) return {};
  const least = Math.max(1, option.minUnits, unit.minQuantity);
  return { [unit.id]: unit.maxQuantity > 0 ? Math.min(least, unit.maxQuantity) : least };
}

const isType = (name: string): name is Unit['type'] => /^[A-Z]+$/.test(name);
/** Who takes the place of a traveller type that is not sold here: a child goes as an adult; an infant needs nothing. */
const standIn = (option: Option, type: Unit['type']) =>
  type === 'INFANT' ? undefined : option.units.find(({ id }) => id in firstQuantities(option));

/** A unit by its id, or by a traveller type (`ADULT`), as a link has it that was made before the package type was known. */
export const unitNamed = (option: Option, name: string): Unit | undefined =>
  option.units.find(({ id }) => id === name) ??
  (isType(name) ? (option.units.find(({ type }) => type === name) ?? standIn(option, name)) : undefined);

/** How many of each unit: those that say the same unit in two ways together, each as many as can be booked. */
export function quantitiesOf(option: Option, named: readonly (readonly [name: string, count: number])[]): Quantities {
  const wished = new Map<Unit, number>();
  for (const [name, count] of named) {
    const unit = unitNamed(option, name);
    if (unit) wished.set(unit, (wished.get(unit) ?? 0) + count);
  }
  const settled = [...wished].map(([unit, count]) => [unit.id, settleQuantity(unit, 0, count)] as const);
  return Object.fromEntries(settled.filter(([, quantity]) => quantity > 0));
}

/** The nearest allowed number in the direction of the step: a unit with a minimum of 2 goes 0, 2, 3 … and back to 0. */
export function settleQuantity(unit: Unit, before: number, wished: number): number {
  const wanted = Math.max(0, Math.min(unit.maxQuantity, wished));
  if (wanted === 0 || wanted >= unit.minQuantity) return wanted;
  return wanted > before ? unit.minQuantity : 0;
}

export type UnitProblem =
  | { code: 'none' }
  | { code: 'tooFew'; min: number }
  | { code: 'tooMany'; max: number }
  | { code: 'placesLeft'; left: number }
  | { code: 'companion'; unit: string; companions: string[] };

/** The first rule that the chosen units break, in the order in which a shopper can mend them. */
export function unitProblem(option: Option, quantities: Quantities, vacancies: number | null): UnitProblem | null {
  const count = countOf(quantities);
  if (count === 0) return { code: 'none' };
  const alone = option.units.find((unit) => quantityOf(quantities, unit.id) > 0 && isAlone(unit, quantities));
  if (alone) {
    const companions = option.units.filter((unit) => alone.accompaniedBy.includes(unit.id)).map((unit) => unit.name);
    return { code: 'companion', unit: alone.name, companions };
  }
  if (count < option.minUnits) return { code: 'tooFew', min: option.minUnits };
  if (count > option.maxUnits) return { code: 'tooMany', max: option.maxUnits };
  if (vacancies !== null && count > vacancies) return { code: 'placesLeft', left: vacancies };
  return null;
}

const isAlone = (unit: Unit, quantities: Quantities) =>
  unit.accompaniedBy.length > 0 && !unit.accompaniedBy.some((id) => quantityOf(quantities, id) > 0);

const times = (money: Money, count: number): Money => ({ amount: money.amount * count, currency: money.currency });
const plus = (a: Money, b: Money): Money => ({ amount: a.amount + b.amount, currency: a.currency });

/** Total of the chosen units in whole minor units; null when nothing is chosen or a price is not known. */
export function totalOf(quantities: Quantities, prices: ReadonlyMap<string, Price>): Price | null {
  let total: Price | null = null;
  for (const [unitId, quantity] of Object.entries(quantities)) {
    if (quantity === 0) continue;
    const price = prices.get(unitId);
    if (!price) return null;
    const part = { charge: times(price.charge, quantity), shown: times(price.shown, quantity) };
    total = total ? { charge: plus(total.charge, part.charge), shown: plus(total.shown, part.shown) } : part;
  }
  return total;
}
