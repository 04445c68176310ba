import { useSyncExternalStore } from 'react';

/** One key, no letter: it types nothing and no browser wants it. */
export const NET_PRICES_KEY = 'F8';
const HIDDEN = 'straits_net_hidden';

// Storage may be switched off: what was chosen then lasts as long as the page.
let isShown = true;
const readShown = () => {
  try {
    isShown = sessionStorage.getItem(HIDDEN) === null;
  } catch {
    // As it was.
  }
  return isShown;
};

const listeners = new Set<() => void>();

/** Shows or hides net prices on every page of this tab, until it is said otherwise. */
export function showNetPrices(shown: boolean) {
  isShown = shown;
  try {
    if (shown) sessionStorage.removeItem(HIDDEN);
    else sessionStorage.setItem(HIDDEN, 'yes');
  } catch {
    // It holds for this page.
  }
  for (const listener of listeners) listener();
}

const press = (event: KeyboardEvent) => {
  if (event.key !== NET_PRICES_KEY || event.repeat || event.ctrlKey || event.altKey || event.shiftKey || event.metaKey) return;
  event.preventDefault();
  showNetPrices(!readShown());
};

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('keydown', press);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('keydown', press);
  };
}

/** Whether an agency's net prices and margins are to be seen: its client may be looking at the screen (D26). Where it is asked, F8 changes it. */
export const useNetPricesShown = () => useSyncExternalStore(subscribe, readShown, () => true);
