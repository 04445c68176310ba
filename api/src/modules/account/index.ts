import type { Routes } from '../../deps';
import { enquiryRoutes } from './enquiries.routes';
import { registrationRoutes } from './registration.routes';
import { resetRoutes } from './reset.routes';
import { sessionRoutes } from './sessions.routes';

export const accountRoutes: Routes = (app, deps) => {
  sessionRoutes(app, deps);
  registrationRoutes(app, deps);
  resetRoutes(app, deps);
  enquiryRoutes(app, deps);
};
