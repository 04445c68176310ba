import { localeOf, type Language } from '@straits/api-contract/constants';
import { localDateIn } from '../../../clock';
import { addJob, type Job } from '../../../jobs/jobs';
import { renderLetter } from '../../../mail/letter';
import { fill, greet, MAIL_WORDS } from '../../../mail/mail-words';
import { formatMoney } from '../../../money/format-money';
import { findMarkupsAbove } from '../../agency';
import { textsOf } from '../../catalog';
import { findMailReaders } from '../../notifications';
import { findShopCompany, siteAddress } from '../../shop';
import { changesFor, type PriceChange } from './net-price-changes.rules';
import {
  findChanges,
  findPricedNames,
  findPriceReaders,
  insertChanges,
  insertLook,
  putSnapshot,
  type PricedNamesRow,
} from './net-price-changes.sql';

declare module '../../../jobs/jobs' {
  interface Jobs {
    /** Compares net prices with those of the last look, once a week, and has those who run agencies told. */
    compare_net_prices: Record<string, never>;
    net_price_mail: { userId: string; day: string };
  }
}

/** A mail names so many; the rest is a number. */
const TOLD = 40;

/** The first look of all only takes the prices down. */
export const compareNetPrices: Job<'compare_net_prices'> = async (_payload, deps) => {
  const at = deps.clock.now();
  const day = localDateIn(at, 'Asia/Singapore');
  await deps.db.transaction().execute(async (trx) => {
    if (!(await insertLook(trx, { day, at }))) return;
    const changed = await insertChanges(trx, day);
    await putSnapshot(trx);
    if (changed === 0) return;
    for (const { id } of await findPriceReaders(trx)) await addJob(trx, { name: 'net_price_mail', payload: { userId: id, day } });
  });
};

function factOf(
  { product, option, unit }: PricedNamesRow,
  { beforeMinor, afterMinor, currency }: PriceChange,
  lang: Language,
): [string, string] {
  const money = (amount: number) => formatMoney({ amount, currency }, lang);
  const names = [product, option, unit].map((texts) => textsOf(texts, lang).name);
  return [names.join(' · '), `${money(beforeMinor)} → ${money(afterMinor)}`];
}

/** What an agency pays another sum for since the last look: only to who runs it, and does not refuse it. */
export const sendNetPriceMail: Job<'net_price_mail'> = async ({ userId, day }, deps) => {
  const [reader] = await findPriceReaders(deps.db, userId);
  if (!reader || !(await findMailReaders(deps.db, [userId], 'net_price')).has(userId)) return;
  const { agencyId } = reader;
  const changes = changesFor(await findChanges(deps.db, { day, agencyId }), await findMarkupsAbove(deps.db, agencyId));
  if (changes.length === 0) return;
  const more = Math.max(0, changes.length - TOLD);
  const lang = reader.lang as Language;
  const words = MAIL_WORDS[lang];
  const { subject, text, action } = words.net_prices;
  const href = new URL('/notifications', await siteAddress(deps, { isAgent: true }));
  href.searchParams.set('view', 'mails');
  href.searchParams.set('lang', localeOf(lang));
  const facts: [string, string][] = [];
  for (const change of changes.slice(0, TOLD)) {
    const names = await findPricedNames(deps.db, change);
    if (names) facts.push(factOf(names, change, lang));
  }
  const letter = {
    subject,
    greeting: greet(words, reader.name),
    paragraphs: [text, ...(more > 0 ? [fill(words.net_prices.more, { count: String(more) })] : [])],
    facts,
    action: { label: action, href: href.href },
  };
  const { html, text: plain } = renderLetter(letter, await findShopCompany(deps.db), lang);
  await deps.mailer.send({ to: reader.email, subject, html, text: plain, language: lang });
};
