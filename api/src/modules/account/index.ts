import type { Routes } from '../../deps';
import { agencyPaperRoutes } from './agency-papers.routes';
import { clientRoutes } from './clients.routes';
import { confirmationNumberRoutes } from './confirmation-numbers.routes';
import { deviceRoutes } from './devices.routes';
import { enquiryRoutes } from './enquiries.routes';
import { invitationRoutes } from './invitations.routes';
import { ownDataRoutes } from './own-data.routes';
import { passengerRoutes } from './passengers.routes';
import { profileRoutes } from './profile.routes';
import { registrationRoutes } from './registration.routes';
import { resetRoutes } from './reset.routes';
import { sessionRoutes } from './sessions.routes';
import { staffAgencyRoutes } from './staff-agencies.routes';
import { typedFormRoutes } from './typed-forms.routes';

export { accountOps } from './account.ops';
export { addStaff, type Added } from './change-staff';
export { checkStaffPassword, endSession, startStaffSession } from './staff-access';
export { staffOps } from './staff.ops';
export { findStaff } from './staff.sql';

export const accountRoutes: Routes = (app, deps) => {
  sessionRoutes(app, deps);
  registrationRoutes(app, deps);
  resetRoutes(app, deps);
  invitationRoutes(app, deps);
  deviceRoutes(app, deps);
  profileRoutes(app, deps);
  agencyPaperRoutes(app, deps);
  passengerRoutes(app, deps);
  clientRoutes(app, deps);
  ownDataRoutes(app, deps);
  confirmationNumberRoutes(app, deps);
  staffAgencyRoutes(app, deps);
  enquiryRoutes(app, deps);
  typedFormRoutes(app, deps);
};
