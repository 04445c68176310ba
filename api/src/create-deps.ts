import path from 'node:path';
import type { Logger } from 'pino';
import { systemClock, type Clock } from './clock';
import { connect, type Connection } from './database/connection';
import type { Deps } from './deps';
import { createDiskStore } from './files/file-store';
import { createS3Store } from './files/s3-store';
import { createMailer } from './mail/mailer';
import { NO_CARDS, type CardProvider } from './modules/booking/card-provider';
import { createStripeCards } from './modules/booking/cards/stripe-cards';
import { createSandboxCards } from './modules/booking/sandbox-cards';
import { createSuppliers } from './modules/booking/suppliers/find-supplier';
import { createSecrets } from './secrets';
import type { Settings } from './settings';

interface Given {
  log: Logger;
  /** Connections at most. */
  connections: number;
  clock?: Clock;
}

function createCards({ stripe, cards }: Settings, { db }: Connection, clock: Clock): CardProvider {
  if (stripe) return createStripeCards(stripe);
  return cards === 'sandbox' ? createSandboxCards(db, clock) : NO_CARDS;
}

/** What the API, its commands and its tests stand on, by the settings. */
export function createDeps(settings: Settings, { log, connections, clock = systemClock }: Given): Deps {
  const connection = connect(settings.databaseUrl, connections);
  return {
    connection,
    db: connection.db,
    clock,
    settings,
    secrets: createSecrets(settings.dataDir, settings.key),
    files: settings.s3 ? createS3Store(settings.s3) : createDiskStore(path.join(settings.dataDir, 'files')),
    cards: createCards(settings, connection, clock),
    suppliers: createSuppliers(connection.db, clock, settings.octo),
    mailer: createMailer(settings),
    log,
  };
}
