import type { Supply } from '../../catalog';

/** What is asked of a supplier: a visit, by our ids. */
export interface SupplierVisit {
  optionId: string;
  units: { unitId: string; quantity: number }[];
  /** null for open-dated tickets. */
  localDate: string | null;
  startTime: string;
  /** What the option is charged in. */
  currency: string;
}
/** A visit that somebody orders. `uuid` is its name at the supplier, made by us: the same call twice is one booking. */
export interface SupplierOrder extends SupplierVisit {
  uuid: string;
  orderCode: string;
  /** What is charged for all of it, in minor units. */
  chargeMinor: number;
  contact: { name: string; email: string; phone: string };
  /** What was answered for the booking. */
  answers: SupplierAnswer[];
  /** Who comes, in the order of their places. */
  travellers: SupplierTraveller[];
}

/** An answer to a question of ours; `value` is what a supplier is told unless it has a name of its own for the choice or point. */
export interface SupplierAnswer {
  questionId: string;
  value: string;
  choiceId?: string;
}
/** `code`: of the supplier's own gate; who stays keeps theirs. */
export interface SupplierTraveller {
  unitId: string;
  code: string | null;
  answers: SupplierAnswer[];
}

/** A code of the supplier's own gate, for one ticket of a unit. */
export interface SupplierTicket {
  unitId: string;
  code: string;
}

/** `netMinor` and `retailMinor` of one unit, where the supplier names its prices; in the option's currency. */
export type Quote =
  /** `doubt`: why prices that it told are left out. */
  | { status: 'available'; prices: { unitId: string; netMinor: number; retailMinor: number }[]; doubt?: string }
  | { status: 'unavailable'; reason: string };
/** `netMinor`: what the supplier will ask for all of it; `expiresAt`: until when it keeps the places. null where it does not say. */
export type Reservation = { status: 'reserved'; netMinor: number | null; expiresAt: Date | null } | { status: 'refused'; reason: string };
export type Extension = Reservation | { status: 'expired' };
export type Confirmation =
  /** `answersRefused`: confirmed, without what was answered. */
  | { status: 'confirmed'; reference: string; tickets: SupplierTicket[]; answersRefused?: string }
  | { status: 'refused'; reason: string }
  /** It keeps the places, and confirms them when it is told otherwise what it asks. */
  | { status: 'answers_refused'; reason: string }
  /** It says yes, and not to all of it: some unit is not confirmed, or has no code that its gate knows. Staff is told; it is asked again. */
  | { status: 'incomplete'; reason: string }
  /** It is still thinking: it is asked again. */
  | { status: 'waiting' }
  /** It kept the places no longer: they are reserved anew under another name. */
  | { status: 'expired' };
/** `tickets`: the codes of all that are left, where the supplier's gate reads its own. */
export type Alteration = { status: 'changed'; tickets: SupplierTicket[]; answersRefused?: string } | { status: 'refused'; reason: string };
export type Withdrawal = { status: 'cancelled' } | { status: 'refused'; reason: string };

/**
 * Somebody who keeps places besides our own stock. Every call may be made twice with the same `uuid`. No answer (silence, a fault of theirs) throws:
 * it is never taken for a yes or a no.
 */
export interface Supplier {
  quote(visit: SupplierVisit): Promise<Quote>;
  reserve(order: SupplierOrder): Promise<Reservation>;
  /** Keeps reserved places for longer. */
  extend(order: SupplierOrder): Promise<Extension>;
  confirm(order: SupplierOrder): Promise<Confirmation>;
  /**
   * Brings a booking in line with what is ordered: fewer units, another day, other answers. `isMove`: another day is asked for that nobody was promised yet; a supplier
   * that does not tell on which day its bookings are refuses, for nobody could see later what it did.
   */
  change(order: SupplierOrder, how?: { isMove: boolean }): Promise<Alteration>;
  cancel(uuid: string, reason: string): Promise<Withdrawal>;
}

/** The supplier that a product's data names; undefined for a connection that the shop does not have. */
export type FindSupplier = (supply: Supply) => Supplier | undefined;
