import type { Deps } from './deps';
import { findStaff } from './modules/account';
import { findCompanyName, findCurrencies, findShopCompany, isDemonstration } from './modules/shop';

type Standing = Pick<Deps, 'db' | 'clock' | 'settings'>;

function gapsOfSettings({ settings }: Standing): string[] {
  return [
    ...(settings.cards === 'none' ? ['Cards are not taken: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set.'] : []),
    ...(settings.cards === 'sandbox' ? ['Cards only pretend to pay (CARDS=sandbox): every page says that nothing here is sold.'] : []),
    ...(settings.smtpUrl ? [] : ['Mails become files in the data folder, nobody gets one: SMTP_URL is not set.']),
    ...(settings.mailFrom.endsWith('@straits.test>') ? [`Mails come from ${settings.mailFrom}: MAIL_FROM is not set.`] : []),
    ...(new URL(settings.siteUrl).hostname === 'localhost' ? [`Links in mails lead to ${settings.siteUrl}: SITE_URL is not set.`] : []),
  ];
}

async function gapsOfCompany({ db }: Standing): Promise<string[]> {
  const company = await findShopCompany(db).catch(() => undefined);
  if (!company) return ['There is no host that the shop answers under: npm run ops -- host add shop.example.com b2c.'];
  const { currency, bankAccount } = company;
  return [
    ...((await findCurrencies(db)).has(currency)
      ? []
      : [`${currency} is the shop’s currency, and unknown: npm run ops -- shop set --rate ${currency}=1.`]),
    ...(bankAccount ? [] : ['There is no bank account, so transfers are not taken: npm run ops -- shop set --bank ….']),
  ];
}

async function gapsOfStaff({ db, clock }: Standing): Promise<string[]> {
  if ((await findStaff(db, clock.now())).some(({ isMachine, canAct }) => canAct && !isMachine)) return [];
  return ['Nobody of staff can sign in: npm run ops -- staff add EMAIL --name NAME, or staff reset EMAIL for a new link.'];
}

const DEMONSTRATION = 'This is the demonstration: everybody knows the passwords of its people. Your own shop takes a database of its own.';

/** What this shop lacks, each with what to do; the first is what weighs most. */
export async function findShopGaps(deps: Standing): Promise<string[]> {
  if ((await findCompanyName(deps.db)) === undefined)
    return ['There is no shop in this database: npm run ops -- shop init makes one. Until then every page answers that no shop is set up.'];
  return [
    ...((await isDemonstration(deps.db)) ? [DEMONSTRATION] : []),
    ...(await gapsOfCompany(deps)),
    ...(await gapsOfStaff(deps)),
    ...gapsOfSettings(deps),
  ];
}
