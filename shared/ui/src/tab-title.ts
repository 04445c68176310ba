import { useEffect } from 'react';

/**
 * The tab's title where it changes with what happens on the page. The shell may write the route's own after this: it comes back when this is
 * left. A form with faults has its word in front.
 */
export function useTabTitle(title: string) {
  useEffect(() => {
    let routes = document.title;
    const keep = () => {
      if (document.title.endsWith(title)) return;
      routes = document.title;
      document.title = title;
    };
    const watch = new MutationObserver(keep);
    watch.observe(document.head, { childList: true, characterData: true, subtree: true });
    keep();
    return () => {
      watch.disconnect();
      if (document.title === title) document.title = routes;
    };
  }, [title]);
}

/** The tab says that there is a problem before a screen reader reads the page (U14), as long as there is one. */
export function useErrorInTitle(hasFaults: boolean, prefix: string) {
  useEffect(() => {
    if (!hasFaults) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasFaults, prefix]);
}
