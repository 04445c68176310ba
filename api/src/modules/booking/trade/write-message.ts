import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { countTry } from '../../../http/rate-limit';
import { refuse } from '../../../http/refusal';
import type { Trx } from '../../../database/connection';
import { addJob } from '../../../jobs/jobs';
import { causedBy, limitLetters } from '../../../mail/limit-letters';
import { findPerson, insertAct, type Member } from '../../agency';
import { findQuoteReaders } from './quote-readers';
import { insertMessage, isThreadFull } from './quote-messages.sql';
import { findQuote, lockQuote } from './quotes.sql';

export interface QuoteMessageMail {
  quoteId: string;
  /** Who wrote: the other side is told. */
  side: 'agency' | 'client';
  text: string;
  /** Of the agency's people, the one who is told; missing when the client is. A mail each, so that a try again writes to nobody twice. */
  userId?: string;
}
declare module '../../../jobs/jobs' {
  interface Jobs {
    /** Tells the other side of a quote what was written. */
    quote_message_mail: QuoteMessageMail;
  }
}

interface Written {
  quoteId: string;
  text: string;
  at: Date;
}

/** Letters an hour about one quote; all that go to an address are counted beside. */
const LETTERS = 20;

/** Counts a mail to a quote's client. Refuses: not_found, rate_limited. */
export async function countMail(
  { db }: Deps,
  request: FastifyRequest,
  { agencyId, quoteId, at }: Omit<Written, 'text'> & { agencyId: string },
): Promise<void> {
  const quote = await findQuote(db, quoteId);
  if (quote?.agencyId !== agencyId) refuse('not_found');
  if (!quote.clientEmail) return;
  await countTry(db, at, { bucket: `quote-mail:${quoteId}`, tries: LETTERS, windowMinutes: 60 });
  await limitLetters(db, { to: quote.clientEmail, purpose: 'other', ...causedBy(request), at });
}

/** The client writes to who made the quote, however it stands: a quote that is over can be asked for again. Refuses: thread_full. */
export async function writeAsClient(trx: Trx, { quoteId, text, at }: Written): Promise<void> {
  const quote = (await lockQuote(trx, quoteId)) ?? refuse('not_found');
  if (await isThreadFull(trx, quoteId)) refuse('thread_full');
  if (!(await insertMessage(trx, { quoteId, side: 'client', authorId: null, name: quote.clientName, text, at }))) return;
  const { agencyId, number: subject, clientName: client } = quote;
  await insertAct(trx, { agencyId, userId: null, act: 'quote_asked', subject, details: { client }, at });
  for (const { id: userId } of await findQuoteReaders(trx, quote))
    await addJob(trx, { name: 'quote_message_mail', payload: { quoteId, side: 'client', text, userId } });
}

/** Somebody of the agency writes to the client, who is told by mail where an address was given. Refuses: not_found, thread_full. */
export async function writeAsAgency(trx: Trx, { agencyId, userId }: Member, { quoteId, text, at }: Written): Promise<void> {
  const quote = await lockQuote(trx, quoteId);
  if (quote?.agencyId !== agencyId) refuse('not_found');
  const { name } = (await findPerson(trx, agencyId, userId)) ?? refuse('not_found');
  if (await isThreadFull(trx, quoteId)) refuse('thread_full');
  if (!(await insertMessage(trx, { quoteId, side: 'agency', authorId: userId, name, text, at }))) return;
  await insertAct(trx, { agencyId, userId, act: 'quote_message', subject: quote.number, at });
  if (quote.clientEmail) await addJob(trx, { name: 'quote_message_mail', payload: { quoteId, side: 'agency', text } });
}
