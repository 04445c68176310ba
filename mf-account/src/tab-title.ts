import { useEffect } from 'react';

/** The tab says that there is a problem (U14) as long as there is one. */
export function useErrorInTitle(hasFaults: boolean, prefix: string) {
  useEffect(() => {
    if (!hasFaults) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasFaults, prefix]);
}

/**
 * A page whose title changes with what happens on it. The shell writes the route's own title when its part of the page is hydrated, which may
 * be after this: so the title is kept as long as the page is shown.
 */
export function useTabTitle(title: string) {
  useEffect(() => {
    const keep = () => {
      if (document.title !== title) document.title = title;
    };
    const watch = new MutationObserver(keep);
    watch.observe(document.head, { childList: true, characterData: true, subtree: true });
    keep();
    return () => watch.disconnect();
  }, [title]);
}
