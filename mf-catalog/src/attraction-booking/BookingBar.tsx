import { useState } from 'react';
import { opened } from '@straits/federation';
import { useFormat, useTexts } from '@straits/i18n';
import { BottomBar } from '@straits/ui/BottomBar';
import { Button } from '@straits/ui/Button';
import { PriceTag } from '@straits/ui/PriceTag';
import { media } from '@straits/ui/tokens';
import { useFromWords } from '../product/from-words';
import type { Booking } from './use-booking';

const BookingSheet = opened(() => import(/* webpackChunkName: "booking-sheet" */ './BookingSheet').then((file) => file.BookingSheet));

export interface BookingBarProps {
  booking: Booking;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The price and the way to the panel, at the thumb (A54). The panel opens as a sheet. */
export function BookingBar({ booking, isOpen, onOpen }: BookingBarProps) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const fromWords = useFromWords();
  const [wasOpen, setWasOpen] = useState(false);
  const { attraction, total, isExact, choice, fault } = booking;
  const isPriced = choice.option !== null && fault === null;
  const price = isPriced ? total : attraction.priceFrom;
  const open = () => {
    setWasOpen(true);
    onOpen(true);
  };
  return (
    <>
      <BottomBar css={{ [media.desktop]: { display: 'none' } }} always>
        {price ? (
          <PriceTag
            amount={money(price.shown)}
            {...(isPriced && isExact ? undefined : fromWords(isPriced ? undefined : t(`product.per.${attraction.priceUnit}`)))}
          />
        ) : (
          <span />
        )}
        <Button prominence="main" css={{ whiteSpace: 'nowrap' }} disabled={!attraction.available} onClick={open}>
          {attraction.available ? t('booking.open') : t('booking.unavailableShort')}
        </Button>
      </BottomBar>
      {(isOpen || wasOpen) && <BookingSheet booking={booking} isOpen={isOpen} onClose={() => onOpen(false)} />}
    </>
  );
}
