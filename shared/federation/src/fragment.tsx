import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { FragmentName, Fragments } from '@straits/remote-contract';
import { failureOf, type RemoteFailure } from './failure';
import { useFragmentFrame } from './fragment-frame';
import { RemoteBoundary } from './remote-boundary';
import { loadFragment } from './remotes';

type Loaded<N extends FragmentName> =
  { status: 'waiting' } | { status: 'ready'; Component: ComponentType<Fragments[N]> } | { status: 'failed'; failure: RemoteFailure };

const WAITING = { status: 'waiting' } as const;

/** Loads once however often the fragment is shown; a failure can be tried again. */
function createLoader<N extends FragmentName>(name: N) {
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
    start() {
      if (underWay || loaded.status === 'ready') return;
      underWay = true;
      if (loaded.status === 'failed') become(WAITING);
      underWay = true;
      loadFragment(name).then(
        (Component) => become({ status: 'ready', Component }),
        (thrown: unknown) => become({ status: 'failed', failure: failureOf(name.split('/')[0] ?? name, thrown) }),
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
    const loaded = useSyncExternalStore<Loaded<N>>(loader.subscribe, loader.read, readOnServer);
    useEffect(() => loader.start(), []);
    if (loaded.status === 'failed') return failed(loaded.failure, loader.start);
    if (loaded.status === 'waiting') {
      const size = sizeOf(name);
      return (
        <div data-fragment={name} aria-hidden style={{ maxWidth: '100%', width: size?.width || undefined, minHeight: size?.height }} />
      );
    }
    // A generic component's props cannot be spread in JSX without this: TypeScript does not resolve Fragments[N] there.
    const Component = loaded.Component as ComponentType<object>;
    return (
      <RemoteBoundary remote={remote} failed={failed}>
        <Component {...props} />
      </RemoteBoundary>
    );
  }
  Fragment.displayName = `fragment(${name})`;
  return Fragment;
}
