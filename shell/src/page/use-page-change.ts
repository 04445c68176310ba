import { useEffect, useRef, useState } from 'react';
import { useNavigationType, type useLocation } from '@straits/router';

type Place = ReturnType<typeof useLocation>;

const positions = new Map<string, number>();

/** What is shown is told by the path and, where that names it, by the query: `/hotel/detail?hotel=quay-house`. */
const pageOf = ({ pathname, search }: Place) => {
  const query = new URLSearchParams(search);
  return pathname.replace(/[^/]+/g, (step) => `${step}=${query.get(step.toLowerCase())}`);
};

/**
 * After a navigation: the window goes to its top and the heading takes the focus, or on "back" both go to where they were; what is answered is
 * what a screen reader says. Any other change of the query is the page's own business.
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
    if (pageOf(from) === pageOf(shown)) return;
    delete document.documentElement.dataset['fresh'];
    dispatchEvent(new Event('straits:page'));
    history.scrollRestoration = 'manual';
    const isBack = String(kind) === 'POP';
    const top = isBack ? (positions.get(shown.key) ?? 0) : 0;
    if (shown.hash) document.getElementById(shown.hash.slice(1))?.scrollIntoView();
    else window.scrollTo(0, top);
    let isOver = false;
    let stop = () => undefined as void;
    // Only a navigation needs it, so it is not in the first load.
    void import(/* webpackChunkName: "later" */ './page-heading').then(({ focusOn, keepLink, linkLeft, whenHeading }) => {
      if (isOver) return;
      keepLink(from.key);
      stop = whenHeading((heading) => {
        focusOn((isBack && linkLeft(shown.key)) || heading);
        // A page that came late has its height only now.
        if (top) window.scrollTo(0, top);
        setAnnouncement(heading?.textContent ?? document.title);
      });
    });
    return () => {
      isOver = true;
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- how the shopper came here belongs to the page that is shown
  }, [shown]);
  return announcement;
}
