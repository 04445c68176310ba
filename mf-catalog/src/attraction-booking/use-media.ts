import { useEffect, useState } from 'react';

/** Whether the window is wide enough for the panel beside the text; false on the server and in the first client render. */
export function useHasSidePanel() {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(min-width: 1024px)');
    const read = () => setHas(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return has;
}
