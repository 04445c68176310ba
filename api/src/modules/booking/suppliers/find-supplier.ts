import type { Clock } from '../../../clock';
import type { Db } from '../../../database/connection';
import type { OctoConnection } from './octo-call';
import { createOctoSupplier } from './octo-supplier';
import type { FindSupplier } from './supplier';
import { createTestSupplier } from './test-supplier';

/** The suppliers that the shop is connected to. */
export function createSuppliers(db: Db, clock: Clock, connections: OctoConnection[]): FindSupplier {
  return (supply) => {
    if (supply.port === 'test') return createTestSupplier(db, clock, supply.behaviour);
    const connection = connections.find(({ id }) => id === supply.connection);
    return connection && createOctoSupplier(connection, supply);
  };
}
