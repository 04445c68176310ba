import { createContext, useContext, type ReactNode } from 'react';
import type { FragmentName } from '@straits/remote-contract';
import type { RemoteFailure } from './failure';

/** How the shell draws what surrounds fragments: the room that is kept, and what is said when one does not come. */
export interface FragmentFrame {
  /** CSS px from the owner's contract. */
  sizeOf: (name: FragmentName) => { width: number; height: number } | undefined;
  /** With `onClose`, it is of something that was opened above the page. */
  failed: (failure: RemoteFailure, retry: () => void, onClose?: () => void) => ReactNode;
}

const FrameContext = createContext<FragmentFrame>({ sizeOf: () => undefined, failed: () => null });
export const useFragmentFrame = () => useContext(FrameContext);
export const FederationProvider = ({ frame, children }: { frame: FragmentFrame; children: ReactNode }) => (
  <FrameContext.Provider value={frame}>{children}</FrameContext.Provider>
);
