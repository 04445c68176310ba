import { useState } from 'react';
import type { Picture } from '@straits/api-contract';
import { opened } from '@straits/federation';

// Fetched when the first picture is opened, and kept for the next.
const Lightbox = opened(() => import(/* webpackChunkName: "lightbox" */ './Lightbox').then((file) => file.Lightbox));

/** Pictures that open large: `open` one of them; `lightbox` is drawn beside them. */
export function useLightbox(pictures: Picture[]) {
  const [shown, setShown] = useState<number | null>(null);
  return {
    open: setShown as (index: number) => void,
    lightbox: shown !== null && <Lightbox pictures={pictures} shown={shown} onShow={setShown} onClose={() => setShown(null)} />,
  };
}
