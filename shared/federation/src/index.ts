export { fragment } from './fragment';
export { loadPages, loadModule, startFederation, type FederationHost } from './remotes';
export { RemoteFailure, type FailureCode } from './failure';
export { RemoteBoundary } from './remote-boundary';
export { FederationProvider, type FragmentFrame } from './fragment-frame';
