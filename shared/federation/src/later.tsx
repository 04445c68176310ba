import { lazy, memo, Suspense, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { RemoteFailure } from './failure';
import { useFragmentFrame } from './fragment-frame';
import { afterInteractive, partFailed } from './remotes';

interface LaterOptions {
  /** The page is whole without it: where it does not come nothing stands in its place. */
  isSpare?: boolean;
}

/** Parts whose code did not come: one that comes brings the others, which may be of its file. */
const missing = new Set<() => void>();

/** The way of one part's code to the page: never refused in a browser, only late, so that what the server wrote of it stays. */
function createArrival<P extends object>(load: () => Promise<ComponentType<P>>) {
  let failure: RemoteFailure | null = null;
  let isAsked = false;
  let arrive: (part: ComponentType<P>) => void;
  const part = new Promise<ComponentType<P>>((resolve) => (arrive = resolve));
  const listeners = new Set<() => void>();
  const become = (next: RemoteFailure | null) => {
    failure = next;
    for (const listener of listeners) listener();
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    if (failure) become(null);
    afterInteractive()
      .then(load)
      .then(
        (came) => {
          arrive(came);
          missing.delete(ask);
          for (const again of missing) again();
        },
        (thrown: unknown) => {
          isAsked = false;
          missing.add(ask);
          become(partFailed(thrown));
        },
      );
  };
  return {
    ask,
    come: () => {
      ask();
      return part;
    },
    read: () => failure,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
type Arrival = Omit<ReturnType<typeof createArrival>, 'come'>;

const readOnServer = () => null;

interface NotYetProps {
  arrival: Arrival;
  isSpare?: boolean;
  /** While it is on its way. */
  waiting?: ReactNode;
  /** Off while what somebody opened is shut again. */
  isOpen?: boolean;
  onClose?: () => void;
}

/** Where a part is drawn in the browser and has not come: what waits for it, then what the shell says of such. */
function NotYet({ arrival, isSpare = false, waiting = null, isOpen = true, onClose }: NotYetProps) {
  const { failed } = useFragmentFrame();
  const failure = useSyncExternalStore(arrival.subscribe, arrival.read, readOnServer);
  // What failed once may come the next time.
  useEffect(() => {
    if (isOpen) arrival.ask();
  }, [arrival, isOpen]);
  if (!failure) return waiting;
  return isSpare || !isOpen ? null : failed(failure, arrival.ask, onClose);
}

const isServer = () => typeof document === 'undefined';

/** A part's code on its way, and the component that it will be. The types of lazy and memo lose a generic component's props. */
function arriving<P extends object>(load: () => Promise<ComponentType<P>>) {
  const arrival = createArrival(load);
  const Part = lazy(async () => ({ default: (await (isServer() ? load() : arrival.come())) as ComponentType<object> }));
  return { arrival, Part };
}

/**
 * A part of a page that its first moment can do without: `const Reviews = later(() => import('./later').then((parts) => parts.Reviews))`, at
 * module level. The server's HTML of it stays as it is, and its code is asked for once the page answers. A page that is drawn in the browser asks
 * at once. Code that does not come costs its own part (decision 0185).
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, { isSpare = false }: LaterOptions = {}): ComponentType<P> {
  const { arrival, Part } = arriving(load);
  if (!isServer()) arrival.ask();
  function Later(props: P) {
    return (
      <Suspense fallback={<NotYet arrival={arrival} isSpare={isSpare} />}>
        <Part {...props} />
      </Suspense>
    );
  }
  // A parent that is drawn again with the same props leaves the server's HTML alone; React would throw it away before the code has come.
  return memo(Later);
}

/**
 * What somebody opens by a press: a sheet, a form, a view of tabs. `const FilterSheet = opened(() => import('./FilterSheet').then((file) => file.FilterSheet))`,
 * at module level; its code is asked for when it is drawn first. One that lies above the page (it has `onClose`) and does not come says so in a dialog, any
 * other in its own place; both with a button that asks again. What `waiting` draws stands there meanwhile.
 */
export function opened<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: (props: P) => ReactNode = () => null,
): ComponentType<P> {
  const { arrival, Part } = arriving(load);
  return function Opened(props: P) {
    const { isOpen, onClose }: Pick<NotYetProps, 'isOpen' | 'onClose'> = props;
    return (
      <Suspense fallback={<NotYet arrival={arrival} waiting={waiting(props)} isOpen={isOpen} onClose={onClose} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
