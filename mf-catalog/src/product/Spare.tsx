import type { ReactNode } from 'react';
import { partFailed, RemoteBoundary } from '@straits/federation';

const nothing = () => null;

/** Around what a page is whole without, a shelf or a map: when it does not come or breaks, it is simply not there. */
export const Spare = ({ children }: { children: ReactNode }) => (
  <RemoteBoundary remote="mf_catalog" failed={nothing} onFailure={partFailed}>
    {children}
  </RemoteBoundary>
);
