import type { Attraction, Extra, Option, ProductKind, Question, Unit } from '@straits/api-contract';
import { isAskedAtCheckout } from '@straits/api-contract/constants';
import { localDateIn } from '../../clock';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refusal';
import { findCards } from './cards.sql';
import { findReviewPage } from './find-review-page';
import { findProduct, type ProductRow } from './product.sql';
import { viewFacts, viewOptionFacts } from './kinds/view-facts';
import { viewBookingQuestions, viewPassengerQuestions } from './passenger-questions.rules';
import type { SellableExtra, SellableOption, SellableQuestion, SellableUnit } from './sellable';
import { findSellables } from './sellable.sql';
import { nearestProducts } from './search/nearest';
import type { Snapshot } from './search/snapshot';
import { otherLangOf, textsOf, toPicture } from './texts.rules';
import { priceIn, type View } from './view';
import { whatIsAsked } from './what-is-asked.rules';

const REVIEWS_AT_ONCE = 5;
const NEARBY = 6;

const viewUnit = (unit: SellableUnit, currency: string, view: View): Unit => ({
  id: unit.id,
  type: unit.type,
  name: textsOf(unit.texts, view.language).name,
  lang: otherLangOf(unit.texts, view.language),
  minAge: unit.minAge,
  maxAge: unit.maxAge,
  minQuantity: unit.minQuantity,
  maxQuantity: unit.maxQuantity,
  accompaniedBy: unit.accompaniedBy,
  priceFrom: priceIn({ amount: unit.priceMinor, currency }, view),
  ...(unit.facts && { facts: unit.facts }),
});

const viewExtra = ({ texts, priceMinor, netMinor: _net, ...extra }: SellableExtra, currency: string, view: View): Extra => ({
  ...extra,
  ...textsOf(texts, view.language),
  lang: otherLangOf(texts, view.language),
  price: priceIn({ amount: priceMinor, currency }, view),
});

const viewQuestion = ({ texts, points = [], ...question }: SellableQuestion, { language }: View): Question => ({
  ...question,
  label: textsOf(texts, language),
  lang: otherLangOf(texts, language),
  points: points.map(({ texts: name, ...point }) => ({ ...point, name: textsOf(name, language), lang: otherLangOf(name, language) })),
});

function viewOption(sellable: SellableOption, view: View): Option {
  const { product, option, units } = sellable;
  const { texts, active: _active, holdMinutes: _holdMinutes, priceDays: _priceDays, ...terms } = option;
  return {
    ...terms,
    extras: terms.extras.map((extra) => viewExtra(extra, option.chargeCurrency, view)),
    questions: isAskedAtCheckout(product) ? [] : terms.questions.map((question) => viewQuestion(question, view)),
    bookingQuestions: viewBookingQuestions(sellable, view.language),
    passengerQuestions: viewPassengerQuestions(terms, view.language),
    facts: viewOptionFacts(terms.facts, view),
    ...textsOf(texts, view.language),
    lang: otherLangOf(texts, view.language),
    units: units.map((unit) => viewUnit(unit, option.chargeCurrency, view)),
  };
}

const isOnSale = (product: ProductRow, today: string) =>
  product.active && (product.options ?? []).some(({ openDated, lastDay }) => openDated || (lastDay !== null && lastDay >= today));

function viewTexts(product: ProductRow, { language }: View) {
  const { name: _name, summary: _summary, ...texts } = textsOf(product.texts, language);
  return {
    ...texts,
    address: product.address,
    durationMinutes: product.durationMinutes,
    pictures: product.pictures.map((picture) => toPicture(picture, language)),
    timeZone: product.timeZone,
    openingHours: {
      timeZone: product.timeZone,
      weekly: product.openingHours.weekly,
      exceptions: product.openingHours.exceptions.map((row) => ({ ...row, note: textsOf(row.note, language) })),
    },
  };
}

/**
 * A product's page. One that is withdrawn is still answered, with `available` false, so that old links can say so and show what is near.
 * Prices are retail for everybody. Refuses: not_found.
 */
export async function viewProduct(
  deps: Deps,
  snapshot: Snapshot,
  asked: { kind: ProductKind; id: string },
  view: View,
): Promise<Attraction> {
  const product = (await findProduct(deps.db, asked.kind, asked.id)) ?? refuse('not_found');
  const near = nearestProducts(snapshot, asked, NEARBY);
  const optionIds = (product.options ?? []).map(({ id }) => id);
  const [cards, sellables, reviews] = await Promise.all([
    findCards(deps.db, [asked.id, ...near], view),
    findSellables(deps.db, optionIds),
    findReviewPage(deps, asked.id, { language: view.language, sort: 'recent', limit: REVIEWS_AT_ONCE }),
  ]);
  const [card, ...nearby] = cards;
  const options = optionIds.flatMap((id) => sellables.get(id) ?? []);
  return {
    ...(card ?? refuse('not_found')),
    ...viewTexts(product, view),
    asked: whatIsAsked(
      options.map(({ option }) => option),
      view.language,
    ),
    options: options.map((sellable) => viewOption(sellable, view)),
    reviews,
    nearby,
    facts: viewFacts(asked.kind, product.details, view),
    available: isOnSale(product, localDateIn(deps.clock.now(), product.timeZone)),
  };
}
