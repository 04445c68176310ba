import type { UnitQuantity } from '@straits/api-contract';
import { addDays } from '../../clock';
import { priceOn, type SellableExtra, type SellableOption, type SellableUnit } from '../catalog';

/** What of a choice decides its price and its stock. */
export interface Priced {
  localDate: string | null;
  nights: number | null;
  units: UnitQuantity[];
  extras: { extraId: string; quantity: number }[];
}
export interface LinePrice {
  /** `priceMinor` is of one unit for the whole line: of a stay, all its nights. */
  units: { unit: SellableUnit; quantity: number; priceMinor: number; netMinor: number }[];
  extras: { extra: SellableExtra; quantity: number }[];
  /** Of a stay only: what each night costs, all rooms together. */
  nights: { localDate: string; priceMinor: number }[];
  totalMinor: number;
}

/** The days that a choice is on: each night of a stay, or the one day of a visit; none for open-dated tickets. */
export const daysOf = ({ localDate, nights }: Pick<Priced, 'localDate' | 'nights'>): string[] =>
  localDate === null ? [] : Array.from({ length: nights ?? 1 }, (_, index) => addDays(localDate, index));

/** A choice at the option's prices of its days, every must-pay fee in them. Units and extras that the option no longer has are left out. */
export function priceLine({ option, units }: Pick<SellableOption, 'option' | 'units'>, choice: Priced): LinePrice {
  const days = daysOf(choice);
  const forDays = (minor: number) =>
    days.length === 0 ? minor : days.reduce((sum, day) => sum + priceOn(minor, option.priceDays, day), 0);
  const priced = choice.units.flatMap(({ unitId, quantity }) => {
    const unit = units.find(({ id }) => id === unitId);
    if (!unit || quantity === 0) return [];
    return [{ unit, quantity, priceMinor: forDays(unit.priceMinor), netMinor: forDays(unit.netMinor) }];
  });
  const extras = choice.extras.flatMap(({ extraId, quantity }) => {
    const extra = option.extras.find(({ id }) => id === extraId);
    return extra ? [{ extra, quantity }] : [];
  });
  const nightly = (day: string) =>
    priced.reduce((sum, { unit, quantity }) => sum + quantity * priceOn(unit.priceMinor, option.priceDays, day), 0);
  return {
    units: priced,
    extras,
    nights: choice.nights === null ? [] : days.map((localDate) => ({ localDate, priceMinor: nightly(localDate) })),
    totalMinor:
      priced.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0) +
      extras.reduce((sum, { extra, quantity }) => sum + quantity * extra.priceMinor, 0),
  };
}

/** What a line costs the agency whose net prices it was priced at. */
export const netOf = ({ units, extras }: LinePrice): number =>
  units.reduce((sum, { quantity, netMinor }) => sum + quantity * netMinor, 0) +
  extras.reduce((sum, { extra, quantity }) => sum + quantity * extra.netMinor, 0);

/** Tickets that units make: one each, but one for all the hours of a vehicle. */
export const ticketsOf = ({ facts }: SellableOption['option'], quantity: number) =>
  facts?.kind === 'transport' && facts.per === 'hour' ? Math.min(1, quantity) : quantity;

/** Whose passports a fare is for; null for everybody's. */
export const nationalityOf = ({ facts }: Pick<SellableUnit, 'facts'>): 'ID' | 'FOREIGN' | null =>
  facts && facts.travellers !== 'ALL' ? facts.travellers : null;

/** An option at what its supplier asks for on a day; where the shop prices days by percent it keeps its own prices. */
export function atPrices(
  sellable: SellableOption,
  prices: { unitId: string; netMinor: number; retailMinor: number }[] | undefined,
): SellableOption {
  if (!prices || sellable.option.priceDays) return sellable;
  const units = sellable.units.map((unit) => {
    const asked = prices.find(({ unitId }) => unitId === unit.id);
    return asked ? { ...unit, priceMinor: asked.retailMinor, netMinor: asked.netMinor } : unit;
  });
  return { ...sellable, units };
}
