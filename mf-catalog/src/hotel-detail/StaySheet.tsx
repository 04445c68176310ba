import { useTexts } from '@straits/i18n';
import { Dialog } from '@straits/ui/Dialog';
import { StayPanel } from './StayPanel';
import type { HotelStay } from './use-hotel-stay';

/** The booking panel on a phone. */
export function StaySheet({ stay, isOpen, onClose }: { stay: HotelStay; isOpen: boolean; onClose: () => void }) {
  const { t } = useTexts('catalog');
  return (
    <Dialog open={isOpen} onClose={onClose} title={stay.hotel.name} closeLabel={t('booking.closeSheet')} variant="sheet">
      <StayPanel stay={stay} isShown={isOpen} />
    </Dialog>
  );
}
