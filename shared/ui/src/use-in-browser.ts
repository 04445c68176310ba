import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's page, and true where React has taken it. */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
