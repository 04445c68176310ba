import type { OrderLine } from '@straits/api-contract';
import { displayName } from '@straits/api-contract/person-name';
import type { Deps } from '../../../deps';
import type { Secrets } from '../../../secrets';
import type { OrderLineRow } from '../orders.sql';
import { ticketQrOf } from '../tickets/ticket-qr';
import { isNamed, type TravellerRow } from '../travellers.sql';
import { signedId } from './signed-id';
import { openAnswers } from './traveller-answers';

/** A ticket is shown once it lets somebody in: the supplier has confirmed and the name is there. */
export function ticketOf(secrets: Secrets, { supplierState }: Pick<OrderLineRow, 'supplierState'>, traveller: TravellerRow) {
  const code = supplierState === 'confirmed' && isNamed(traveller) ? traveller.ticketCode : null;
  // A supplier's gate reads the supplier's own code.
  return { ticketCode: code, ticketQr: code && (traveller.supplierTicket ?? ticketQrOf(secrets, code)) };
}

/** The language of a unit's name, where it is not the order's. */
export const unitLangOf = ({ units }: Pick<OrderLineRow, 'units'>, unitId: string) => units.find((unit) => unit.unitId === unitId)?.lang;

/** A traveller as the order's owner sees them. */
export function viewPassenger(
  line: OrderLineRow,
  traveller: TravellerRow,
  { secrets, settings }: Pick<Deps, 'secrets' | 'settings'>,
): OrderLine['passengers'][number] {
  const token = signedId(secrets, 'traveller', traveller.id);
  const answers = openAnswers({ secrets }, traveller.answers);
  return {
    ...{ id: traveller.id, unitName: traveller.unitName, token, link: `${settings.siteUrl}/traveller#${token}` },
    unitLang: unitLangOf(line, traveller.unitId),
    ...ticketOf(secrets, line, traveller),
    name: displayName(traveller),
    namedAt: traveller.namedAt?.toISOString() ?? null,
    ...(answers.length > 0 && { answers }),
    ...{ berth: traveller.berth, isCancelled: traveller.cancelledAt !== null },
  };
}
