import { Migrator, sql, type Migration } from 'kysely';
import { runMigrations } from 'graphile-worker';
import { connect, type Db } from './connection';
import { clients } from './migrations/0044-clients';
import { account } from './migrations/0002-account';
import { topUpsTakenBack } from './migrations/0137-top-ups-taken-back';
import { supplierExpiry } from './migrations/0136-supplier-expiry';
import { agencyQuotes } from './migrations/0036-agency-quotes';
import { agencyPeople } from './migrations/0035-agency-people';
import { agencyTree } from './migrations/0010-agency-tree';
import { brandColour } from './migrations/0045-brand-colour';
import { booking } from './migrations/0004-booking';
import { catalog } from './migrations/0003-catalog';
import { hotelReviews } from './migrations/0014-hotel-reviews';
import { nameLinks } from './migrations/0052-name-links';
import { notifications } from './migrations/0030-notifications';
import { ops } from './migrations/0006-ops';
import { routes } from './migrations/0015-routes';
import { shop } from './migrations/0001-shop';
import { suppliers } from './migrations/0021-suppliers';
import { telemetry } from './migrations/0012-telemetry';
import { travellersAndUploads } from './migrations/0020-travellers-and-uploads';
import { topUpByBank } from './migrations/0040-top-up-by-bank';
import { supplierPrices } from './migrations/0041-supplier-prices';
import { trade } from './migrations/0011-trade';
import { writtenReviews } from './migrations/0017-reviews';
import { reviewAnswers } from './migrations/0048-review-answers';
import { subAgentsChecked } from './migrations/0054-sub-agents-checked';
import { placeCodes } from './migrations/0056-place-codes';
import { telemetrySources } from './migrations/0058-telemetry-sources';
import { ledgerLastEntry } from './migrations/0070-ledger-last-entry';
import { exactRates } from './migrations/0082-exact-rates';
import { reviewTranslations } from './migrations/0083-review-translations';
import { insolvencyAnswers } from './migrations/0087-insolvency-answers';
import { changedAtSuppliers } from './migrations/0088-changed-at-suppliers';
import { askedToConfirm } from './migrations/0089-asked-to-confirm';
import { agencyPapers } from './migrations/0091-agency-papers';
import { quoteMessages } from './migrations/0092-quote-messages';
import { netPriceChanges } from './migrations/0093-net-price-changes';
import { messageAuthors } from './migrations/0096-message-authors';
import { deposits } from './migrations/0098-deposits';
import { spendingByPart } from './migrations/0099-spending-by-part';
import { looseFiles } from './migrations/0102-loose-files';
import { productsUpdated } from './migrations/0103-products-updated';
import { commissions } from './migrations/0104-commissions';
import { markups } from './migrations/0106-markups';
import { passengerQuestions } from './migrations/0105-passenger-questions';
import { typedForms } from './migrations/0107-typed-forms';
import { berths } from './migrations/0108-berths';
import { sealedAnswers } from './migrations/0110-sealed-answers';
import { endedHolds } from './migrations/0111-ended-holds';
import { ferryCompanions } from './migrations/0112-ferry-companions';
import { productWords } from './migrations/0113-product-words';
import { actsOfCalls } from './migrations/0114-acts-of-calls';
import { shopKey } from './migrations/0115-shop-key';
import { discountUses } from './migrations/0119-discount-uses';
import { orderTotals } from './migrations/0120-order-totals';
import { holdLimits } from './migrations/0121-hold-limits';
import { actsOfWhoHasLeft } from './migrations/0126-acts-of-who-has-left';
import { heldMails } from './migrations/0123-held-mails';
import { telemetryLimits } from './migrations/0124-telemetry-limits';
import { browsersOfAccounts } from './migrations/0125-browsers-of-accounts';
import { ownShop } from './migrations/0116-own-shop';
import { demoProducts } from './migrations/0117-demo-products';
import { searchKey } from './migrations/0131-search-key';
import { wallet } from './migrations/0005-wallet';

// Numbered and forward-only. A migration that has landed is never edited: a change is a new one.
const migrations: Record<string, string> = {
  '0001-shop': shop,
  '0002-account': account,
  '0003-catalog': catalog,
  '0004-booking': booking,
  '0005-wallet': wallet,
  '0006-ops': ops,
  '0010-agency-tree': agencyTree,
  '0011-trade': trade,
  '0012-telemetry': telemetry,
  '0014-hotel-reviews': hotelReviews,
  '0015-routes': routes,
  '0017-reviews': writtenReviews,
  '0020-travellers-and-uploads': travellersAndUploads,
  '0021-suppliers': suppliers,
  '0030-notifications': notifications,
  '0035-agency-people': agencyPeople,
  '0036-agency-quotes': agencyQuotes,
  '0040-top-up-by-bank': topUpByBank,
  '0041-supplier-prices': supplierPrices,
  '0044-clients': clients,
  '0045-brand-colour': brandColour,
  '0048-review-answers': reviewAnswers,
  '0052-name-links': nameLinks,
  '0054-sub-agents-checked': subAgentsChecked,
  '0056-place-codes': placeCodes,
  '0058-telemetry-sources': telemetrySources,
  '0070-ledger-last-entry': ledgerLastEntry,
  '0082-exact-rates': exactRates,
  '0083-review-translations': reviewTranslations,
  '0087-insolvency-answers': insolvencyAnswers,
  '0088-changed-at-suppliers': changedAtSuppliers,
  '0089-asked-to-confirm': askedToConfirm,
  '0091-agency-papers': agencyPapers,
  '0092-quote-messages': quoteMessages,
  '0093-net-price-changes': netPriceChanges,
  '0096-message-authors': messageAuthors,
  '0098-deposits': deposits,
  '0099-spending-by-part': spendingByPart,
  '0102-loose-files': looseFiles,
  '0103-products-updated': productsUpdated,
  '0104-commissions': commissions,
  '0105-passenger-questions': passengerQuestions,
  '0106-markups': markups,
  '0107-typed-forms': typedForms,
  '0108-berths': berths,
  '0110-sealed-answers': sealedAnswers,
  '0111-ended-holds': endedHolds,
  '0112-ferry-companions': ferryCompanions,
  '0113-product-words': productWords,
  '0114-acts-of-calls': actsOfCalls,
  '0115-shop-key': shopKey,
  '0136-supplier-expiry': supplierExpiry,
  '0137-top-ups-taken-back': topUpsTakenBack,
  '0119-discount-uses': discountUses,
  '0120-order-totals': orderTotals,
  '0121-hold-limits': holdLimits,
  '0123-held-mails': heldMails,
  '0124-telemetry-limits': telemetryLimits,
  '0125-browsers-of-accounts': browsersOfAccounts,
  '0126-acts-of-who-has-left': actsOfWhoHasLeft,
  '0116-own-shop': ownShop,
  '0117-demo-products': demoProducts,
  '0131-search-key': searchKey,
};

const asMigration = (statements: string): Migration => ({
  async up(db) {
    await sql.raw(statements).execute(db);
  },
});

/** Brings the database to the newest form. Safe with several processes at once: kysely takes a lock. */
export async function migrateToLatest(connectionString: string): Promise<void> {
  const { db, close } = connect(connectionString, 2);
  try {
    await runKyselyMigrations(db);
  } finally {
    await close();
  }
  await runMigrations({ connectionString });
}

async function runKyselyMigrations(db: Db) {
  const provider = {
    getMigrations: () =>
      Promise.resolve(Object.fromEntries(Object.entries(migrations).map(([name, statements]) => [name, asMigration(statements)]))),
  };
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error });
}
