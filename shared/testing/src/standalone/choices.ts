import { LOCALE_CODES } from '@straits/api-contract/constants';

/** Everything that can be chosen for a remote alone. The first of each is where it begins. */
export const CHOICES = {
  /** `unknown` is the moment before it is known who is here; `ended` is a token that the API does not take any more. */
  session: ['visitor', 'traveller', 'agent', 'staff', 'unknown', 'ended'],
  locale: LOCALE_CODES,
  currency: ['SGD', 'USD', 'IDR', 'MYR', 'CNY', 'TWD', 'HKD', 'EUR', 'GBP', 'AUD', 'JPY'],
  theme: ['system', 'light', 'dark'],
  /** Width of the page in CSS px. */
  viewport: ['full', '320', '390', '768', '1280', '1440'],
  fault: ['none', 'slow', 'down', 'error', 'busy', 'signed out', 'refused', 'empty', 'garbled'],
  /** The real API; the same, kept for later; what was kept, without an API. */
  answers: ['api', 'record', 'recorded'],
} as const;
export type ChoiceName = keyof typeof CHOICES;
export type Choices = { [N in ChoiceName]: (typeof CHOICES)[N][number] };

export const choiceNames = Object.keys(CHOICES) as ChoiceName[];
const KEY = 'straits_standalone';

const isOffered = (name: ChoiceName, value: unknown) => (CHOICES[name] as readonly unknown[]).includes(value);

/** What is kept, corrected: an option that is none any more is the first one again. */
export function correct(given: Partial<Record<ChoiceName, unknown>>): Choices {
  const pairs = choiceNames.map((name) => [name, isOffered(name, given[name]) ? given[name] : CHOICES[name][0]]);
  return Object.fromEntries(pairs) as Choices;
}

function kept(): object {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as object;
  } catch {
    return {};
  }
}

/** Chosen in the panel, or by the address (`?session=agent&theme=dark`): a state can be linked to. */
export function readChoices(search = location.search): Choices {
  const query = new URLSearchParams(search);
  const asked = choiceNames.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : []));
  return correct({ ...kept(), ...(Object.fromEntries(asked) as object) });
}

/** An address without the choices in it. */
export function withoutChoices(address: string): string {
  const url = new URL(address, location.origin);
  for (const name of choiceNames) url.searchParams.delete(name);
  return url.pathname + url.search;
}

export const keepChoices = (choices: Choices) => sessionStorage.setItem(KEY, JSON.stringify(choices));
