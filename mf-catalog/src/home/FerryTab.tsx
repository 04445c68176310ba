import type { FerryPorts } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTextsPart } from '@straits/i18n';
import { Skeleton } from '@straits/ui/Skeleton';
import { portsResource } from '../ferry-trip/ports.resource';
import { TripForm } from '../ferry-trip/TripForm';
import { readTrip } from '../ferry-trip/trip-url.rules';
import { catalogTexts } from '../locales/load-texts';
import { LoadFailure } from '../product/LoadFailure';
import { FORM_HEIGHT } from './form-height';

const NOTHING_CHOSEN = readTrip(new URLSearchParams());

export function FerryTab() {
  useTextsPart(catalogTexts, 'ferry');
  const { data: ports, error, mutate } = useResource<FerryPorts>(portsResource.path);
  if (ports) return <TripForm trip={NOTHING_CHOSEN} ports={ports.items} />;
  return error ? <LoadFailure onRetry={() => void mutate()} /> : <Skeleton height={FORM_HEIGHT.ferry} />;
}
