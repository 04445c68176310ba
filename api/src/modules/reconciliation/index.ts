export { reconciliationOps } from './reconciliation.ops';
export { reconciliationRoutes } from './reconciliation.routes';
