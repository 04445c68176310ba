import type { RidePoints } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTextsPart } from '@straits/i18n';
import { Skeleton } from '@straits/ui/Skeleton';
import { catalogTexts } from '../locales/load-texts';
import { LoadFailure } from '../product/LoadFailure';
import { RideForm } from '../ride-trip/RideForm';
import { readRide } from '../ride-trip/ride-url.rules';
import { pointsResource } from '../ride-trip/rides.resources';
import { FORM_HEIGHT } from './form-height';

const NOTHING_CHOSEN = readRide(new URLSearchParams());

export function RideTab() {
  useTextsPart(catalogTexts, 'transport');
  const { data: points, error, mutate } = useResource<RidePoints>(pointsResource.path);
  if (points) return <RideForm ride={NOTHING_CHOSEN} points={points.items} />;
  return error ? <LoadFailure onRetry={() => void mutate()} /> : <Skeleton height={FORM_HEIGHT.transport} />;
}
