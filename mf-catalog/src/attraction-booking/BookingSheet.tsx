import { useTexts } from '@straits/i18n';
import { Dialog } from '@straits/ui/Dialog';
import { BookingPanel } from './BookingPanel';
import type { Booking } from './use-booking';

/** The booking panel on a phone. */
export function BookingSheet({ booking, isOpen, onClose }: { booking: Booking; isOpen: boolean; onClose: () => void }) {
  const { t } = useTexts('catalog');
  return (
    <Dialog open={isOpen} onClose={onClose} title={booking.attraction.name} closeLabel={t('booking.closeSheet')} variant="sheet">
      <BookingPanel booking={booking} isShown={isOpen} />
    </Dialog>
  );
}
