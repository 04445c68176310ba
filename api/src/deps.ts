import type { FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { CardProvider } from './modules/booking/card-provider';
import type { FindSupplier } from './modules/booking/suppliers/supplier';
import type { Clock } from './clock';
import type { Connection, Db } from './database/connection';
import type { FileStore } from './files/file-store';
import type { Mailer } from './mail/mailer';
import type { Secrets } from './secrets';
import type { Settings } from './settings';

/** What the API stands on; built once in main.ts, or by a test. */
export interface Deps {
  connection: Connection;
  db: Db;
  clock: Clock;
  settings: Settings;
  secrets: Secrets;
  files: FileStore;
  cards: CardProvider;
  suppliers: FindSupplier;
  mailer: Mailer;
  log: Logger;
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, Logger, ZodTypeProvider>;
/** A module's HTTP surface. */
export type Routes = (app: App, deps: Deps) => void;
