import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Settings } from '../settings';

const MAIN = path.resolve(__dirname, '../main.ts');

export interface ApiProcess {
  child: ChildProcess;
  url: string;
}

/** A port that nobody has now. */
const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/**
 * A whole API process on a test's database, for what several processes meet. Ended by the test (`killApiProcess`), at the latest with the test's own process.
 * It needs some seconds of a core to start, which may be minutes where everybody wants one: how long that may take is the limit of the test that waits.
 */
export async function startApiProcess({
  databaseUrl,
  dataDir,
  smtpUrl,
}: Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<Pick<Settings, 'smtpUrl'>>): Promise<ApiProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      STRAITS_DATA: dataDir,
      STRAITS_KEY: 'ab'.repeat(32),
      CARDS: 'sandbox',
      PORT: String(port),
      ...(smtpUrl && { SMTP_URL: smtpUrl }),
      LOG_LEVEL: 'silent',
      MAX_EVENT_LOOP_DELAY_MS: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!hasEnded(child)) {
    if (await isReady()) return { child, url };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the API for ${url} ended before it was ready (${child.exitCode ?? child.signalCode})`);
}

/** Ends it as a power cut would; waits until it is gone. */
export async function killApiProcess({ child }: Pick<ApiProcess, 'child'>): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

export interface SentAnswer {
  status: number;
  /** Of a refusal. */
  code: string;
  body: unknown;
}

interface Asked {
  method?: 'POST' | 'DELETE';
  path: string;
  token: string;
  body?: object;
  key?: string;
}

/**
 * Sends as one act of a signed-in person; undefined when the process died before it answered. A busy server's answer is not the act's: it is sent again
 * under its key, as a person at the site does.
 */
export async function sendTo(to: Pick<ApiProcess, 'url'>, asked: Asked): Promise<SentAnswer | undefined> {
  const act = { ...asked, key: asked.key ?? randomUUID() };
  let answer = await sendOnce(to, act);
  while (answer?.code === 'service_busy') answer = await sendOnce(to, act);
  return answer;
}

async function sendOnce(
  { url }: Pick<ApiProcess, 'url'>,
  { method, path: to, token, body, key = '' }: Asked,
): Promise<SentAnswer | undefined> {
  try {
    const answer = await fetch(`${url}/travel/v1${to}`, {
      method: method ?? 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        'idempotency-key': key,
      },
      body: body && JSON.stringify(body),
    });
    const answered = (await answer.json()) as { code?: string };
    return { status: answer.status, code: answer.ok ? '' : (answered.code ?? ''), body: answered };
  } catch {
    return undefined;
  }
}
