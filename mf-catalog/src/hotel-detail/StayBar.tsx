import { useState } from 'react';
import { opened } from '@straits/federation';
import { useFormat, useTexts } from '@straits/i18n';
import { BottomBar } from '@straits/ui/BottomBar';
import { Button } from '@straits/ui/Button';
import { PriceTag } from '@straits/ui/PriceTag';
import { media } from '@straits/ui/tokens';
import { useFromWords } from '../product/from-words';
import type { HotelStay } from './use-hotel-stay';

const StaySheet = opened(() => import(/* webpackChunkName: "stay-sheet" */ './StaySheet').then((file) => file.StaySheet));

export interface StayBarProps {
  stay: HotelStay;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The price and the way to the panel, at the thumb (A54). The panel opens as a sheet. */
export function StayBar({ stay, isOpen, onOpen }: StayBarProps) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const fromWords = useFromWords();
  const [wasOpen, setWasOpen] = useState(false);
  const { hotel, offer, isFull } = stay;
  const total = offer && offer.fault === null ? offer.total : null;
  const open = () => {
    setWasOpen(true);
    onOpen(true);
  };
  return (
    <>
      <BottomBar css={{ [media.desktop]: { display: 'none' } }} always>
        {isFull ? (
          <strong>{t('rooms.noRoom')}</strong>
        ) : total ? (
          <PriceTag amount={money(total.shown)} sub={t('booking.allIn')} />
        ) : stay.priceFrom ? (
          <PriceTag amount={money(stay.priceFrom.shown)} {...fromWords(t('product.per.room_night'))} />
        ) : (
          <span />
        )}
        <Button prominence="main" css={{ flex: 'none', maxInlineSize: '55%' }} disabled={!hotel.available} onClick={open}>
          {hotel.available ? t(isFull ? 'hotel.otherDates' : 'rooms.open') : t('booking.unavailableShort')}
        </Button>
      </BottomBar>
      {(isOpen || wasOpen) && <StaySheet stay={stay} isOpen={isOpen} onClose={() => onOpen(false)} />}
    </>
  );
}
