import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { Pins } from '@straits/api-contract';
import { opened } from '@straits/federation';
import { useResource } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import type { ResourceRef } from '@straits/remote-contract';
import { Skeleton } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';
import { LoadFailure } from '../product/LoadFailure';
import { WIDE, wide } from './wide';

const PlaceMap = opened(
  () => import(/* webpackChunkName: "place-map" */ './PlaceMap').then((file) => file.PlaceMap),
  () => <Skeleton height="100%" />,
);

const place = css`
  display: none;
  overflow: clip;
  border-radius: ${token.radius.large};
  block-size: min(34rem, 72dvh);
  ${wide} {
    display: block;
    position: sticky;
    inset-block-start: 5.5rem;
    block-size: calc(100dvh - 7rem);
  }
`;
const shownAlone = css`
  display: block;
`;

/** Null before hydration: the server draws no maps, and phones load the code only when they ask for it. */
function useIsWide() {
  const [isWide, setWide] = useState<boolean | null>(null);
  useEffect(() => {
    const query = window.matchMedia(WIDE);
    const read = () => setWide(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return isWide;
}

interface PinnedMapProps {
  /** What is on the map: a list's whole answer, of which the page shows the first. */
  pins: ResourceRef;
  hrefOf: (pin: Pins['items'][number]) => string;
}

function PinnedMap({ pins, hrefOf }: PinnedMapProps) {
  const { money } = useFormat();
  const { data, error, mutate } = useResource<Pins>(pins.path, pins.query, { keepPreviousData: true });
  if (error && !data) return <LoadFailure onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="100%" />;
  const marks = data.items.map((pin) => ({ ...pin, label: pin.priceFrom ? money(pin.priceFrom) : pin.name, href: hrefOf(pin) }));
  return <PlaceMap marks={marks} />;
}

/** A list's map: beside the list in wide windows; elsewhere it comes, with its code and its pins, when it is asked for. */
export function ListMap({ isShown, ...pinned }: PinnedMapProps & { isShown: boolean }) {
  const { t } = useTexts('catalog');
  const isWide = useIsWide();
  const section = useRef<HTMLElement>(null);
  const wasShown = useRef(isShown);
  // Asked for from far down a list, it opens above what was looked at.
  useEffect(() => {
    if (isShown && !wasShown.current) section.current?.scrollIntoView({ block: 'center' });
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <section ref={section} css={[place, isShown && shownAlone]} aria-label={t('map.label')}>
      {isWide !== null && (isShown || isWide) && <PinnedMap {...pinned} />}
    </section>
  );
}
