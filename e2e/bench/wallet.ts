import { Client } from 'pg';
import { runWalletAlone } from '../../api/src/testing/wallet-alone';
import type { Books } from '../../api/src/testing/wallet-storm';
import { percentile, type Figure } from './report';

const ENTRIES = 100_000;
const CALLS = 40;
/** A currency that the demonstration's agency has no account in. */
const CURRENCY = 'GBP';
/** What one stream may hold: batches of a thousand lines and the buffers between. */
const STREAM_MB = 48;

/** A month of very many entries in an account of the demonstration's agency, written as the ledger writes them; the database checks each at commit. */
async function writeMonth(databaseUrl: string, month: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ written: boolean }>(
      'select exists (select from ledger_accounts where currency = $1) as written',
      [CURRENCY],
    );
    if (rows[0]?.written) return;
    await client.query('begin');
    await client.query(
      `insert into ledger_accounts (owner_agency_id, type, currency)
        select agency_id, 'wallet', $1 from users where email = 'agent@straits.test' union all select null, 'suspense', $1`,
      [CURRENCY],
    );
    await client.query(
      `create temporary table made on commit drop as select gen_random_uuid() as id, n, case when n % 3 = 0 then -100 else 300 end as amount,
        $1::timestamptz + n * interval '1 second' as at from generate_series(1, $2::int) n`,
      [`${month}-01 00:00+08`, ENTRIES],
    );
    await client.query(`insert into ledger_transactions (id, kind, status, description, entry_count, created_at, created_by, settled_at, settled_by)
      select id, 'adjustment', 'POSTED', 'Entry ' || n, 2, at, 'system', at, 'system' from made`);
    await client.query(
      `insert into ledger_entries (transaction_id, account_id, currency, amount_minor, no, balance_minor, posted_at)
        select m.id, a.id, a.currency, s.sign * m.amount, m.n, s.sign * sum(m.amount) over (partition by a.id order by m.n), m.at
        from made m cross join ledger_accounts a cross join lateral (select case a.type when 'wallet' then 1 else -1 end as sign) s where a.currency = $1`,
      [CURRENCY],
    );
    await client.query(
      `update ledger_accounts a set entry_count = $2, last_posted_at = e.posted_at, balance_minor = e.balance_minor
        from ledger_entries e where a.currency = $1 and e.account_id = a.id and e.no = $2`,
      [CURRENCY, ENTRIES],
    );
    await client.query('commit');
    await client.query('analyze ledger_entries');
  } finally {
    await client.end();
  }
}

/** Memory of the API process in MB. */
async function memoryOf(apiUrl: string): Promise<number> {
  const metrics = await (await fetch(`${apiUrl}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / 2 ** 20;
}

/** Reads a whole answer as it comes, keeping nothing; answers its lines and the most memory that the API had meanwhile. */
async function readStream(apiUrl: string, answer: Response): Promise<{ lines: number; mostMb: number }> {
  let [lines, mostMb, isOpen] = [0, 0, true];
  const watch = (async () => {
    while (isOpen) mostMb = Math.max(mostMb, await memoryOf(apiUrl));
  })();
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) for (const byte of piece) if (byte === 10) lines += 1;
  isOpen = false;
  await watch;
  return { lines, mostMb };
}

/** The statement of a month of 100,000 entries: its first page, and its CSV whole with what it holds in memory. */
export async function measureWallet(apiUrl: string, databaseUrl: string): Promise<Figure[]> {
  const month = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7);
  await writeMonth(databaseUrl, month);
  const at = (path: string) => `${apiUrl}/travel/v1${path}`;
  const signed = await fetch(at('/auth/sign-in'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'agent@straits.test', password: 'straits-demo' }),
  });
  if (!signed.ok) throw new Error(`the agent's sign-in was answered ${signed.status}: ${await signed.text()}`);
  const { token } = (await signed.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) {
    const began = performance.now();
    const answer = await fetch(at(`/wallet/statement?month=${month}&of=${CURRENCY}`), { headers });
    const { count } = (await answer.json()) as { count?: number };
    if (count !== ENTRIES) throw new Error(`the statement answered ${answer.status} with ${count} entries`);
    times.push(performance.now() - began);
  }
  const csv = () => fetch(at(`/wallet/statement.csv?month=${month}&of=${CURRENCY}`), { headers });
  // The first warms what stays: code, connections, the heap's own size.
  await readStream(apiUrl, await csv());
  const before = await memoryOf(apiUrl);
  const began = performance.now();
  const { lines, mostMb } = await readStream(apiUrl, await csv());
  const entries = ENTRIES.toLocaleString('en');
  return [
    { what: `statement of ${entries} entries, first page p95`, measured: percentile(times, 0.95), unit: 'ms', target: 200 },
    { what: `its CSV, lines left out`, measured: ENTRIES + 1 - lines, unit: 'count', target: 0 },
    { what: `its CSV, time`, measured: (performance.now() - began) / 1000, unit: 's', target: 20 },
    {
      what: `its CSV, memory of the API above before (MB)`,
      measured: Math.max(0, Math.round(mostMb - before)),
      unit: 'count',
      target: STREAM_MB,
    },
  ];
}

const SPENDS = 50;
/** How many of them the balance and the limit reach for. */
const REACHES_FOR = 10;

const none = (what: string, measured: number): Figure => ({ what, measured, unit: 'count', target: 0 });
const wrongIn = ({ disagreements, beyond, unbalanced }: Books, after: string): Figure[] => [
  none(`currencies that do not add up to zero, after ${after}`, unbalanced.length),
  none(`accounts beyond their limit, after ${after}`, beyond.length),
  none(`balances, orders or payments that do not agree, after ${after}`, disagreements.length),
];

/** Spends at once, and acts at random in three currencies, through two API processes on a database of its own with full durability. */
export async function measureLedger(acts: number): Promise<Figure[]> {
  const { paid, booksThen, storm } = await runWalletAlone({ spends: SPENDS, reachesFor: REACHES_FOR, acts });
  const done = Object.entries(storm.outcomes).filter(([what]) => what.endsWith(' done'));
  const count = acts.toLocaleString('en');
  return [
    none(`spends beyond the limit, of ${SPENDS} at once, 2 API processes`, Math.max(0, paid - REACHES_FOR)),
    {
      what: `spends that were paid, the limit reaches for ${REACHES_FOR}`,
      measured: paid,
      unit: 'count',
      target: REACHES_FOR,
      atLeast: true,
    },
    ...wrongIn(booksThen, `${SPENDS} spends at once`),
    {
      what: `acts done of ${count} at random, 3 currencies, 2 API processes, in ${Math.round(storm.seconds)} s`,
      measured: done.reduce((sum, [, times]) => sum + times, 0),
      unit: 'count',
      // The others met a limit, or had nothing to give back.
      target: Math.floor(acts / 3),
      atLeast: true,
    },
    ...wrongIn(storm, `${count} acts at random`),
  ];
}
