import type { z } from 'zod';
import type { FareTravellers, FerryFacts, UnitType } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { FerryDetails } from '../import/import-details';
import type { LocalText } from '../import/import-values';
import { textsOf } from '../texts.rules';
import { priceIn, type View } from '../view';
import type { KindOption } from './kind-option';
import { inEveryLanguage, unitNames } from './words';

export type FerryDetails = z.output<typeof FerryDetails>;
type Fare = FerryDetails['fares'][number];
type Units = KindOption['units'];
type Direction = 'outbound' | 'return' | 'open';

const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7];
const OPEN_TICKET_DAYS = 90;
const OPEN_TICKET = inEveryLanguage('Open ticket', 'Tiket terbuka', '不定期船票', '不定期船票');
const OPEN_SUFFIX = 'open';
const RETURN_FARE = inEveryLanguage('return fare', 'tarif pulang-pergi', '往返票价', '來回票價');
const OF_TRAVELLERS: Record<Exclude<FareTravellers, 'ALL'>, LocalText> = {
  ID: inEveryLanguage('Indonesian', 'WNI', '印尼籍', '印尼籍'),
  FOREIGN: inEveryLanguage('other nationality', 'WNA', '非印尼籍', '非印尼籍'),
};

/** The usual ages of a ferry's fares, where the file says nothing. */
const AGES: Partial<Record<UnitType, { minAge: number; maxAge?: number }>> = {
  ADULT: { minAge: 12 },
  CHILD: { minAge: 2, maxAge: 11 },
  INFANT: { minAge: 0, maxAge: 1 },
};

/** `ADULT` of `FOREIGN` travellers is unit `adult-foreign`; of all `adult`. The share of a return fare ends in `-return`. */
const unitIdOf = ({ type, travellers }: Pick<Fare, 'type' | 'travellers'>, isReturn: boolean) =>
  [type.toLowerCase(), travellers === 'ALL' ? '' : travellers === 'ID' ? 'indonesian' : 'foreign', isReturn ? 'return' : '']
    .filter(Boolean)
    .join('-');

const nameOf = ({ type, travellers }: Fare, isReturn: boolean): LocalText => {
  const words = (lang: Language) => {
    const notes = [travellers === 'ALL' ? '' : OF_TRAVELLERS[travellers][lang], isReturn ? RETURN_FARE[lang] : ''].filter(Boolean);
    const isChinese = lang.startsWith('zh');
    const note = notes.join(isChinese ? '，' : ', ');
    if (!note) return unitNames(type)[lang];
    return isChinese ? `${unitNames(type)[lang]}（${note}）` : `${unitNames(type)[lang]} (${note})`;
  };
  return inEveryLanguage(words('en'), words('id'), words('zh-Hans'), words('zh-Hant'));
};

/** The way there carries the odd cent of a return fare. */
const shareOf = (whole: number, direction: Direction) => (direction === 'outbound' ? Math.ceil(whole / 2) : Math.floor(whole / 2));

/** Children travel with an adult of the same fare. */
/** An adult on either fare: of a family that comes back, a child who is older by then pays another one than its parents. */
function companionsOf({ fares }: FerryDetails, { type }: Fare): string[] {
  if (type !== 'CHILD' && type !== 'INFANT') return [];
  return fares.filter((fare) => fare.type === 'ADULT').flatMap((adult) => [unitIdOf(adult, false), unitIdOf(adult, true)]);
}

const agesOf = ({ type, minAge, maxAge }: Fare) => ({
  minAge: minAge ?? AGES[type]?.minAge ?? null,
  maxAge: maxAge ?? AGES[type]?.maxAge ?? null,
});

function pricesOf(fare: Fare, { direction, isReturn }: { direction: Direction; isReturn: boolean }) {
  if (!isReturn) return { price: fare.oneWay, netPrice: fare.oneWayNet };
  return { price: shareOf(fare.roundTrip, direction), netPrice: shareOf(fare.roundTripNet, direction) };
}

const unitOf = (details: FerryDetails, fare: Fare, way: { direction: Direction; isReturn: boolean }): Units[number] => ({
  id: unitIdOf(fare, way.isReturn),
  type: fare.type,
  name: nameOf(fare, way.isReturn),
  ...agesOf(fare),
  paxCount: fare.type === 'INFANT' ? 0 : 1,
  accompaniedBy: companionsOf(details, fare),
  ...pricesOf(fare, way),
  facts: { kind: 'ferry', travellers: fare.travellers, fare: way.isReturn ? 'round_trip' : 'one_way' },
});

/** Every fare one way, then every fare as its share of the return fare. */
const unitsOf = (details: FerryDetails, direction: Direction): Units =>
  [false, true].flatMap((isReturn) => details.fares.map((fare) => unitOf(details, fare, { direction, isReturn })));

const sailingName = (from: LocalText, to: LocalText): LocalText =>
  inEveryLanguage(
    `${from.en} → ${to.en}`,
    `${from.id} → ${to.id}`,
    `${from['zh-Hans']} → ${to['zh-Hans']}`,
    `${from['zh-Hant']} → ${to['zh-Hant']}`,
  );

/** Borders ask for passports; fares by age and nationality ask for both. */
function passengerFieldsOf({ from, to, fares }: FerryDetails): KindOption['passengerFields'] {
  if (from.country !== to.country) return ['dateOfBirth', 'nationality', 'passportNumber', 'passportExpiry'];
  return fares.some(({ travellers }) => travellers !== 'ALL') ? ['dateOfBirth', 'nationality'] : ['dateOfBirth'];
}

function sailingOption(details: FerryDetails, sailing: FerryDetails['sailings'][number], productId: string): KindOption {
  const [left, reached] = sailing.direction === 'outbound' ? [details.from, details.to] : [details.to, details.from];
  const { direction, departs, arrives, weekdays } = sailing;
  return {
    code: sailing.code,
    id: `${productId}-${sailing.code.toLowerCase().replaceAll(/[^a-z0-9.-]+/g, '-')}`,
    name: sailingName(left.name, reached.name),
    chargeCurrency: details.currency,
    units: unitsOf(details, direction),
    startTimes: [departs],
    cutOffMinutes: details.cutOffMinutes,
    cancellation: details.cancellation,
    passengerFields: passengerFieldsOf(details),
    questions: details.questions,
    priceDays: details.priceDays,
    inventory: {
      capacity: sailing.capacity,
      closedWeekdays: ALL_WEEK.filter((weekday) => !weekdays.includes(weekday)),
      exceptions: sailing.exceptions,
    },
    facts: { kind: 'ferry', direction, departs, arrives, timeZone: left.timeZone, weekdays },
  };
}

/** Each sailing is an option on its weekdays; where the line sells tickets without date there is one more. */
export function ferryOptions(details: FerryDetails, productId: string): KindOption[] {
  const sailings = details.sailings.map((sailing) => sailingOption(details, sailing, productId));
  if (!details.openTicket) return sailings;
  const open: KindOption = {
    code: OPEN_SUFFIX.toUpperCase(),
    id: `${productId}-${OPEN_SUFFIX}`,
    name: OPEN_TICKET,
    chargeCurrency: details.currency,
    units: unitsOf(details, 'open'),
    passengerFields: passengerFieldsOf(details),
    questions: details.questions,
    cancellation: details.cancellation,
    openDated: true,
    validityDays: OPEN_TICKET_DAYS,
    inventory: { capacity: null },
    facts: { kind: 'ferry', direction: 'open', departs: null, arrives: null, timeZone: details.from.timeZone, weekdays: [] },
  };
  return [...sailings, open];
}

export type StoredPort = FerryDetails['from'];

export const portOf = (port: StoredPort, { language }: View) => ({
  id: port.id,
  name: textsOf(port.name, language),
  area: textsOf(port.area, language),
  country: port.country,
  timeZone: port.timeZone,
  locode: port.locode,
});

/** What leaving a port costs, in the view's currency. */
export function terminalChargeOf({ terminalCharge }: StoredPort, view: View) {
  if (!terminalCharge) return null;
  const { amount, currency, payable } = terminalCharge;
  return { price: priceIn({ amount, currency }, view), payable };
}

export const ferryFacts = (details: FerryDetails, view: View): FerryFacts => ({
  kind: 'ferry',
  operator: details.operator,
  from: { ...portOf(details.from, view), terminalCharge: terminalChargeOf(details.from, view) },
  to: { ...portOf(details.to, view), terminalCharge: terminalChargeOf(details.to, view) },
  durationMinutes: details.durationMinutes,
  openTicket: details.openTicket,
});
