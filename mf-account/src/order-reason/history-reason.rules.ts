/** A reason as the API keeps it: a word of ours with or without values, a refusal's code, or what a person typed. */
export type Reason =
  | {
      kind: 'own';
      key:
        | 'order_expired'
        | 'travel_over'
        | 'late_money'
        | 'late_refunded'
        | 'order_cancelled'
        | 'replaced'
        | 'deposit_paid'
        | 'balance_unpaid'
        | 'card_refunded'
        | 'card_disputed'
        | 'card_dispute_won'
        | 'card_dispute_lost';
    }
  | { kind: 'part'; text: string }
  | { kind: 'moved'; from: string; to: string }
  | { kind: 'code'; code: string }
  | { kind: 'typed'; text: string };

const OWN =
  /^(order_expired|travel_over|late_money|late_refunded|order_cancelled|replaced|deposit_paid|balance_unpaid|card_refunded|card_disputed|card_dispute_won|card_dispute_lost)$/;
const MOVED = /^date_changed: (\d{4}-\d\d-\d\d) -> (\d{4}-\d\d-\d\d)$/;
const PART = 'part_cancelled: ';

export function readReason(reason: string): Reason {
  const own = OWN.exec(reason);
  if (own) return { kind: 'own', key: own[1] as Extract<Reason, { kind: 'own' }>['key'] };
  const moved = MOVED.exec(reason);
  if (moved) return { kind: 'moved', from: moved[1] ?? '', to: moved[2] ?? '' };
  if (reason.startsWith(PART)) return { kind: 'part', text: reason.slice(PART.length) };
  return /^[a-z]+(_[a-z]+)+$/.test(reason) ? { kind: 'code', code: reason } : { kind: 'typed', text: reason };
}
