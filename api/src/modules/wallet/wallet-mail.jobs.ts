import { sql } from 'kysely';
import { localeOf, NOTIFICATION_KINDS, type Language } from '@straits/api-contract/constants';
import type { Deps } from '../../deps';
import type { Job } from '../../jobs/jobs';
import { renderLetter } from '../../mail/letter';
import { fill, greet, MAIL_WORDS } from '../../mail/mail-words';
import { formatDate, formatMoney } from '../../money/format-money';
import { findMailReaders } from '../notifications';
import { findShopCompany, siteAddress } from '../shop';
import { findAgency } from './agency.sql';
import { findTopUp } from './top-up/top-ups.sql';
import type { WalletMail } from './wallet-mail';
import { WALLET_MAIL_WORDS, type WalletMailWords } from './wallet-mail-words';
import { viewWallet } from './wallet-view';

interface Reader {
  id: string;
  email: string;
  name: string;
  lang: Language;
}
/** Who of an agency looks after its money, and does not refuse the mail. */
async function findAdmins({ db }: Deps, agencyId: string, kind: WalletMail['kind']): Promise<Reader[]> {
  const { rows } =
    await sql<Reader>`select id, email, name, lang from users where agency_id = ${agencyId} and agency_role = 'admin' order by email`.execute(
      db,
    );
  const ids = rows.map(({ id }) => id);
  const readers = await findMailReaders(db, ids, NOTIFICATION_KINDS[kind]);
  return rows.filter(({ id }) => readers.has(id));
}

type Facts = [label: string, value: string][];
interface Content {
  agencyId: string;
  path: string;
  values(language: Language): Record<string, string>;
  facts(words: WalletMailWords['facts'], language: Language): Facts;
}

async function topUpContent({ db }: Deps, topUpId: string, path: string): Promise<Content | undefined> {
  const topUp = await findTopUp(db, topUpId);
  if (!topUp) return undefined;
  const { reference, reason, agencyId } = topUp;
  const amount = (language: Language) => formatMoney({ amount: topUp.amountMinor, currency: topUp.currency }, language);
  return {
    agencyId,
    path,
    values: (language) => ({ amount: amount(language), reference }),
    facts: (words, language) => [
      [words.amount, amount(language)],
      [words.reference, reference],
      ...(reason ? [[words.reason, reason] as [string, string]] : []),
    ],
  };
}

async function creditContent(deps: Deps, agencyId: string, month: string): Promise<Content | undefined> {
  const agency = await findAgency(deps.db, agencyId);
  if (!agency) return undefined;
  const wallet = await viewWallet(deps.db, agency, { mayMove: true, mayAudit: true, topUpMethods: [], now: deps.clock.now() });
  const nameOf = (language: Language) =>
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
  return {
    agencyId,
    path: `/credit_balance?month=${month}`,
    values: (language) => ({ month: nameOf(language), overdue: formatMoney(wallet.overdueBalance, language) }),
    facts: (words, language) => [
      [words.outstanding, formatMoney(wallet.outstandingBalance, language)],
      [words.overdue, formatMoney(wallet.overdueBalance, language)],
      ...(wallet.nextDueDate ? [[words.dueNext, formatDate(wallet.nextDueDate, language)] as [string, string]] : []),
    ],
  };
}

const TOP_UP_PATHS = { top_up_done: '/wallet_balance', top_up_refused: '/wallet_balance?view=top-up' };

function contentOf(deps: Deps, mail: WalletMail): Promise<Content | undefined> {
  if ('topUpId' in mail) return topUpContent(deps, mail.topUpId, TOP_UP_PATHS[mail.kind]);
  return creditContent(deps, mail.agencyId, 'month' in mail ? mail.month : deps.clock.now().toISOString().slice(0, 7));
}

/** Writes to the admins of an agency, each in their own language. */
export const sendWalletMail: Job<'wallet_mail'> = async (mail, deps) => {
  const content = await contentOf(deps, mail);
  if (!content) return;
  const [company, site] = [await findShopCompany(deps.db), await siteAddress(deps, { isAgent: true })];
  for (const { email, name, lang } of await findAdmins(deps, content.agencyId, mail.kind)) {
    const words = WALLET_MAIL_WORDS[lang];
    const { subject, text, action } = words[mail.kind];
    const values = content.values(lang);
    const href = new URL(content.path, site);
    href.searchParams.set('lang', localeOf(lang));
    const letter = {
      subject: fill(subject, values),
      greeting: greet(MAIL_WORDS[lang], name),
      paragraphs: [fill(text, values)],
      facts: content.facts(words.facts, lang),
      action: { label: action, href: href.href },
    };
    const { html, text: plain } = renderLetter(letter, company, lang);
    await deps.mailer.send({ to: email, subject: letter.subject, html, text: plain, language: lang });
  }
};
