import type { Order } from '@straits/api-contract';
import { download, useResource, type HttpError } from '@straits/http';
import { useSession } from '@straits/session';
import { isBeingDecided } from '../order-status.rules';

/** While the bank or our staff decides, the page asks again by itself. */
const ASK_AGAIN_MS = 10_000;

/** An order of the signed-in person, or of whoever has its signed key. Nothing is asked before it is known who is here. */
export function useOrder(code: string | null, key: string | undefined) {
  const { status } = useSession();
  const mayAsk = code !== null && (status === 'signed' || (status === 'visitor' && key !== undefined));
  const isOutOfReach = code === null || (status === 'visitor' && key === undefined);
  const answer = useResource<Order>(
    mayAsk ? `/orders/${encodeURIComponent(code)}` : null,
    { key },
    { refreshInterval: (order) => (order && isBeingDecided(order.status) ? ASK_AGAIN_MS : 0) },
  );
  const { data, error, mutate } = answer;
  return { data, error, mutate, isMissing: isOutOfReach || isNotFound(error) };
}

/** Unknown and somebody else's are the same answer. */
const isNotFound = (error: HttpError | undefined) => error?.failure.kind === 'refused' && error.failure.status === 404;

/** Of an order that is paid in two parts each has its receipt. */
export type DocumentName =
  | 'ticket.pdf'
  | 'invoice.pdf'
  | 'receipt.pdf'
  | 'credit-note.pdf'
  | 'calendar.ics'
  | `receipt-${'deposit' | 'balance'}.pdf`;
const RECEIPT = /^receipt-(deposit|balance)\.pdf$/;

const pathOf = (code: string, name: DocumentName) => {
  const folder = name === 'calendar.ics' ? '' : 'documents/';
  return `/orders/${encodeURIComponent(code)}/${folder}${RECEIPT.test(name) ? 'receipt.pdf' : name}`;
};

/** Saves a document of the order under a name that can be found again. */
export const saveDocument = (code: string, name: DocumentName, key: string | undefined) =>
  download(pathOf(code, name), `${code}-${name}`, { query: { key, part: RECEIPT.exec(name)?.[1] }, notices: false });
