import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Sql } from '../database/connection';
import type { SignedCaller } from '../http/caller';
import { countTry } from '../http/rate-limit';
import { Refusal } from '../http/refusal';
import { hashOf } from '../secrets';

/** Letters an hour that visitors may cause: to one address, and of one network. What a person needs to get in is apart, so that other letters keep nobody out. */
const OF_VISITORS = {
  /** Codes and links. */
  access: { address: 20, sender: 60 },
  /** Of an order that is paid: tickets for others. */
  ticket: { address: 20, sender: 120 },
  /** Placed orders, enquiries, waiting lists. */
  other: { address: 10, sender: 60 },
};
/** Of who is signed in, and can be asked what they were for: to one address, and of one person. */
const OF_MEMBERS = { address: 40, sender: 300 };

interface Letter {
  /** As it was typed. */
  to: string;
  purpose: keyof typeof OF_VISITORS;
  user: SignedCaller | null;
  network: string;
  at: Date;
}
/** The address need not be its sender's: no counter names it. */
export const letterBucket = (kind: string, address: string): string => `letters-to:${kind}:${hashOf(address).toString('hex')}`;

/** Who causes a letter. */
export const causedBy = ({ caller: { user }, network }: FastifyRequest): Pick<Letter, 'user' | 'network'> => ({ user, network });

async function isOwnAddress(db: Sql, userId: string, address: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId} and email = ${address} and email_confirmed_at is not null`.execute(db);
  return rows.length > 0;
}

/**
 * Counts a letter to an address that the caller has typed and not proven, so that nobody's letter box is filled by somebody else. Every such letter passes
 * here; a person's own confirmed address is not counted. Refuses: rate_limited.
 */
export async function limitLetters(db: Sql, { to, purpose, user, network, at }: Letter): Promise<void> {
  const address = to.toLowerCase();
  if (user && (await isOwnAddress(db, user.userId, address))) return;
  const most = user ? OF_MEMBERS : OF_VISITORS[purpose];
  const kind = user ? 'member' : purpose;
  // The sender first: who is over the limit uses up nothing of the address's.
  await countTry(db, at, { bucket: `letters-of:${kind}:${user?.userId ?? network}`, tries: most.sender, windowMinutes: 60 });
  await countTry(db, at, { bucket: letterBucket(kind, address), tries: most.address, windowMinutes: 60 });
}

/** The same where the act goes on without its letter: an order, an enquiry. */
export async function mayWrite(db: Sql, letter: Letter): Promise<boolean> {
  try {
    await limitLetters(db, letter);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
