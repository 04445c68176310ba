import type { TelemetryBatch, TelemetryEvent } from '@straits/api-contract';
import { onCLS, onINP, onLCP } from 'web-vitals/attribution';
import type { PageState, RemoteSlice } from '../page/page-state';
import { nameOfFailure } from './failed-file';
import { collectSeen, type Seen } from './reports';

/** Faults are told soon, the rest with them or when the shopper leaves. */
const SOON_MS = 500;
const LOADS_AFTER_MS = 1_500;
/** One page tells at most this much: a fault in a loop is known after the first few. */
const MOST_EVENTS = 120;
const AT_ONCE = 60;

const waiting: TelemetryEvent[] = [];
let told = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let address = '';
/** What the site signed as it served this page (server/visit-proof.ts). Without it nobody listens: kept offline, or an old browser. */
let visit = '';

const visitOf = ([page]: PerformanceNavigationTiming[]) => page?.serverTiming?.find(({ name }) => name === 'visit')?.description ?? '';

function send() {
  clearTimeout(timer);
  timer = undefined;
  while (visit && waiting.length) {
    const batch: TelemetryBatch = { visit, events: waiting.splice(0, AT_ONCE) };
    navigator.sendBeacon?.(address, new Blob([JSON.stringify(batch)], { type: 'application/json' }));
  }
}

type Observed = Omit<TelemetryEvent, 'path' | 'side'>;
function tell(observed: Observed, isUrgent = false) {
  if (++told > MOST_EVENTS) return;
  waiting.push({ ...observed, path: location.pathname.slice(0, 200), side: 'browser' });
  if (isUrgent) timer ??= setTimeout(send, SOON_MS);
}

interface Source {
  remote: string;
  version: string;
}

/** Whose the place on the page is. */
function ownerOf(selector: string | undefined, shell: Source): Source {
  const place = selector ? document.querySelector(selector)?.closest<HTMLElement>('[data-remote]') : null;
  const { remote, version } = place?.dataset ?? {};
  return remote && version ? { remote, version } : shell;
}

/** Answers what tells of the longest press so far. */
function watchVitals(shell: Source) {
  const vital = (name: string, value: number, target: string | undefined): Observed => ({
    kind: 'vital',
    name,
    value,
    detail: target?.slice(0, 300),
    ...ownerOf(target, shell),
  });
  let press: Observed | undefined;
  onLCP(({ value, attribution }) => tell(vital('LCP', value, attribution.target)));
  onCLS(({ value, attribution }) => tell(vital('CLS', value, attribution.largestShiftTarget)));
  // Left to tell it as the page ends, the library forgets a press after which no idle moment came: the one that led away.
  onINP(({ value, attribution }) => (press = vital('INP', value, attribution.interactionTarget)), { reportAllChanges: true });
  return () => {
    if (press) tell(press);
    press = undefined;
  };
}

/** Every version that may be on this page, by the folder of its files. */
const placesOf = (remotes: RemoteSlice[]) =>
  remotes.flatMap(({ name, previous, ...wanted }) =>
    [wanted, previous].flatMap((ref) => (ref ? { remote: name, version: ref.version, baseUrl: ref.baseUrl } : [])),
  );

/** Time and bytes of each version's files, once each. */
function watchLoads(places: ReturnType<typeof placesOf>) {
  const known = new Set<string>();
  return () => {
    const files = performance.getEntriesByType('resource').filter((one) => one instanceof PerformanceResourceTiming);
    for (const { baseUrl, ...source } of places) {
      const own = files.filter(({ name }) => name.startsWith(baseUrl));
      if (own.length === 0 || known.has(baseUrl)) continue;
      known.add(baseUrl);
      const value = Math.max(...own.map(({ responseEnd }) => responseEnd)) - Math.min(...own.map(({ startTime }) => startTime));
      const bytes = own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      tell({ kind: 'load', name: 'files', value: Math.max(0, value), bytes, ...source }, true);
    }
  };
}

/** Remotes come at any time of a visit: each is told of when its first files are there, not when the shopper leaves. */
function tellWhenLoaded(places: ReturnType<typeof placesOf>, tellLoads: () => void) {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    soon = undefined;
    tellLoads();
  };
  const observer = new PerformanceObserver((list) => {
    const isOurs = ({ name }: PerformanceEntry) => places.some(({ baseUrl }) => name.startsWith(baseUrl));
    if (list.getEntries().some(isOurs)) soon ??= setTimeout(later, LOADS_AFTER_MS);
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** What nobody caught: the script that threw says whose it is. */
function watchUncaught(places: ReturnType<typeof placesOf>, shell: Source) {
  const uncaught = (thrown: unknown, file = '') => {
    const stack = `${file} ${thrown instanceof Error ? (thrown.stack ?? '') : ''}`;
    const place = places.find(({ baseUrl }) => stack.includes(baseUrl));
    const source = place ? { remote: place.remote, version: place.version } : shell;
    const detail = (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, 300);
    tell({ kind: 'error', name: 'MFE-119', detail, ...source }, true);
  };
  addEventListener('error', (event) => uncaught(event.error ?? event.message, event.filename));
  addEventListener('unhandledrejection', (event) => uncaught(event.reason));
}

/** Failures, vitals, times and bytes per remote@version, to our own API. Nothing of the person is in them. */
export function startTelemetry(state: PageState) {
  address = `${state.apiBase}/travel/v1/telemetry`;
  visit = visitOf(performance.getEntriesByType('navigation').filter((entry) => entry instanceof PerformanceNavigationTiming));
  const shell = { remote: 'shell', version: state.build };
  const places = placesOf(state.remotes);
  const tellLoads = watchLoads(places);
  collectSeen((seen: Seen) => {
    void nameOfFailure(seen).then((name) => {
      const { remote, version, detail } = seen;
      tell({ kind: 'error', name, remote, version, detail: detail.slice(0, 300) }, true);
    });
  });
  const tellPress = watchVitals(shell);
  watchUncaught(places, shell);
  tellWhenLoaded(places, tellLoads);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    tellLoads();
    tellPress();
    send();
  });
  addEventListener('pagehide', send);
}
