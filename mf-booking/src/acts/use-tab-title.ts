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
