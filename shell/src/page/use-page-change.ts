import { useEffect, useRef, useState } from 'react';
import { useNavigationType, type useLocation } from '@straits/router';

type Place = ReturnType<typeof useLocation>;

const positions = new Map<string, number>();

/**
 * After a navigation: the window goes to its top, or on "back" to where it was; the heading takes the focus; what is answered is
 * what a screen reader says. A change of the query alone is the page's own business.
 */
export function usePageChange(shown: Place, wanted: Place): string {
  const [announcement, setAnnouncement] = useState('');
  const kind = useNavigationType();
  const before = useRef(shown);
  const place = useRef(wanted.key);
  const seenAt = useRef(0);
  useEffect(() => {
    // The next page may be shorter and is on screen before it can be asked: what counts is where the shopper was before that.
    const see = () => (seenAt.current = window.scrollY);
    window.addEventListener('scroll', see, { passive: true });
    return () => window.removeEventListener('scroll', see);
  }, []);
  useEffect(() => {
    if (place.current !== wanted.key) positions.set(place.current, seenAt.current);
    place.current = wanted.key;
  }, [wanted.key]);
  useEffect(() => {
    const from = before.current;
    before.current = shown;
    if (from.pathname === shown.pathname) return;
    delete document.documentElement.dataset['fresh'];
    dispatchEvent(new Event('straits:page'));
    history.scrollRestoration = 'manual';
    const top = String(kind) === 'POP' ? (positions.get(shown.key) ?? 0) : 0;
    if (shown.hash) document.getElementById(shown.hash.slice(1))?.scrollIntoView();
    else window.scrollTo(0, top);
    let isOver = false;
    let stop = () => undefined as void;
    // Only a navigation needs it, so it is not in the first load.
    void import(/* webpackChunkName: "later" */ './page-heading').then(({ focusOn, whenHeading }) => {
      if (isOver) return;
      stop = whenHeading((heading) => {
        focusOn(heading);
        // A page that came late has its height only now.
        if (top) window.scrollTo(0, top);
        setAnnouncement(heading?.textContent ?? document.title);
      });
    });
    return () => {
      isOver = true;
      stop();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- how the shopper came here belongs to the page that is shown
  }, [shown]);
  return announcement;
}
