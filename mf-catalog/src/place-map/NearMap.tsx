import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { Skeleton } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';
import { Spare } from '../product/Spare';
import { useNear } from '../product/use-near';
import type { MapMark } from './marks';

const PlaceMap = lazy(() => import(/* webpackChunkName: "place-map" */ './PlaceMap').then(({ PlaceMap: Map }) => ({ default: Map })));

const frame = css`
  block-size: 20rem;
  overflow: clip;
  border-radius: ${token.radius.large};
  background: ${token.color.infoSoft};
`;

/** A map that comes when it is about to be seen: its code is larger than the rest of a page. */
export function NearMap({ marks, height }: { marks: MapMark[]; height?: string }) {
  const { place, isNear } = useNear();
  return (
    <div css={[frame, height && { blockSize: height }]} ref={place} data-print="hide">
      {isNear && (
        <Spare>
          <Suspense fallback={<Skeleton height="100%" />}>
            <PlaceMap marks={marks} />
          </Suspense>
        </Spare>
      )}
    </div>
  );
}
