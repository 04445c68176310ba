import { connect } from '../api/src/database/connection';
import { findCompanyName, isDemonstration } from '../api/src/modules/shop/shop.sql';

/** Whose shop the database is. */
export type Shop = 'demonstration' | 'own' | 'none';

export async function findShop(databaseUrl: string): Promise<Shop> {
  const { db, close } = connect(databaseUrl, 1);
  try {
    if (await isDemonstration(db)) return 'demonstration';
    return (await findCompanyName(db)) === undefined ? 'none' : 'own';
  } finally {
    await close();
  }
}

/** Pretended cards, where nothing is said of cards. */
export function cardsOfDemonstration(said: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return ['CARDS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'].some((name) => said[name]) ? {} : { CARDS: 'sandbox' };
}
