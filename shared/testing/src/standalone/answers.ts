import type { Choices } from './choices';

/** An answer of the API as it is kept. */
export interface Answer {
  status: number;
  body: string;
}
export type Answers = Record<string, Answer>;
type Fetch = typeof globalThis.fetch;

const SLOW_MS = 3_000;
const API = '/travel/v1/';
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (status: number, code: string, message: string) => json(status, { code, message, requestId: 'standalone' });

/** What the API does under each fault. */
const ACTS: Record<Choices['fault'], (ask: () => Promise<Response>) => Promise<Response>> = {
  none: (ask) => ask(),
  slow: (ask) => new Promise((resolve) => setTimeout(resolve, SLOW_MS)).then(ask),
  down: () => Promise.reject(new TypeError('Failed to fetch')),
  error: () => Promise.resolve(refusal(500, 'internal', 'Something went wrong.')),
  busy: () => Promise.resolve(refusal(503, 'service_busy', 'We are very busy. Try again in a moment.')),
  'signed out': () => Promise.resolve(refusal(401, 'unauthenticated', 'Unauthenticated.')),
  refused: () => Promise.resolve(refusal(422, 'invalid', 'This was refused.')),
  empty: (ask) => ask().then(async (answer) => json(answer.status, emptied(await answer.json()))),
  garbled: () => Promise.resolve(new Response('<!doctype html><title>Bad gateway</title>', { status: 200 })),
};

/** The same answer with every list in it empty. */
export function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptied(part)]));
}

const addressOf = (input: Parameters<Fetch>[0]) => new URL(input instanceof Request ? input.url : String(input), location.href);
const methodOf = ([input, init]: Parameters<Fetch>) => (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();

/** Name of an answer: who asked what. Dates move, so what was asked for with another query may stand in. */
const nameOf = (session: string, method: string, { pathname, search }: URL) => `${session} ${method} ${pathname}${search}`;

function play(answers: Answers, name: string): Response {
  const path = name.split('?')[0] ?? name;
  const like = Object.keys(answers).findLast((one) => one.split('?')[0] === path);
  const answer = answers[name] ?? (like ? answers[like] : undefined);
  if (!answer) return refusal(503, 'not_recorded', `${name} was not recorded: choose "record" once.`);
  const hasBody = ![204, 304].includes(answer.status);
  return new Response(hasBody ? answer.body : null, { status: answer.status, headers: { 'content-type': 'application/json' } });
}

interface Given {
  choices: Pick<Choices, 'session' | 'fault' | 'answers'>;
  /** What was recorded. */
  answers: Answers;
  keep: (name: string, answer: Answer) => void;
}

/** The network as it was chosen: only what is asked of the API is changed. */
export function chosenNetwork(fetch: Fetch, { choices, answers, keep }: Given): Fetch {
  return async (...asked) => {
    const address = addressOf(asked[0]);
    if (!address.pathname.startsWith(API)) return fetch(...asked);
    const name = nameOf(choices.session, methodOf(asked), address);
    return ACTS[choices.fault](async () => {
      if (choices.answers === 'recorded') return play(answers, name);
      const answer = await fetch(...asked);
      if (choices.answers === 'record') keep(name, { status: answer.status, body: await answer.clone().text() });
      return answer;
    });
  };
}
