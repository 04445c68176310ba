import { useSyncExternalStore } from 'react';
import { useUnit } from 'effector-react';
import { $isAgent, $session, $user, type Session } from './session.model';

export {
  $session,
  $sessionFailure,
  $user,
  $isAgent,
  sessionStarted,
  signedIn,
  signOutAsked,
  sessionEnded,
  signOutFx,
  loadUserFx,
  type Session,
} from './session.model';
export { safeNext, loginPath } from './next-path';
export { wipeStorage, isAnotherSignedIn } from './storage';

const neverChanges = () => () => undefined;
/** False on the server and while a page is hydrated: what depends on the person must be as the server wrote it until then. */
const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
const UNKNOWN: Session = { status: 'unknown' };

/** Who is here. `unknown` on the server, while hydrating and until the start-up has its answer. */
export function useSession(): Session {
  const session = useUnit($session);
  return useIsHydrated() ? session : UNKNOWN;
}
/** The signed-in person, or null. */
export function useUser() {
  const user = useUnit($user);
  return useIsHydrated() ? user : null;
}
export function useIsAgent() {
  const isAgent = useUnit($isAgent);
  return useIsHydrated() && isAgent;
}
