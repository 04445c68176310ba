import type { Attraction, CruiseFacts, Departures } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useParams, useSearchParams } from '@straits/router';
import { Card } from '@straits/ui/Card';
import { Container, Section } from '@straits/ui/Container';
import { SectionTitle } from '@straits/ui/Heading';
import { EasyQuote } from '../easy-quote/below';
import { CancellationOfAll, DetailText, ProductShelf, RecentlyViewed, Reviews } from '../product-detail/below';
import { besidePanel, panelBelow } from '../product-detail/detail.styles';
import { DetailAwaited } from '../product-detail/DetailAwaited';
import { PictureStrip } from '../product-detail/PictureStrip';
import { TextParts } from '../product-detail/TextParts';
import { productResource } from '../product-detail/product-detail.resources';
import { departuresResource } from '../trip/departures.api';
import { stepAddress } from '../trip/step-address.rules';
import { TripBar } from '../trip/TripBar';
import { TripHead } from '../trip/TripHead';
import { CabinClasses } from './CabinClasses';
import { SailingsPanel } from './SailingsPanel';
import { Voyage } from './Voyage';

const columns = besidePanel('23rem');

function Shown({ product, facts }: { product: Attraction; facts: CruiseFacts }) {
  const { t } = useTexts('catalog');
  const [search] = useSearchParams();
  const { data: departures } = useResource<Departures>(departuresResource('cruise', product.id).path);
  return (
    <Container css={{ paddingBlockStart: '1.25rem' }}>
      <TripHead product={product} kind="cruise" />
      <a className="visually-hidden" href="#dates" data-print="hide">
        {t('cruise.toSailings')}
      </a>
      <PictureStrip pictures={product.pictures.length > 0 ? product.pictures : [product.picture]} />
      <div css={columns}>
        <TextParts>
          <Voyage product={product} facts={facts} />
          <CabinClasses product={product} />
          {product.options.length > 0 && (
            <section>
              <SectionTitle css={{ marginBlockEnd: '0.5rem' }}>{t('detail.cancellation')}</SectionTitle>
              <CancellationOfAll options={product.options} lang={product.lang} moment="departure" level={3} />
            </section>
          )}
          <DetailText attraction={product} part="after" />
          <Reviews attraction={product} />
          <EasyQuote product={product.name} timeZone={product.timeZone} date={search.get('date')} />
        </TextParts>
        <Card as="aside" id="dates" tabIndex={-1} lifted css={panelBelow} aria-label={t('cruise.sailings')}>
          <SailingsPanel product={product} facts={facts} departures={departures?.items} />
        </Card>
      </div>
      {product.nearby.length > 0 && (
        <Section data-print="hide" heading={<SectionTitle>{t('detail.nearby')}</SectionTitle>}>
          <ProductShelf products={product.nearby} />
        </Section>
      )}
      <RecentlyViewed except={product.id} />
      <TripBar
        price={product.priceFrom}
        unit={t('cruise.perCabinForTwo')}
        next={{ href: stepAddress(`/cruise/${product.id}/available-date`, search), words: t('cruise.toSailings') }}
      />
    </Container>
  );
}

/** One cruise: the voyage, the cabins, the sailings. */
export function CruiseDetailPage() {
  const { slug = '' } = useParams();
  const { data, error, mutate } = useResource<Attraction>(productResource('cruise', slug).path);
  if (data?.facts?.kind === 'cruise') return <Shown key={data.id} product={data} facts={data.facts} />;
  return <DetailAwaited retry={error && (() => void mutate())} />;
}
