import { Base, Common, Company, type Currency, CurrencyList, opaqueText } from '@straits/api-contract';
import { DEFAULT_LOCALE, LOCALE_CODES, SYSTEM_ID, type Language } from '@straits/api-contract/constants';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import type { Host } from '../../http/hosts';
import { answerKnownCopy, KNOWN_COPY } from '../../http/known-copy';
import { refuse } from '../../http/refusal';
import { languageOfQuery } from '../../http/view';
import { findCompany, isDemonstration, type CompanyRow } from './shop.sql';
import { findCurrencies, type CurrencyRow } from './currencies';
import { currencyName } from './currency-name';

const STALE_WHILE_REVALIDATE = 'public, max-age=300, stale-while-revalidate=86400';

/** `FeatureFlags.demonstration`: nothing here is sold. The shop is the demonstration, or its cards only pretend to pay. */
const baseOf = (company: CompanyRow, host: Host, isDemo: boolean): Base => ({
  System: String(SYSTEM_ID),
  FavIcon: company.favIcon,
  CompanyName: company.name,
  Logo: company.logo,
  CurrencyCode: company.currency,
  Locales: LOCALE_CODES,
  DefaultLocale: DEFAULT_LOCALE,
  SupportPhone: company.supportPhone,
  SupportEmail: company.supportEmail,
  LicenceNo: company.licenceNo,
  UEN: company.uen,
  GstRegNo: company.gstRegNo,
  Social: company.social,
  FeatureFlags: isDemo ? { ...company.featureFlags, demonstration: true } : company.featureFlags,
  HoldMinutes: company.holdMinutes,
  Variant: host.variant,
});

const companyOf = (company: CompanyRow): Company => ({
  CompanyName: company.name,
  CurrencyName: company.currency,
  Founded: company.founded,
  Address: company.address,
  LicenceNo: company.licenceNo,
  UEN: company.uen,
  BankName: company.bankAccount?.bankName ?? '',
  BankAccountName: company.bankAccount?.accountName ?? '',
  BankAccountNo: company.bankAccount?.accountNo ?? '',
});

const currencyOf = (row: CurrencyRow, lang: Language): Currency => ({
  Code: row.code,
  Name: currencyName(row, lang),
  Symbol: row.symbol,
  Exponent: row.exponent,
  Rate: row.rate,
  RateAt: row.rateAt.toISOString(),
});

/** The start-up calls, in the specification's spelling (M273 to M275, N6). */
export function shopRoutes(app: App, deps: Deps, findHost: (name: string) => Promise<Host | undefined>) {
  const schemaOf = (operationId: string, summary: string) => ({ operationId, summary, tags: ['shop'] });

  app.get(
    '/base',
    {
      onSend: answerKnownCopy,
      schema: {
        ...schemaOf('getBase', 'Base settings of the shop at a host'),
        querystring: Common.extend({ web: opaqueText(255).optional() }),
        response: { ...answers(Base), ...KNOWN_COPY },
      },
    },
    async (request, reply) => {
      const host = request.query.web ? ((await findHost(request.query.web)) ?? refuse('host_unknown')) : request.shopHost;
      void reply.header('cache-control', STALE_WHILE_REVALIDATE);
      const isDemo = deps.settings.cards === 'sandbox' || (await isDemonstration(deps.db));
      return baseOf(await findCompany(deps.db, host.companyId), host, isDemo);
    },
  );
  app.get(
    '/company',
    { schema: { ...schemaOf('getCompany', 'The company behind the shop'), querystring: Common, response: answers(Company) } },
    async (request, reply) => {
      void reply.header('cache-control', STALE_WHILE_REVALIDATE);
      return companyOf(await findCompany(deps.db, request.shopHost.companyId));
    },
  );
  app.get(
    '/currency',
    {
      schema: {
        ...schemaOf('getCurrencies', 'Currencies that prices can be shown in'),
        querystring: Common,
        response: answers(CurrencyList),
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', STALE_WHILE_REVALIDATE);
      const lang = languageOfQuery(request.query);
      return [...(await findCurrencies(deps.db)).values()].map((row) => currencyOf(row, lang));
    },
  );
}
