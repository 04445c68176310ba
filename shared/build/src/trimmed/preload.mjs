// `preloadRemote` needs manifests; pages name their files themselves.
const unused = () => {
  throw new Error('preloadRemote is not part of this build: pages are preloaded by the registry');
};
export const formatPreloadArgs = unused;
export const preloadAssets = unused;
export const normalizePreloadExposes = unused;
export const defaultPreloadArgs = unused;
