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
