import type { Routes } from '../../deps';
import { actRoutes } from './acts.routes';
import { approvalRoutes } from './approvals.routes';
import { peopleRoutes } from './people.routes';
import { recordActs } from './record-acts';

export { insertAct } from './acts.sql';
export { requireAdmin, requireBooker, requireMember, type Member } from './agency-access';
export { mailAgency } from './agency-mail';
export { checkSpending } from './check-spending';
export { findInvitation, markAccepted } from './invitations.sql';
export { findMarkupsAbove, markMarkup, type AgencyMarkup } from './markups.sql';
export { findAgencyName, findPeople, findPerson, markJoined, markLimits } from './people.sql';

export const agencyRoutes: Routes = (app, deps) => {
  recordActs(app, deps);
  peopleRoutes(app, deps);
  approvalRoutes(app, deps);
  actRoutes(app, deps);
};
