import { sql } from 'kysely';
import type { Deps } from '../../deps';
import { checkLedger } from './check/check-ledger';
import { runCreditDay } from './credit/credit-day';
import { ledgerDay } from './credit/credit-state';
import { freeEndedReservations } from './credit/reserve-order';
import { createRateProvider } from './rates/rate-source';
import { refreshRates } from './rates/refresh-rates';
import { endLapsedTopUps } from './top-up/decide-top-up';

const MARK = 'wallet day';

/** Whether the day's work is this process's: of any number of them, the first. */
async function claimDay({ db, clock }: Deps): Promise<boolean> {
  const { rows } = await sql`
    insert into ops_marks (name, value) values (${MARK}, ${ledgerDay(clock.now())})
    on conflict (name) do update set value = excluded.value where ops_marks.value < excluded.value returning name`.execute(db);
  return rows.length > 0;
}

/** What is done once a day: rates, statements and reminders, and the comparison of ledger, orders and payments. One that fails does not stop the others. */
export async function runWalletDay(deps: Deps): Promise<void> {
  const provider = createRateProvider(deps.settings);
  const works = { rates: () => provider && refreshRates(deps, provider), credit: () => runCreditDay(deps), check: () => checkLedger(deps) };
  for (const [work, run] of Object.entries(works)) {
    try {
      await run();
    } catch (error) {
      deps.log.error({ err: error, work }, 'a part of the wallet’s daily work failed');
    }
  }
}

const EVERY_MS = 2_000;

/** Frees credit of orders that ended, puts lapsed top-ups away, and does the day's work once. Answers how to stop it. */
export function startWalletClock(deps: Deps): () => void {
  let isBusy = false;
  const tick = async () => {
    await freeEndedReservations(deps);
    await endLapsedTopUps(deps);
    if (await claimDay(deps)) await runWalletDay(deps);
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    tick()
      .catch((error: unknown) => deps.log.error({ err: error }, 'the wallet’s clock failed; tried again in two seconds'))
      .finally(() => (isBusy = false));
  }, EVERY_MS);
  return () => clearInterval(timer);
}
