// What shell and remotes use of emotion; themes are CSS variables here, so its providers of themes are left out.
export { CacheProvider, css, Global, jsx, keyframes, __unsafe_useEmotionCache } from 'emotion-react-file';
