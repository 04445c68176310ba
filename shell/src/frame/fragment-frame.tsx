import type { FragmentFrame } from '@straits/federation';
import type { RemoteSlice } from '../page/page-state';
import { FragmentFailed } from './FragmentFailed';
import { OpenedFailed } from './lazy-parts';

/** Room of every fragment by its owner's contract, and the same small notice for each that fails; what was opened above the page says so there. */
export function fragmentFrame(remotes: RemoteSlice[]): FragmentFrame {
  const sizes = new Map(
    remotes.flatMap((remote) =>
      remote.contract.fragments.map(({ name, width, height }) => [`${remote.name}/${name}`, { width, height }] as const),
    ),
  );
  return {
    sizeOf: (name) => sizes.get(name),
    failed: (failure, onRetry, onClose) =>
      onClose ? <OpenedFailed {...{ failure, onRetry, onClose }} /> : <FragmentFailed {...{ failure, onRetry }} />,
  };
}
