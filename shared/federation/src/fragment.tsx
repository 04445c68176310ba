import { useDeferredValue, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { FragmentName, Fragments } from '@straits/remote-contract';
import { failureOf, type RemoteFailure } from './failure';
import { useFragmentFrame } from './fragment-frame';
import { RemoteBoundary } from './remote-boundary';
import { loadFragment, remoteBroke, retryRemote } from './remotes';

type Loaded<N extends FragmentName> =
  | { status: 'waiting' }
  | { status: 'ready'; Component: ComponentType<Fragments[N]>; version: string }
  | { status: 'failed'; failure: RemoteFailure };

const WAITING = { status: 'waiting' } as const;

/** Loads once however often the fragment is shown; a failure can be tried again. */
function createLoader<N extends FragmentName>(name: N) {
  const remote = name.split('/')[0] ?? name;
  let loaded: Loaded<N> = WAITING;
  let underWay = false;
  const listeners = new Set<() => void>();
  const become = (next: Loaded<N>) => {
    loaded = next;
    underWay = false;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => loaded,
    /** It threw while it was drawn: an earlier version is loaded in its place where there is one. */
    broke(version: string, thrown: unknown) {
      if (!remoteBroke(remote, version, thrown)) return;
      become(WAITING);
      this.start();
    },
    retry() {
      retryRemote(remote);
      this.start();
    },
    start() {
      if (underWay || loaded.status === 'ready') return;
      underWay = true;
      if (loaded.status === 'failed') become(WAITING);
      underWay = true;
      loadFragment(name).then(
        ({ Component, version }) => become({ status: 'ready', Component, version }),
        (thrown: unknown) => become({ status: 'failed', failure: failureOf(remote, thrown) }),
      );
    },
  };
}

const readOnServer = () => WAITING;

/**
 * A part of another remote on this page, by name: `const AddToCart = fragment('mf_booking/AddToCart')`, at module level.
 * The server and the first client render keep its room; it is loaded when it is first shown, and its failure stays its own.
 */
export function fragment<N extends FragmentName>(name: N): ComponentType<Fragments[N]> {
  const loader = createLoader(name);
  const remote = name.split('/')[0] ?? name;
  function Fragment(props: Fragments[N]) {
    const { sizeOf, failed } = useFragmentFrame();
    // What arrives is drawn in slices: fragments come together, just when a page begins to answer.
    const loaded = useDeferredValue(useSyncExternalStore<Loaded<N>>(loader.subscribe, loader.read, readOnServer));
    useEffect(() => loader.start(), []);
    if (loaded.status === 'failed') return failed(loaded.failure, () => loader.retry());
    if (loaded.status === 'waiting') {
      const size = sizeOf(name);
      return (
        <div data-fragment={name} aria-hidden style={{ maxWidth: '100%', width: size?.width || undefined, minHeight: size?.height }} />
      );
    }
    // A generic component's props cannot be spread in JSX without this: TypeScript does not resolve Fragments[N] there.
    const Component = loaded.Component as ComponentType<object>;
    return (
      <div key="here" data-remote={remote} data-version={loaded.version} style={{ display: 'contents' }}>
        <RemoteBoundary remote={remote} failed={failed} onFailure={(failure) => loader.broke(loaded.version, failure)}>
          <Component {...props} />
        </RemoteBoundary>
      </div>
    );
  }
  Fragment.displayName = `fragment(${name})`;
  return Fragment;
}
