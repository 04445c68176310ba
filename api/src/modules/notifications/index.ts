import type { Routes } from '../../deps';
import { liveRoutes } from './live.routes';
import { mailChoiceRoutes, notificationListRoutes } from './notifications.routes';

export { notify } from './notify';
export { findMailReaders } from './mail-choices.sql';
export { deleteNotificationsBefore } from './notifications.sql';

export const notificationRoutes: Routes = (app, deps) => {
  notificationListRoutes(app, deps);
  liveRoutes(app, deps);
  mailChoiceRoutes(app, deps);
};
