import type { EmotionCache } from '@emotion/cache';

/** Tells emotion which styles the server has written into the page (`documentStyles`), so that it does not write them again. */
export function adoptStyles(cache: EmotionCache) {
  const names = document.querySelector<HTMLElement>('style[data-styles]')?.dataset['styles'] ?? '';
  for (const name of names.split(' ')) cache.inserted[name] = true;
}
