import { createSignal, useSignal } from '@straits/http';

/** How many notifications are unread, as far as this page knows. */
export const unread = createSignal(0);
export const useUnread = () => useSignal(unread, 0);

/** Above this the bell says "99+". */
const MOST = 99;
export const shownCount = (count: number) => (count > MOST ? `${MOST}+` : String(count));
