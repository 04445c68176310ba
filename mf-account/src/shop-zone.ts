/** Deadlines and events of an order are the shop's, so they are told in its own time. Visits are told in the place's. */
export const SHOP_ZONE = 'Asia/Singapore';
