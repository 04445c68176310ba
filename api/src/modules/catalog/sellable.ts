import type {
  Attraction,
  Extra,
  Money,
  OpeningHours,
  Option,
  PassengerQuestion,
  PickUpPoint,
  ProductKind,
  Question,
  Unit,
  UnitFacts,
} from '@straits/api-contract';
import type { StoredOptionFacts } from './kinds/kind-option';
import type { PriceDays } from './price-days.rules';
import type { StoredPicture, Texts } from './texts.rules';

export interface ProductTexts {
  name: string;
  summary: string;
  description: string;
  highlights: string[];
  inclusions: string[];
  exclusions: string[];
  goodToKnow: string[];
  redemption: string;
  terms: string;
}
export interface OptionTexts {
  name: string;
  description: string;
  inclusions: string[];
}
export interface UnitTexts {
  name: string;
}

/** Opening hours as kept: notes in every language. */
export interface StoredOpeningHours {
  timeZone?: string;
  weekly: OpeningHours['weekly'];
  exceptions: (Omit<Attraction['openingHours']['exceptions'][number], 'note'> & { note: Texts<string> })[];
}

export interface SellableUnit {
  id: string;
  type: Unit['type'];
  texts: Texts<UnitTexts>;
  minAge: number | null;
  maxAge: number | null;
  minQuantity: number;
  maxQuantity: number;
  accompaniedBy: string[];
  /** Places of stock that one of this unit takes. */
  paxCount: number;
  /** Minor units of the option's charge currency: retail, and what an agency pays. Net never leaves the API for anyone else. */
  priceMinor: number;
  netMinor: number;
  /** null where there is nothing of the kind only. */
  facts: UnitFacts | null;
}

/** Something to buy with the option; prices as those of units. */
export interface SellableExtra extends Pick<Extra, 'id' | 'per' | 'maxQuantity'> {
  texts: Texts<{ name: string; description: string }>;
  priceMinor: number;
  netMinor: number;
}
interface SellablePoint extends Omit<PickUpPoint, 'name'> {
  texts: Texts<string>;
}
export interface SellableQuestion extends Omit<Question, 'label' | 'points'> {
  texts: Texts<string>;
  /** Missing where the traveller writes the answer. */
  points?: SellablePoint[];
}

/** Asked of each traveller. */
export interface SellablePassengerQuestion extends Omit<PassengerQuestion, 'label' | 'lang' | 'choices'> {
  texts: Texts<string>;
  choices: { id: string; texts: Texts<string> }[];
}

/** Where a product's places come from besides our own stock (decision 0024). */
export type Supply =
  | {
      port: 'octo';
      /** Which of the shop's connections (environment OCTO_CONNECTIONS). */
      connection: string;
      /** The supplier's own ids; an option or unit that is not named has the same id there as here. */
      productId: string;
      options: Record<string, string>;
      units: Record<string, string>;
      /**
       * What the supplier is told of the answers (its capability `octo/questions`): its id of each question, and of choices and points where it is another
       * one. What is not named here is not told. Missing of products from before.
       */
      questions?: Record<string, { id: string; choices: Record<string, string> }>;
    }
  | { port: 'test'; behaviour: TestBehaviour };
/** How the test supplier behaves: it answers late, not at all, says no at once or after the payment, or asks another price. */
export type TestBehaviour = 'good' | 'slow' | 'silent' | 'refuses' | 'refuses_after_payment' | 'changes_price';

export interface SellableProduct {
  id: string;
  kind: ProductKind;
  texts: Texts<ProductTexts>;
  pictures: StoredPicture[];
  placeId: string;
  timeZone: string;
  openingHours: StoredOpeningHours;
  /** Of a tour or cruise, from departure to its end; null for what has none, and for stays, which the traveller counts. */
  nights: number | null;
  durationMinutes: number | null;
  /** Paid on board, per person and night; null where nothing is. */
  gratuity: Money | null;
  /** Of a ferry: what leaving each of its ports costs a traveller, in the fare or at the terminal; null for what is no ferry. */
  terminalCharges: Record<'from' | 'to', (Money & { payable: 'included' | 'at_terminal' }) | null> | null;
  /** What may be paid with the order, in percent, and how many days before the visit the rest is due; null: all is paid with the order. */
  deposit: { percent: number; balanceDaysBefore: number } | null;
  /** Hours before the visit until which its travellers may be named after the order; null: in the order. */
  namesUntilHours: number | null;
  /** Who else keeps its places; null: only our own stock. */
  supply: Supply | null;
  active: boolean;
}

export interface OptionTerms {
  id: string;
  texts: Texts<OptionTexts>;
  /** `09:30`, empty when a ticket is for the whole day. */
  startTimes: string[];
  openDated: boolean;
  validityDays: number | null;
  cutOffMinutes: number;
  minUnits: number;
  maxUnits: number;
  /** Longest notice first; none is non-refundable. */
  cancellation: Option['cancellation'];
  passengerFields: Option['passengerFields'];
  chargeCurrency: string;
  stockPer: Option['stockPer'];
  anyTime: boolean;
  /** null: one price all year. */
  priceDays: PriceDays | null;
  extras: SellableExtra[];
  questions: SellableQuestion[];
  passengerQuestions: SellablePassengerQuestion[];
  /** null for attractions. */
  facts: StoredOptionFacts | null;
  /** null: the shop's own. */
  holdMinutes: number | null;
  active: boolean;
}

/** Everything that a cart or order needs to know about what it sells. */
export interface SellableOption {
  product: SellableProduct;
  option: OptionTerms;
  units: SellableUnit[];
}
