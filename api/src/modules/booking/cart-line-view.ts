import type { CartLine, Hold, Money, Price } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { addDays } from '../../clock';
import {
  cancellationDeadlines,
  namesDeadline,
  otherLangOf,
  pictureOf,
  textsOf,
  viewBookingQuestions,
  viewPassengerQuestions,
  type SellableOption,
} from '../catalog';
import { convert, type Currencies } from '../shop';
import { viewAnswers } from './answers.rules';
import type { CartLineRow, ShownHold } from './cart.sql';
import { nationalityOf, priceLine, ticketsOf } from './line-price.rules';
import { paidOnBoard } from './paid-on-board.rules';

export interface View {
  language: Language;
  /** Display currency. */
  currency: string;
  now: Date;
}

export const priceIn = (charge: Money, currency: string, currencies: Currencies): Price => ({
  charge,
  shown: convert(charge, currency, currencies),
});

export const holdOf = (row: ShownHold, now: Date): Hold => ({
  id: row.id,
  status: row.status === 'ACTIVE' && row.expiresAt <= now ? 'EXPIRED' : row.status,
  expiresAt: row.expiresAt.toISOString(),
  serverNow: now.toISOString(),
  renewalsLeft: row.renewalsLeft,
});

function stateOf(sellable: SellableOption, line: CartLineRow, hold: Hold | null): CartLine['state'] {
  if (!sellable.product.active || !sellable.option.active) return 'unavailable';
  if (!line.holdId) return sellable.option.openDated ? 'open' : 'expired';
  return hold?.status === 'ACTIVE' ? 'held' : 'expired';
}

const sumOf = (parts: { quantity: number; priceMinor: number }[]) =>
  parts.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0);

/** The day of leaving: of a stay by its nights, of a tour or cruise by the product's. */
const endOf = (localDate: string | null, nights: number | null) => (localDate && nights ? addDays(localDate, nights) : null);

const laterThan = (now: Date, at: Date | null) => (at && at > now ? at : null);

export interface Sight extends View {
  currencies: Currencies;
}
/** A line with what is known about it. */
interface KnownLine {
  line: CartLineRow;
  sellable: SellableOption;
  holdRow: ShownHold | null;
}

/** What is bought: units, extras and nights at today's prices, in the words of the view. */
function viewBought({ line, sellable }: KnownLine, { language, money }: { language: Language; money: (amount: number) => Price }) {
  const { option } = sellable;
  const live = priceLine(sellable, line);
  const bought: Pick<CartLine, 'units' | 'extras' | 'nightPrices' | 'answers' | 'total' | 'priceWas'> = {
    units: live.units.map(({ unit, quantity, priceMinor }) => ({
      unitId: unit.id,
      type: unit.type,
      name: textsOf(unit.texts, language).name,
      lang: otherLangOf(unit.texts, language),
      quantity,
      unitPrice: money(priceMinor),
      tickets: ticketsOf(option, quantity),
      minAge: unit.minAge,
      maxAge: unit.maxAge,
      nationality: nationalityOf(unit),
    })),
    extras: live.extras.map(({ extra, quantity }) => ({
      extraId: extra.id,
      name: textsOf(extra.texts, language).name,
      quantity,
      unitPrice: money(extra.priceMinor),
    })),
    nightPrices: live.nights.map(({ localDate, priceMinor }) => ({ localDate, price: money(priceMinor) })),
    answers: viewAnswers(option, line, language),
    total: money(live.totalMinor),
    priceWas: null,
  };
  const before = sumOf(line.units) + sumOf(line.extras);
  return before === live.totalMinor ? bought : { ...bought, priceWas: money(before) };
}

/** What it is, in the shopper's words. */
const viewProduct = ({ product, option }: SellableOption, language: Language) => ({
  productId: product.id,
  optionId: option.id,
  kind: product.kind,
  productName: textsOf(product.texts, language).name,
  optionName: textsOf(option.texts, language).name,
  lang: otherLangOf(product.texts, language),
  picture: pictureOf(product.pictures, language),
  timeZone: product.timeZone,
  durationMinutes: product.durationMinutes,
});

/** What the checkout asks, of each traveller and of the booking. */
const viewAsked = (sellable: SellableOption, language: Language) => ({
  passengerFields: sellable.option.passengerFields,
  passengerQuestions: viewPassengerQuestions(sellable.option, language),
  bookingQuestions: viewBookingQuestions(sellable, language),
});

/** A line of the cart as its owner sees it now. */
export function viewLine(known: KnownLine, sight: Sight): CartLine {
  const { line, sellable, holdRow } = known;
  const { product, option } = sellable;
  const { currency, currencies, language, now } = sight;
  const money = (amount: number): Price => priceIn({ amount, currency: option.chargeCurrency }, currency, currencies);
  const hold = holdRow ? holdOf(holdRow, now) : null;
  const visit = line.localDate === null ? null : { localDate: line.localDate, startTime: line.startTime || null };
  return {
    id: line.id,
    ...viewProduct(sellable, language),
    localDate: line.localDate,
    startTime: line.startTime || null,
    nights: line.nights,
    endDate: endOf(line.localDate, line.nights ?? product.nights),
    ...viewAsked(sellable, language),
    namesUntil: laterThan(now, namesDeadline(product, visit))?.toISOString() ?? null,
    guests: line.guests,
    paidOnBoard: paidOnBoard(sellable, line, sight),
    groupId: line.groupId,
    ...viewBought(known, { language, money }),
    state: stateOf(sellable, line, hold),
    hold,
    cancellation: cancellationDeadlines(option, product, visit),
  };
}
