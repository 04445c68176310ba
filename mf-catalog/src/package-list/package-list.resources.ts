import { tripsResource } from '../trip-list/trip-list.resources';

const SHOWN = 12;
/** Tells the categories and countries with their numbers, too. */
export const recommendedPackages = tripsResource('package', { limit: SHOWN });
