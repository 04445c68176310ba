import type { z } from 'zod';
import type { CartLine, PlaceOrder } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { findMarkupsAbove, type AgencyMarkup } from '../agency';
import { atAgency, textsOf, type OptionTerms, type SellableOption } from '../catalog';
import { viewAnswers } from './answers.rules';
import { priceLine } from './line-price.rules';
import { insertShares } from './trade/line-shares.sql';
import { sharesOf } from './trade/line-shares.rules';
import { insertOrderLine, type LineSnapshot, type SoldExtra, type SoldUnit } from './orders.sql';
import { insertTraveller } from './travellers.sql';
import { sealAnswers } from './travellers/traveller-answers';

export type Placed = z.output<typeof PlaceOrder>;
type Traveller = Pick<Placed['passengers'][number], 'givenNames' | 'familyName'> & Partial<Placed['passengers'][number]>;

/** What was answered of the booking: with the order where the checkout asks it, before the cart elsewhere. */
const answersOf = ({ option }: SellableOption, line: CartLine, { placed, language }: Pick<Sale, 'placed' | 'language'>) =>
  line.bookingQuestions
    ? viewAnswers(option, { answers: placed.answers[line.id] ?? {}, startTime: line.startTime ?? '' }, language)
    : line.answers;

function soldOf(line: CartLine, { sale, markups }: { sale: Sale; markups: readonly AgencyMarkup[] }) {
  const sellable = sale.sellables.get(line.optionId) ?? refuse('product_unavailable');
  const { units, extras } = priceLine(atAgency(sellable, markups), line);
  const netOf = new Map(units.map(({ unit, netMinor }) => [unit.id, netMinor]));
  const netOfExtra = new Map(extras.map(({ extra }) => [extra.id, extra.netMinor]));
  return {
    units: line.units.map(({ unitId, name, lang, quantity, tickets, unitPrice: { charge } }): SoldUnit => ({
      ...{ unitId, name, lang, quantity, tickets },
      priceMinor: charge.amount,
      netMinor: netOf.get(unitId) ?? charge.amount,
    })),
    extras: line.extras.map(({ extraId, name, quantity, unitPrice: { charge } }): SoldExtra => ({
      ...{ extraId, name, quantity },
      priceMinor: charge.amount,
      netMinor: netOfExtra.get(extraId) ?? charge.amount,
    })),
    answers: answersOf(sellable, line, sale),
    redemption: textsOf(sellable.product.texts, sale.language).redemption,
    validityDays: sellable.option.validityDays,
    questions: sellable.option.passengerQuestions,
    shares: sharesOf(sellable, line, markups),
  };
}

/** Every ticket has its traveller; where no names were asked, the contact stands for all, and one who is named later has no name yet. */
function travellersOf(line: CartLine, { passengers, contact, namesLater }: Placed) {
  const isLater = line.namesUntil !== null && namesLater.includes(line.id);
  const unnamed: Traveller = isLater ? { givenNames: '', familyName: '' } : { givenNames: contact.name, familyName: '' };
  return line.units.flatMap((unit) => {
    const named = passengers.filter(({ lineId, unitId }) => lineId === line.id && unitId === unit.unitId);
    return Array.from({ length: unit.tickets }, (_, index) => {
      const traveller: Traveller = named[index] ?? unnamed;
      return { unit, traveller };
    });
  });
}

/** A traveller's passport as it is kept. */
export function sealPassport(
  deps: Deps,
  { passportNumber, passportExpiry }: Pick<Traveller, 'passportNumber' | 'passportExpiry'>,
): Buffer | null {
  if (!passportNumber) return null;
  return deps.secrets.encrypt(JSON.stringify({ number: passportNumber, expiry: passportExpiry ?? null }));
}

async function insertTravellers(
  trx: Trx,
  deps: Deps,
  {
    lineId,
    travellers,
    asked,
  }: {
    lineId: string;
    travellers: ReturnType<typeof travellersOf>;
    asked: { questions: OptionTerms['passengerQuestions']; language: Language };
  },
) {
  for (const [position, { unit, traveller }] of travellers.entries()) {
    const { givenNames, familyName, title = null, dateOfBirth = null, nationality = null } = traveller;
    const sealed = { passport: sealPassport(deps, traveller), answers: sealAnswers(deps, traveller, asked) };
    const named = { givenNames, familyName, title, dateOfBirth, nationality, ...sealed };
    await insertTraveller(trx, { lineId, position, unitId: unit.unitId, unitName: unit.name, ...named });
  }
}

/** What an order's lines are made of. */
interface Sale {
  orderId: string;
  /** Whose order; null for a customer's. */
  agencyId: string | null;
  language: Language;
  lines: CartLine[];
  /** What the lines were priced from. */
  sellables: ReadonlyMap<string, SellableOption>;
  /** Of each line, minor units. */
  discounts: ReadonlyMap<string, number>;
  placed: Placed;
}

/** What only some lines have. */
const knownOf = ({ paidOnBoard, durationMinutes }: CartLine): Pick<LineSnapshot, 'paidOnBoard' | 'durationMinutes'> => ({
  ...(paidOnBoard && { paidOnBoard: paidOnBoard.charge }),
  ...(durationMinutes !== null && { durationMinutes }),
});

/** Keeps what is sold as it stands now, in the order's language, with its travellers. Refuses: product_unavailable. */
export async function insertOrderLines(trx: Trx, deps: Deps, sale: Sale): Promise<void> {
  const { orderId, agencyId, language, lines, discounts, placed } = sale;
  // Once, so that one order has one mark-up, whatever is changed meanwhile.
  const markups = agencyId ? await findMarkupsAbove(trx, agencyId) : [];
  for (const [position, line] of lines.entries()) {
    const { productId, optionId, kind, productName, optionName, lang, picture, timeZone } = line;
    const { localDate, nights, endDate, guests, groupId, cancellation } = line;
    const { units, extras, answers, redemption, validityDays, questions, shares } = soldOf(line, { sale, markups });
    const lineId = await insertOrderLine(trx, position, {
      orderId,
      productId,
      optionId,
      kind,
      snapshot: { productName, optionName, lang, picture, timeZone, redemption, validityDays, ...knownOf(line) },
      startTime: line.startTime ?? '',
      ...{ localDate, nights, endDate, units, guests, extras, answers, groupId },
      totalMinor: line.total.charge.amount,
      discountMinor: discounts.get(line.id) ?? 0,
      cancellation,
      holdId: line.hold?.id ?? null,
      namesUntil: line.namesUntil === null ? null : new Date(line.namesUntil),
    });
    await insertShares(trx, lineId, shares);
    await insertTravellers(trx, deps, { lineId, travellers: travellersOf(line, placed), asked: { questions, language } });
  }
}
