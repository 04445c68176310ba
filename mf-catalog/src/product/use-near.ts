import { useEffect, useRef, useState } from 'react';

/** Whether a place of the page is about to be seen, or was: what is far down waits for it. */
export function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: '200px',
    });
    seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  return { place, isNear };
}
