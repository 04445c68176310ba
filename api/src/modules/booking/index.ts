import type { Routes } from '../../deps';
import { cancellationRoutes, dateChangeRoutes, waitingListRoutes } from './after-sale/after-sale.routes';
import { staffOrderRoutes, staffRefundRoutes } from './after-sale/staff-orders.routes';
import { cartLineRoutes, cartRoutes } from './cart.routes';
import { documentRoutes } from './documents.routes';
import { draftRoutes } from './draft.routes';
import { holdRoutes } from './holds.routes';
import { orderListRoutes, orderRoutes, placeOrderRoutes } from './orders.routes';
import { paymentRoutes, sandboxRoutes } from './payments.routes';
import { proofRoutes } from './proofs.routes';
import { staffPaymentRoutes } from './staff-payments.routes';

export { bookingOps } from './booking.ops';
export { findOrderByCode, markConfirmationNumber } from './orders.sql';
export { mergeCarts } from './merge-carts';

export const bookingRoutes: Routes = (app, deps) => {
  cartRoutes(app, deps);
  cartLineRoutes(app, deps);
  draftRoutes(app, deps);
  holdRoutes(app, deps);
  placeOrderRoutes(app, deps);
  orderListRoutes(app, deps);
  orderRoutes(app, deps);
  paymentRoutes(app, deps);
  proofRoutes(app, deps);
  sandboxRoutes(app, deps);
  documentRoutes(app, deps);
  staffPaymentRoutes(app, deps);
  cancellationRoutes(app, deps);
  dateChangeRoutes(app, deps);
  waitingListRoutes(app, deps);
  staffOrderRoutes(app, deps);
  staffRefundRoutes(app, deps);
};
