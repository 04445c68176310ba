import { MANIFEST_PREFETCH_MS } from '@straits/api-contract/constants';
import { showToast } from '@straits/http';
import type { Texts } from '@straits/i18n';
import { isBusy } from './reload-guard';

/** How often an open page asks whether there is a newer build (M290). */
const EVERY_MS = 300_000;
/** Focus comes and goes; asking twice within this time says nothing new. */
const NOT_SOONER_MS = 30_000;

interface BuildInfo {
  build: string;
  remotes: Record<string, string>;
}

const fingerprint = ({ build, remotes }: BuildInfo) => JSON.stringify([build, Object.entries(remotes).sort()]);

async function fetchInfo(): Promise<string | null> {
  try {
    const response = await fetch('/build.json', { cache: 'no-cache' });
    return response.ok ? fingerprint((await response.json()) as BuildInfo) : null;
  } catch {
    return null;
  }
}

/** Looks for a newer build a second after the start, every five minutes and when the shopper comes back to the tab. It offers, never reloads by itself. */
export function watchBuild(started: BuildInfo, texts: Texts) {
  const ours = fingerprint(started);
  let offered = ours;
  let waiting = ours;
  let lookedAt = 0;
  // A new version is spoken of at a safe point: never over something typed, in the cart or while paying.
  const offer = () => {
    if (waiting === offered || isBusy(location.pathname)) return;
    offered = waiting;
    showToast({
      tone: 'info',
      title: texts.t('toast.newBuild.title'),
      text: texts.t('toast.newBuild.text'),
      action: { label: texts.t('toast.newBuild.reload'), onAct: () => location.reload() },
    });
  };
  const look = async () => {
    if (Date.now() - lookedAt < NOT_SOONER_MS) return;
    lookedAt = Date.now();
    const live = await fetchInfo();
    if (!live || live === ours) return;
    waiting = live;
    offer();
  };
  addEventListener('straits:page', offer);
  setTimeout(() => void look(), MANIFEST_PREFETCH_MS);
  setInterval(() => void look(), EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
}
