import type { Order } from './booking';

/** What the next payment must bring: all of it, or of an order in two parts the deposit or its balance. */
export const dueOf = ({ plan, total }: Pick<Order, 'plan' | 'total'>) => plan?.due ?? total;
