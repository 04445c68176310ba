import { createSignal } from './signal';

/** Requests under way: a count, not a flag, so that the first answer does not hide the second's wait (M207). */
export const openRequests = createSignal(0);
export const requestStarted = () => openRequests.set(openRequests.get() + 1);
export const requestEnded = () => openRequests.set(Math.max(0, openRequests.get() - 1));
