import { lazy, Suspense, useState } from 'react';
import type { Picture } from '@straits/api-contract';

// Fetched when the first picture is opened, and kept for the next.
const Lightbox = lazy(() => import(/* webpackChunkName: "lightbox" */ './Lightbox').then(({ Lightbox: Box }) => ({ default: Box })));

/** Pictures that open large: `open` one of them; `lightbox` is drawn beside them. */
export function useLightbox(pictures: Picture[]) {
  const [shown, setShown] = useState<number | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  return {
    open: (index: number) => {
      setWasOpen(true);
      setShown(index);
    },
    lightbox: wasOpen && (
      <Suspense fallback={null}>
        <Lightbox pictures={pictures} shown={shown} onShow={setShown} />
      </Suspense>
    ),
  };
}
