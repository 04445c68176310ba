import { useState } from 'react';
import type { Attraction } from '@straits/api-contract';
import { later, opened } from '@straits/federation';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useParams } from '@straits/router';
import { Card } from '@straits/ui/Card';
import { Container, Section } from '@straits/ui/Container';
import { SectionTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { BookingBar } from '../attraction-booking/BookingBar';
import { PanelSkeleton } from '../attraction-booking/PanelSkeleton';
import { useHasSidePanel } from '../attraction-booking/use-media';
import { useBooking } from '../attraction-booking/use-booking';
import { NetPrices, ProductShelf, RecentlyViewed, Reviews } from '../product-detail/below';
import { besidePanel, sidePanel } from '../product-detail/detail.styles';
import { DetailAwaited } from '../product-detail/DetailAwaited';
import { DetailText } from '../product-detail/DetailText';
import { PictureStrip } from '../product-detail/PictureStrip';
import { TextParts } from '../product-detail/TextParts';
import { productResource } from '../product-detail/product-detail.resources';
import { useViewed } from '../saved/use-viewed';
import { DetailHead } from './DetailHead';
import { PackageTypes } from './PackageTypes';

const WhereAndWhen = later(() => import(/* webpackChunkName: "where-and-when" */ './WhereAndWhen').then((part) => part.WhereAndWhen));

// Phones load the panel when its sheet opens, and never in the cold page.
const BookingPanel = opened(
  () => import(/* webpackChunkName: "booking-panel" */ '../attraction-booking/BookingPanel').then((file) => file.BookingPanel),
  ({ booking }) => <PanelSkeleton attraction={booking.attraction} />,
);

const PANEL = 'booking';

const columns = besidePanel('24rem');

function Shown({ attraction }: { attraction: Attraction }) {
  const { t } = useTexts('catalog');
  const hasSide = useHasSidePanel();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const booking = useBooking(attraction, hasSide || isSheetOpen);
  const { id } = attraction;
  useViewed(id);
  const choose = (optionId: string) => {
    booking.chooseOption(optionId);
    if (!hasSide) setSheetOpen(true);
    // What is asked next stands beside the text, for the keyboard twenty stops away.
    else document.getElementById(PANEL)?.focus({ preventScroll: true });
  };
  return (
    <Container css={{ paddingBlockStart: '1.25rem' }}>
      <DetailHead attraction={attraction} />
      <PictureStrip pictures={attraction.pictures.length > 0 ? attraction.pictures : [attraction.picture]} />
      {!attraction.available && <NotAvailable attraction={attraction} />}
      <div css={columns}>
        <TextParts>
          <DetailText attraction={attraction} part="before" />
          <PackageTypes attraction={attraction} chosen={booking.choice.option} onChoose={choose} />
          <DetailText attraction={attraction} part="after" />
          <NetPrices product={attraction} />
          <WhereAndWhen attraction={attraction} />
          <Reviews attraction={attraction} />
        </TextParts>
        <Card
          as="aside"
          id={PANEL}
          tabIndex={-1}
          lifted
          padded={false}
          css={sidePanel(hasSide)}
          aria-label={t('booking.label')}
          data-print="hide"
        >
          {hasSide ? <BookingPanel booking={booking} isShown /> : <PanelSkeleton attraction={attraction} />}
        </Card>
      </div>
      {attraction.available && attraction.nearby.length > 0 && (
        <Section data-print="hide" heading={<SectionTitle>{t('detail.nearby')}</SectionTitle>}>
          <ProductShelf products={attraction.nearby} date={booking.choice.date} />
        </Section>
      )}
      <RecentlyViewed except={id} />
      <BookingBar booking={booking} isOpen={isSheetOpen} onOpen={setSheetOpen} />
    </Container>
  );
}

/** It cannot be bought now: said first, with what is like it. */
function NotAvailable({ attraction }: { attraction: Attraction }) {
  const { t } = useTexts('catalog');
  return (
    <div css={{ marginBlockStart: '1.5rem' }}>
      <Notice tone="warning" title={t('booking.unavailable')}>
        {t('detail.similarText')}
      </Notice>
      {attraction.nearby.length > 0 && (
        <Section heading={<SectionTitle>{t('detail.similar')}</SectionTitle>}>
          <ProductShelf products={attraction.nearby} />
        </Section>
      )}
    </div>
  );
}

/** One attraction, from its pictures to the cart. */
export function AttractionDetailPage() {
  const { itemId = '' } = useParams();
  const resource = productResource('attraction', itemId);
  const { data, error, mutate } = useResource<Attraction>(resource.path);
  if (data) return <Shown key={data.id} attraction={data} />;
  return <DetailAwaited retry={error && (() => void mutate())} />;
}
