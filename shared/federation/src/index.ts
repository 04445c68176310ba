export { fragment } from './fragment';
export { later, opened } from './later';
export { loadPages, partFailed, remoteBroke, retryRemote, startFederation, type FederationHost } from './remotes';
export { type Loaded, type VersionRef } from './loader';
export { failureOf, RemoteFailure, type FailureCode } from './failure';
export { RemoteBoundary } from './remote-boundary';
export { FederationProvider, type FragmentFrame } from './fragment-frame';
