import type { OpsCommand, OpsContext } from '../../../ops/ops-command';
import { checkTicket, useTicket } from './check-ticket';

type Said = Awaited<ReturnType<typeof checkTicket>>;
function say({ print }: OpsContext, { verdict, ticket }: Said): number {
  print(ticket ? `${verdict}: ${ticket.name} (${ticket.unitName}), ${ticket.productName}, order ${ticket.orderCode}` : verdict);
  if (ticket?.usedAt) print(`used ${ticket.usedAt}`);
  return verdict === 'valid' ? 0 : 1;
}

/** Staff's scanner at the command line. */
export const ticketOps: OpsCommand[] = [
  {
    name: 'tickets check',
    usage: 'CODE',
    summary: "what a ticket is worth now: its QR's text, or its code",
    words: 1,
    run: async (context, { words: [code = ''] }) => say(context, await checkTicket(context.deps, code)),
  },
  {
    name: 'tickets use',
    usage: 'CODE --as EMAIL',
    summary: 'let the holder of a ticket in, once',
    words: 1,
    async run(context, { words: [code = ''] }) {
      const { userId } = context.requireStaff();
      return say(context, await useTicket(context.deps, code, `staff:${userId}`));
    },
  },
];
