import { readFileSync } from 'node:fs';
import { UsageError, type OpsWords } from './ops-command';
import { ask } from './terminal';

/** The shop as it was told so far: any part may be missing or wrong. */
export type Told = Record<string, unknown>;

const TEXTS = {
  name: 'name',
  licence: 'licenceNo',
  uen: 'uen',
  'tax-number': 'taxNumber',
  phone: 'supportPhone',
  email: 'supportEmail',
} as const;
const BANK = { bank: 'bankName', 'bank-account-name': 'accountName', 'bank-account-no': 'accountNo', 'bank-currency': 'currency' } as const;

const many = { type: 'string', multiple: true } as const;
const one = { type: 'string' } as const;
/** Options that `shop init` and `shop set` share. */
export const COMPANY_OPTIONS = {
  file: one,
  ...(Object.fromEntries([...Object.keys(TEXTS), ...Object.keys(BANK), 'founded'].map((name) => [name, one])) as Record<
    string,
    typeof one
  >),
  address: many,
  rate: many,
};
export const INIT_OPTIONS = { ...COMPANY_OPTIONS, currency: one, host: many, 'trade-host': many, owner: one, 'owner-name': one };

type Options = OpsWords['options'];
const listOf = (value: Options[string]) => (Array.isArray(value) ? (value as string[]) : []);

function readFile(file: string): Told {
  try {
    const told: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof told === 'object' && told !== null && !Array.isArray(told)) return told as Told;
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
  throw new UsageError(`${file} is no JSON object`);
}

function rateOf(typed: string): Told {
  const [code, rate] = typed.split('=');
  return { code, rate: rate ?? '' };
}

const given = (options: Options, names: Record<string, string>): Told =>
  Object.fromEntries(Object.entries(names).flatMap(([option, field]) => (options[option] === undefined ? [] : [[field, options[option]]])));

/** The company as a file and options tell it; an option counts more. */
export function readCompany(options: Options): Told {
  const bank = given(options, BANK);
  return {
    ...(typeof options['file'] === 'string' ? readFile(options['file']) : {}),
    ...given(options, TEXTS),
    ...(options['founded'] !== undefined && { founded: Number(options['founded']) }),
    ...(listOf(options['address']).length > 0 && { address: listOf(options['address']) }),
    ...(listOf(options['rate']).length > 0 && { currencies: listOf(options['rate']).map(rateOf) }),
    ...(Object.keys(bank).length > 0 && { bankAccount: bank }),
  };
}

export function readShop(options: Options): Told {
  const hosts = [
    ...listOf(options['host']).map((host) => ({ host, variant: 'b2c' })),
    ...listOf(options['trade-host']).map((host) => ({ host, variant: 'b2b' })),
  ];
  return {
    ...readCompany(options),
    ...given(options, { currency: 'currency' }),
    ...(hosts.length > 0 && { hosts }),
    ...(options['owner'] !== undefined && { owner: { email: options['owner'], name: options['owner-name'] ?? '' } }),
  };
}

type Question = [field: string, words: string, read?: (typed: string) => unknown];
const listed = (typed: string) =>
  typed
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
const QUESTIONS: Question[] = [
  ['name', 'Name of the company'],
  ['address', 'Address, lines separated by ;', listed],
  ['licenceNo', 'Number of the travel agency’s licence'],
  ['uen', 'Registration number of the company (UEN)'],
  ['taxNumber', 'Tax number (GST), empty where there is none', (typed) => typed || null],
  ['supportPhone', 'Telephone for customers'],
  ['supportEmail', 'E-mail address for customers'],
  ['currency', 'Currency of prices and books, such as SGD', (typed) => typed.toUpperCase()],
  ['currencies', 'Other currencies to show prices in, such as MYR=3.28; IDR=12650 (may be empty)', (typed) => listed(typed).map(rateOf)],
];

async function askBank(): Promise<Told | null> {
  const bankName = await ask('Bank that transfers go to, empty where there is none: ');
  if (!bankName) return null;
  return {
    bankName,
    accountName: await ask('Name of its account: '),
    accountNo: await ask('Number of its account: '),
    currency: (await ask('Currency of its account: ')).toUpperCase(),
  };
}

async function askHosts(): Promise<Told[]> {
  const hosts = listed(await ask('Host for travellers, such as shop.example.com: ')).map((host) => ({ host, variant: 'b2c' }));
  return [...hosts, ...listed(await ask('Host for agents, may be empty: ')).map((host) => ({ host, variant: 'b2b' }))];
}

/** Asks at the terminal for what was not told yet. */
export async function askForRest(told: Told): Promise<Told> {
  const answers: Told = { ...told };
  for (const [field, words, read] of QUESTIONS)
    if (!(field in answers)) {
      const typed = await ask(`${words}: `);
      answers[field] = read ? read(typed) : typed;
    }
  if (!('bankAccount' in answers)) answers['bankAccount'] = await askBank();
  if (!('hosts' in answers)) answers['hosts'] = await askHosts();
  if (!('owner' in answers))
    answers['owner'] = { email: await ask('E-mail address of the first of staff: '), name: await ask('Name of the first of staff: ') };
  return answers;
}
