import { percentile, type Figure } from './report';

const CLIENTS = 4;
const SIGN_INS_PER_CLIENT = 25;
const GUESSES = 10_000;
const AT_ONCE = 40;

interface Answer {
  status: number;
  code: string;
}

/** Signing in with a right password, as often as one likes; and a guessing attack on one account from many addresses. */
export async function measureSignIn(apiUrl: string): Promise<Figure[]> {
  async function post(path: string, body: object, address?: string): Promise<Answer> {
    const answer = await fetch(`${apiUrl}/travel/v1/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(address ? { 'x-forwarded-for': address } : {}) },
      body: JSON.stringify(body),
    });
    const { code = '' } = (await answer.json()) as { code?: string };
    return { status: answer.status, code };
  }
  const signIn = (username: string, password: string, address?: string) => post('sign-in', { username, password }, address);
  const times: number[] = [];
  const client = async () => {
    for (let turn = 0; turn < SIGN_INS_PER_CLIENT; turn++) {
      const began = performance.now();
      const { status } = await signIn('traveller@straits.test', 'straits-demo');
      if (status !== 200) throw new Error(`a right password was answered with ${status}`);
      times.push(performance.now() - began);
    }
  };
  const all = () => Promise.all(Array.from({ length: CLIENTS }, client));
  // What has just started compiles what it runs: the first round is not what people meet.
  await all();
  times.length = 0;
  await all();

  // An account of this run: one that was guessed at within the hour is shut.
  const guessedAt = `guessed-${Date.now()}@straits.test`;
  const { status } = await post('register', { name: 'Ada Guessed', email: guessedAt, password: 'straits-bench-guessed' });
  if (status !== 200) throw new Error(`a registration was answered with ${status}`);
  const codes = new Map<string, number>();
  const guess = async (number: number) => {
    const { code } = await signIn(guessedAt, `guess ${number}`, `192.0.2.${number % 250}`);
    codes.set(code, (codes.get(code) ?? 0) + 1);
  };
  for (let from = 0; from < GUESSES; from += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => guess(from + index)));
  // A machine that is busy shuts nobody out: it says so, and is asked again.
  let bystander = await signIn('traveller@straits.test', 'straits-demo', '192.0.2.1');
  for (let tries = 0; bystander.status === 503 && tries < 50; tries++)
    bystander = await signIn('traveller@straits.test', 'straits-demo', '192.0.2.1');
  if (bystander.status !== 200) console.error(`the bystander was answered ${bystander.status} ${bystander.code}`);
  return [
    { what: `sign-in p95, ${CLIENTS} at once`, measured: percentile(times, 0.95), unit: 'ms', target: 400 },
    {
      what: `passwords looked at in ${GUESSES.toLocaleString('en')} guesses`,
      measured: codes.get('sign_in_failed') ?? 0,
      unit: 'count',
      target: 10,
    },
    { what: 'others locked out by the guesses', measured: bystander.status === 200 ? 0 : 1, unit: 'count', target: 0 },
  ];
}
