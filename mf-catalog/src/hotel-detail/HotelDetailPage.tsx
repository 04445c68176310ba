import { useState } from 'react';
import type { Hotel } from '@straits/api-contract';
import { later, opened } from '@straits/federation';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Card } from '@straits/ui/Card';
import { Container, Section } from '@straits/ui/Container';
import { SectionTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { PanelSkeleton } from '../attraction-booking/PanelSkeleton';
import { useHasSidePanel } from '../attraction-booking/use-media';
import { ProductShelf, RecentlyViewed, Reviews } from '../product-detail/below';
import { besidePanel, sidePanel } from '../product-detail/detail.styles';
import { DetailAwaited } from '../product-detail/DetailAwaited';
import { PictureStrip } from '../product-detail/PictureStrip';
import { TextParts } from '../product-detail/TextParts';
import { hotelResource, readHotelId } from './hotel-detail.resources';
import { HotelHead } from './HotelHead';
import { HotelOverview } from './HotelOverview';
import { RoomList } from './RoomList';
import { StayBar } from './StayBar';
import { useHotelStay } from './use-hotel-stay';

const parts = () => import(/* webpackChunkName: "hotel-later" */ './later');
const Around = later(() => parts().then((part) => part.Around));
const Facilities = later(() => parts().then((part) => part.Facilities));
const GuestScores = later(() => parts().then((part) => part.GuestScores));
const NoHotel = later(() => parts().then((part) => part.NoHotel));
const HotelDescription = later(() => parts().then((part) => part.HotelDescription));

// Phones load the panel when its sheet opens, and never in the cold page.
const StayPanel = opened(
  () => import(/* webpackChunkName: "stay-panel" */ './StayPanel').then((file) => file.StayPanel),
  ({ stay }) => <PanelSkeleton attraction={stay.hotel} />,
);

const PANEL = 'booking';

const columns = besidePanel('24rem');

function Shown({ hotel }: { hotel: Hotel }) {
  const { t } = useTexts('catalog');
  const hasSide = useHasSidePanel();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const stay = useHotelStay(hotel);
  const choose = (optionId: string) => {
    stay.chooseRoom(optionId);
    if (!hasSide) setSheetOpen(true);
    // What is asked next stands beside the rooms, for the keyboard far away.
    else document.getElementById(PANEL)?.focus({ preventScroll: true });
  };
  return (
    <Container css={{ paddingBlockStart: '1.25rem' }}>
      <HotelHead hotel={hotel} />
      <PictureStrip pictures={hotel.pictures.length > 0 ? hotel.pictures : [hotel.picture]} />
      {!hotel.available && (
        <div css={{ marginBlockStart: '1.5rem' }}>
          <Notice tone="warning" title={t('booking.unavailable')}>
            {t('detail.similarText')}
          </Notice>
        </div>
      )}
      <div css={columns}>
        <TextParts>
          <HotelOverview hotel={hotel} />
          <RoomList stay={stay} onChoose={choose} />
          <Facilities hotel={hotel} />
          <HotelDescription hotel={hotel} />
          <Around hotel={hotel} />
          <GuestScores hotel={hotel} />
          <Reviews attraction={hotel} />
        </TextParts>
        <Card
          as="aside"
          id={PANEL}
          tabIndex={-1}
          lifted
          padded={false}
          css={sidePanel(hasSide)}
          aria-label={t('booking.label')}
          data-print={stay.selection ? undefined : 'hide'}
        >
          {hasSide ? <StayPanel stay={stay} isShown /> : <PanelSkeleton attraction={hotel} />}
        </Card>
      </div>
      {hotel.nearby.length > 0 && (
        <Section data-print="hide" heading={<SectionTitle>{hotel.available ? t('rooms.others') : t('detail.similar')}</SectionTitle>}>
          <ProductShelf products={hotel.nearby} />
        </Section>
      )}
      <RecentlyViewed except={hotel.id} />
      <StayBar stay={stay} isOpen={isSheetOpen} onOpen={setSheetOpen} />
    </Container>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, mutate } = useResource<Hotel>(hotelResource(id).path);
  if (data) return <Shown key={data.id} hotel={data} />;
  return <DetailAwaited retry={error && (() => void mutate())} />;
}

/** One hotel, from its pictures to the cart. */
export function HotelDetailPage() {
  const [params] = useSearchParams();
  const id = readHotelId(params);
  return id ? <Loaded id={id} /> : <NoHotel />;
}
