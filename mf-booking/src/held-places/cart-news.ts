// One shopper's tabs show one cart: a tab that changed it tells the others, which ask the API again.
const CHANNEL = 'straits-cart';

let channel: BroadcastChannel | null = null;
function open() {
  if (!channel && typeof BroadcastChannel !== 'undefined') channel = new BroadcastChannel(CHANNEL);
  return channel;
}

export const tellOtherTabs = () => open()?.postMessage('changed');

/** Calls back when another tab has changed the cart; answers how to stop. */
export function onNewsFromOtherTabs(listener: () => void): () => void {
  const here = open();
  here?.addEventListener('message', listener);
  return () => here?.removeEventListener('message', listener);
}
