import type { z } from 'zod';
import { addStaff } from '../modules/account';
import { findCompanyName, findCurrencies, findShopCompany, isDemonstration, lockShop } from '../modules/shop';
import { findShopGaps } from '../shop-gaps';
import { printTable, UsageError, type OpsCommand, type OpsContext, type OpsWords } from './ops-command';
import { findHosts, insertCompany, mergeCurrency, updateCompany } from './own-shop.sql';
import { faultsIn, ShopChange, ShopForm } from './shop-form';
import { askForRest, COMPANY_OPTIONS, INIT_OPTIONS, readCompany, readShop } from './shop-options';
import { isAtTerminal } from './terminal';

/** What was told, in its form; what is wrong with it is printed, and nothing is answered. */
function inForm<T>(print: OpsContext['print'], form: z.ZodType<T>, told: unknown): T | undefined {
  const parsed = form.safeParse(told, { error: ({ input }) => (input === undefined ? 'is missing' : undefined) });
  if (parsed.success) return parsed.data;
  for (const fault of faultsIn(parsed.error)) print(fault);
  print('Nothing was changed.');
  return undefined;
}

async function whoseShop(db: OpsContext['deps']['db']): Promise<string | undefined> {
  if (await isDemonstration(db)) return 'This database holds the demonstration: your own shop takes a database of its own.';
  const name = await findCompanyName(db);
  return name && `This database is the shop of ${name} already: "shop show" tells it, "shop set" changes it.`;
}

async function printGaps({ deps, print }: OpsContext) {
  const gaps = await findShopGaps(deps);
  if (gaps.length === 0) return;
  print('');
  print('What is missing:');
  for (const gap of gaps) print(`- ${gap}`);
}

async function init(context: OpsContext, { options }: OpsWords): Promise<number> {
  const { deps, print } = context;
  const there = await whoseShop(deps.db);
  if (there) {
    print(there);
    return 1;
  }
  const told = readShop(options);
  const shop = inForm(print, ShopForm, isAtTerminal() ? await askForRest(told) : told);
  if (!shop) return 1;
  const now = deps.clock.now();
  const owner = await deps.db.transaction().execute(async (trx) => {
    await lockShop(trx);
    // Somebody else may have been quicker.
    if (await whoseShop(trx)) return undefined;
    await mergeCurrency(trx, { code: shop.currency, rate: '1', now });
    for (const { code, rate } of shop.currencies) await mergeCurrency(trx, { code, rate, now });
    await insertCompany(trx, shop, now);
    return addStaff(deps, trx, { ...shop.owner, isMachine: false });
  });
  if (!owner) return init(context, { words: [], options });
  print(`${shop.name} is set up; running processes know within seconds, pages within 5 minutes.`);
  print(`${owner.email} chooses a password with this link, ${owner.expires}:`);
  print(owner.secret);
  await printGaps(context);
  return 0;
}

async function show(context: OpsContext): Promise<number> {
  const { deps, print } = context;
  if ((await findCompanyName(deps.db)) !== undefined) {
    const hosts = await findHosts(deps.db);
    const company = await findShopCompany(deps.db).catch(() => undefined);
    const currencies = [...(await findCurrencies(deps.db)).values()];
    const bank = company?.bankAccount;
    const facts: [string, string][] = company
      ? [
          ['name', company.name],
          ['founded', String(company.founded)],
          ['address', company.address.join(', ')],
          ['licence', company.licenceNo],
          ['UEN', company.uen],
          ['tax number', company.gstRegNo ?? '–'],
          ['telephone', company.supportPhone],
          ['e-mail', company.supportEmail],
          ['bank account', bank ? `${bank.bankName}, ${bank.accountName}, ${bank.accountNo} (${bank.currency})` : '–'],
          ['currency', company.currency],
        ]
      : [['name', (await findCompanyName(deps.db)) ?? '']];
    printTable(
      print,
      ['', ''],
      [
        ...facts,
        ['currencies', currencies.map(({ code, rate }) => `${code} ${Number(rate)}`).join(', ')],
        ['hosts', hosts.map(({ host, variant }) => `${host} (${variant})`).join(', ')],
        ['cards', deps.settings.cards],
      ],
    );
  }
  await printGaps(context);
  return 0;
}

async function set(context: OpsContext, { options }: OpsWords): Promise<number> {
  const { deps, print } = context;
  if (context.requireStaff().isMachine) throw new UsageError('a program cannot change the company: somebody of staff signs in for that');
  if ((await findCompanyName(deps.db)) === undefined) {
    print('There is no shop in this database yet: "shop init" makes one.');
    return 1;
  }
  const told = options['no-bank'] === true ? { ...readCompany(options), bankAccount: null } : readCompany(options);
  if (Object.keys(told).length === 0)
    throw new UsageError('say what changes, such as --phone "+65 6123 4567"; "shop show" tells what is there');
  const change = inForm(print, ShopChange, told);
  if (!change) return 1;
  const { currency } = await findShopCompany(deps.db);
  if (change.currencies?.some(({ code, rate }) => code === currency && Number(rate) !== 1)) {
    print(`currencies: ${currency} is the shop's own, its rate is 1`);
    return 1;
  }
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    await updateCompany(trx, change);
    for (const { code, rate } of change.currencies ?? []) await mergeCurrency(trx, { code, rate, now });
  });
  print('Changed; pages know within 5 minutes.');
  return show(context);
}

const COMPANY_USAGE =
  '[--file SHOP.json] [--name TEXT] [--address LINE …] [--licence NO] [--uen NO] [--tax-number NO] [--founded YEAR] [--phone NO] [--email ADDRESS] [--rate MYR=3.28 …] [--bank NAME --bank-account-name NAME --bank-account-no NO --bank-currency SGD]';

/** The shop itself: whose it is, and what it lacks. */
export const shopOps: OpsCommand[] = [
  {
    name: 'shop init',
    usage: `${COMPANY_USAGE} --currency SGD --host HOST [--trade-host HOST] --owner EMAIL --owner-name NAME`,
    summary: 'make this database your shop, once; asks at a terminal for what is not said, and gives the first of staff a link',
    words: 0,
    options: INIT_OPTIONS,
    run: init,
  },
  { name: 'shop show', usage: '', summary: 'the company, its currencies and hosts, and what is missing', words: 0, run: show },
  {
    name: 'shop set',
    usage: `${COMPANY_USAGE} [--no-bank]`,
    summary: 'change the company; what is not said stays',
    words: 0,
    options: { ...COMPANY_OPTIONS, 'no-bank': { type: 'boolean' } },
    run: set,
  },
];
