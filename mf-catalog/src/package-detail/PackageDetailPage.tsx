import type { Attraction, Departures, PackageFacts } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useParams, useSearchParams } from '@straits/router';
import { Card } from '@straits/ui/Card';
import { Container, Section } from '@straits/ui/Container';
import { SectionTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { EasyQuote } from '../easy-quote/below';
import { CancellationOfAll, DetailText, ProductShelf, RecentlyViewed, Reviews } from '../product-detail/below';
import { besidePanel, panelBelow } from '../product-detail/detail.styles';
import { DetailAwaited } from '../product-detail/DetailAwaited';
import { PictureStrip } from '../product-detail/PictureStrip';
import { TextParts } from '../product-detail/TextParts';
import { productResource } from '../product-detail/product-detail.resources';
import { stepAddress } from '../trip/step-address.rules';
import { departuresResource } from '../trip/departures.api';
import { TripBar } from '../trip/TripBar';
import { TripHead } from '../trip/TripHead';
import { DatesPanel } from './DatesPanel';
import { PackageFactsList } from './PackageFactsList';
import { PackageItinerary } from './PackageItinerary';
import { PriceParts } from './PriceParts';

const columns = besidePanel('23rem');

function Shown({ product, facts }: { product: Attraction; facts: PackageFacts }) {
  const { t } = useTexts('catalog');
  const [search] = useSearchParams();
  const { data: departures } = useResource<Departures>(departuresResource('package', product.id).path);
  const option = product.options[0];
  return (
    <Container css={{ paddingBlockStart: '1.25rem' }}>
      <TripHead product={product} kind="package" />
      <a className="visually-hidden" href="#dates" data-print="hide">
        {t('package.seeDates')}
      </a>
      <PictureStrip pictures={product.pictures.length > 0 ? product.pictures : [product.picture]} />
      {!product.available && (
        <Notice tone="warning" title={t('booking.unavailable')} css={{ marginBlockStart: '1.5rem' }}>
          {t('package.noDatesText')}
        </Notice>
      )}
      <div css={columns}>
        <TextParts>
          <PackageFactsList product={product} facts={facts} />
          <PackageItinerary lang={product.lang} facts={facts} />
          {option && <PriceParts option={option} />}
          {option && (
            <section>
              <SectionTitle css={{ marginBlockEnd: '0.5rem' }}>{t('detail.cancellation')}</SectionTitle>
              <CancellationOfAll options={product.options} lang={product.lang} moment="departure" level={3} />
            </section>
          )}
          <DetailText attraction={product} part="after" />
          <Reviews attraction={product} />
          <EasyQuote product={product.name} timeZone={product.timeZone} date={search.get('date')} />
        </TextParts>
        <Card as="aside" id="dates" tabIndex={-1} lifted css={panelBelow} aria-label={t('package.datesTitle')}>
          <DatesPanel product={product} facts={facts} departures={departures?.items} />
        </Card>
      </div>
      {product.nearby.length > 0 && (
        <Section data-print="hide" heading={<SectionTitle>{t('detail.nearby')}</SectionTitle>}>
          <ProductShelf products={product.nearby} />
        </Section>
      )}
      <RecentlyViewed except={product.id} />
      {product.available && (
        <TripBar
          price={product.priceFrom}
          unit={t('package.perAdult')}
          next={{ href: stepAddress(`/package/${product.id}/available-dates`, search), words: t('package.seeDates') }}
        />
      )}
    </Container>
  );
}

/** One package: what happens on which day, what it costs for whom, and when it leaves. */
export function PackageDetailPage() {
  const { slug = '' } = useParams();
  const { data, error, mutate } = useResource<Attraction>(productResource('package', slug).path);
  if (data?.facts?.kind === 'package') return <Shown key={data.id} product={data} facts={data.facts} />;
  return <DetailAwaited retry={error && (() => void mutate())} />;
}
