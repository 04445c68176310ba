import { fragment } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { ToCart } from '../trip/ToCart';
import { cruiseLinesOf } from './cruise-choice.rules';
import type { CruiseTrip } from './use-cruise-trip';

const AddToCart = fragment('mf_booking/AddToCart');

/** Each cabin is a line of the cart; several are put there together or not at all. */
export function CabinsToCart({ trip }: { trip: CruiseTrip }) {
  const { t } = useTexts('catalog');
  const navigate = useNavigate();
  const lines = cruiseLinesOf(trip.product, trip);
  const [first, second] = lines ?? [];
  return (
    <ToCart>
      <AddToCart
        selection={(second ? lines : first) ?? null}
        hint={lines ? '' : t('trip.led.cabin')}
        onMissing={() => void navigate(trip.hrefOf('pricing'))}
      />
    </ToCart>
  );
}
