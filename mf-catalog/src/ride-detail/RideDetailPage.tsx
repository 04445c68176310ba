import { css } from '@emotion/react';
import type { Attraction, TransportFacts } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useParams } from '@straits/router';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Card } from '@straits/ui/Card';
import { Container, Section } from '@straits/ui/Container';
import { PageTitle, SectionTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { Tag } from '@straits/ui/Tag';
import { media, token } from '@straits/ui/tokens';
import { Cancellation, DetailText, ProductShelf, RecentlyViewed, Reviews } from '../product-detail/below';
import { besidePanel } from '../product-detail/detail.styles';
import { DetailAwaited } from '../product-detail/DetailAwaited';
import { PictureStrip } from '../product-detail/PictureStrip';
import { TextParts } from '../product-detail/TextParts';
import { productResource } from '../product-detail/product-detail.resources';
import { SaveButton } from '../saved/SaveButton';
import { useViewed } from '../saved/use-viewed';
import { RideBar } from './RideBar';
import { RidePanel } from './RidePanel';
import { useRide } from './use-ride';

const side = css`
  margin-block-start: 1.75rem;
  scroll-margin-block-start: 5.5rem;
  ${media.desktop} {
    grid-area: 1 / 2;
  }
`;
const route = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  margin-block: 0.5rem 1.25rem;
  color: ${token.color.muted};
`;

const columns = besidePanel('25rem');

function Shown({ product, facts }: { product: Attraction; facts: TransportFacts }) {
  const { t } = useTexts('catalog');
  const booking = useRide(product);
  useViewed(product.id);
  return (
    <Container css={{ paddingBlockStart: '1.25rem' }}>
      <Breadcrumbs
        label={t('crumb.label')}
        links={[
          { label: t('crumb.home'), href: '/' },
          { label: t('kind.transport'), href: '/transport' },
        ]}
        current={product.name}
      />
      <PageTitle css={{ marginBlockStart: '0.75rem' }} lang={product.lang}>
        {product.name}
      </PageTitle>
      <p css={route}>
        <Tag>{t(`transport.service.${facts.service}`)}</Tag>
        <Icon name="pin" size={18} />
        {facts.to ? `${facts.from.name} → ${facts.to.name}` : facts.from.name}
        <SaveButton product={product} />
      </p>
      <PictureStrip pictures={product.pictures.length > 0 ? product.pictures : [product.picture]} />
      <div css={columns}>
        <Card as="aside" lifted css={side} id="ride" aria-label={t('booking.label')}>
          <RidePanel booking={booking} />
        </Card>
        <TextParts>
          <DetailText attraction={product} part="before" />
          <section>
            <SectionTitle css={{ marginBlockEnd: '0.5rem' }}>{t('detail.cancellation')}</SectionTitle>
            <Cancellation option={booking.option ?? { cancellation: [] }} moment="ride" level={3} />
          </section>
          <DetailText attraction={product} part="after" />
          <Reviews attraction={product} />
        </TextParts>
      </div>
      {product.nearby.length > 0 && (
        <Section data-print="hide" heading={<SectionTitle>{t('detail.nearby')}</SectionTitle>}>
          <ProductShelf products={product.nearby} date={booking.ride.date || null} />
        </Section>
      )}
      <RecentlyViewed except={product.id} />
      {product.available && <RideBar booking={booking} />}
    </Container>
  );
}

/** One transport service, from its vehicles to the cart. */
export function RideDetailPage() {
  const { itemId = '' } = useParams();
  const { data, error, mutate } = useResource<Attraction>(productResource('transport', itemId).path);
  if (data?.facts?.kind === 'transport') return <Shown key={data.id} product={data} facts={data.facts} />;
  return <DetailAwaited retry={error && (() => void mutate())} />;
}
