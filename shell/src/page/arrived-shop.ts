import { createSignal } from '@straits/http';
import type { Shop } from './page-state';

/** The shop's real settings, where the page was made from defaults and the API has answered since; null on every other page. */
export const arrivedShop = createSignal<Shop | null>(null);
