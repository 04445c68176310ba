export { reconciliationOps } from './reconciliation.ops';
export { bankLineRoutes, reconciliationRoutes } from './reconciliation.routes';
