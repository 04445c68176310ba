import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SubAgentList } from '@straits/api-contract';
import { commission, openCommissions } from '../modules/wallet/commission/commission.jobs';
import { seedMoney } from './seed-wallet';
import { seedUser, type SeededUser } from './seed-shop';
import type { TestApp } from './test-app';

export type Agent = SeededUser & { agencyId: string };

/** A chain of agencies, each under the one before, each with its mark-up (basis points) on the next and so much money. */
export async function seedChain(shop: TestApp, markups: number[], toppedUp = 0): Promise<Agent[]> {
  const chain: Agent[] = [];
  for (const name of ['Head Office', 'Branch 2', 'Kedai Tiga'].slice(0, markups.length + 1)) {
    const agent = (await seedUser(shop.deps, { agency: { name } })) as Agent;
    const above = chain.at(-1);
    if (above) {
      await sql`update agencies set parent_id = ${above.agencyId} where id = ${agent.agencyId}`.execute(shop.deps.db);
      await setMarkup(shop, above, agent, markups[chain.length - 1]!);
    }
    if (toppedUp > 0) await seedMoney(shop.deps, agent.agencyId, { amountMinor: toppedUp });
    chain.push(agent);
  }
  return chain;
}

/** As an administrator does it. */
export const setMarkup = (shop: TestApp, { token }: { token: string }, { agencyId }: { agencyId: string }, basisPoints: number) =>
  shop.put<SubAgentList>(`/wallet/sub-agents/${agencyId}/markup`, { basisPoints }, { token, idempotencyKey: randomUUID() });

/** What the hourly round asks for, done. */
export async function settleCommissions({ deps }: TestApp): Promise<void> {
  await sql`delete from graphile_worker._private_jobs`.execute(deps.db);
  await openCommissions({}, deps);
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs where key like 'commission:%'`.execute(deps.db);
  for (const { key } of rows) await commission({ orderId: key.slice('commission:'.length) }, deps);
}
