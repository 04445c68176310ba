// The runtime's snapshots are for manifests; our registry is in the page. The runtime's own "disabled" handler keeps the place.
export { DisabledSnapshotHandler as SnapshotHandler } from 'runtime-core-dist/plugins/snapshot/disabled.js';
export const getGlobalRemoteInfo = () => ({});
