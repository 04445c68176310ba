import type { Deps } from '../deps';
import { creditWallet, setCreditTerms } from '../modules/wallet';
import { seedUser, type SeededUser } from './seed-shop';

export interface SeedMoney {
  amountMinor: number;
  currency?: string;
  at?: Date;
}
/** Money that comes in from outside, posted into the agency's wallet. */
export const seedMoney = (deps: Deps, agencyId: string, { amountMinor, currency = 'SGD', at = deps.clock.now() }: SeedMoney) =>
  deps.db
    .transaction()
    .execute((trx) =>
      creditWallet(trx, { agencyId, amountMinor, currency, from: 'suspense', kind: 'top_up', description: 'Top-up', actor: 'system', at }),
    );

export interface SeedTerms {
  limitMinor: number;
  days?: number;
  blockWhenOverdue?: boolean;
  reserveDays?: number;
}
export const seedTerms = (deps: Deps, agencyId: string, { limitMinor, days = 30, blockWhenOverdue = true, reserveDays = 14 }: SeedTerms) =>
  deps.db.transaction().execute((trx) =>
    setCreditTerms(trx, {
      agencyId,
      terms: { limitMinor, days, statementDay: 1, reminderDays: [1, 7], blockWhenOverdue, reserveDays },
      actor: 'system',
      reason: 'Test',
      now: deps.clock.now(),
    }),
  );

/** A person of a new agency with money in its wallet and a credit limit. */
export async function seedAgent(deps: Deps, given: { creditMinor?: number; toppedUp?: number; role?: 'admin' | 'booker' | 'viewer' } = {}) {
  const user = (await seedUser(deps, { agency: { name: 'Kampong Tours' }, role: given.role })) as SeededUser & { agencyId: string };
  if (given.creditMinor) await seedTerms(deps, user.agencyId, { limitMinor: given.creditMinor });
  if (given.toppedUp) await seedMoney(deps, user.agencyId, { amountMinor: given.toppedUp });
  return user;
}
