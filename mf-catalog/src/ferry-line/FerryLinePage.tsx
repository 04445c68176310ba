import { css } from '@emotion/react';
import type { Attraction, FerryFacts, FerryPorts } from '@straits/api-contract';
import { later } from '@straits/federation';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useParams, useSearchParams } from '@straits/router';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Card } from '@straits/ui/Card';
import { Container, Section } from '@straits/ui/Container';
import { PageTitle, SectionTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { Skeleton } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';
import { portsResource } from '../ferry-trip/ports.resource';
import { TripForm } from '../ferry-trip/TripForm';
import { readTrip, withLeg } from '../ferry-trip/trip-url.rules';
import { LoadFailure } from '../product/LoadFailure';
import { DetailText, ProductShelf, RecentlyViewed, Reviews } from '../product-detail/below';
import { DetailAwaited } from '../product-detail/DetailAwaited';
import { PictureStrip } from '../product-detail/PictureStrip';
import { TextParts } from '../product-detail/TextParts';
import { productResource } from '../product-detail/product-detail.resources';
import { SaveButton } from '../saved/SaveButton';
import { useViewed } from '../saved/use-viewed';
import { LineFacts } from './LineFacts';

const parts = () => import(/* webpackChunkName: "ferry-line-later" */ './later');
const LineFares = later(() => parts().then((part) => part.LineFares));
const Timetable = later(() => parts().then((part) => part.Timetable));

const summary = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  margin-block: 0.25rem 1.25rem;
  color: ${token.color.muted};
`;

interface LineProps {
  line: Attraction;
  facts: FerryFacts;
}

/** The search, with the line's ports chosen already. */
function Search({ facts }: { facts: FerryFacts }) {
  const [search] = useSearchParams();
  const { data: ports, error, mutate } = useResource<FerryPorts>(portsResource.path);
  if (!ports) return error ? <LoadFailure onRetry={() => void mutate()} /> : <Skeleton height="14rem" />;
  const asked = readTrip(search);
  const isForLine = Boolean(asked.legs[0]?.from);
  return <TripForm trip={isForLine ? asked : withLeg(asked, 0, { from: facts.from.id, to: facts.to.id })} ports={ports.items} />;
}

function Line({ line, facts }: LineProps) {
  const { t } = useTexts('catalog');
  useViewed(line.id);
  return (
    <Container css={{ paddingBlockStart: '1.25rem' }}>
      <Breadcrumbs
        label={t('crumb.label')}
        links={[
          { label: t('crumb.home'), href: '/' },
          { label: t('kind.ferry'), href: '/ferry' },
        ]}
        current={line.name}
      />
      <PageTitle css={{ marginBlockStart: '0.75rem' }} lang={line.lang}>
        {line.name}
      </PageTitle>
      <p css={summary}>
        <span lang={line.lang}>{line.summary}</span>
        <SaveButton product={line} />
      </p>
      <PictureStrip pictures={line.pictures.length > 0 ? line.pictures : [line.picture]} />
      <Card lifted data-print="hide" css={{ marginBlockStart: '1.5rem' }}>
        {line.available ? <Search facts={facts} /> : <Notice tone="warning" title={t('booking.unavailable')} />}
      </Card>
      <TextParts>
        <LineFacts facts={facts} />
        <Timetable line={line} facts={facts} />
        <LineFares line={line} />
        <DetailText attraction={line} part="after" />
        <Reviews attraction={line} />
      </TextParts>
      {line.nearby.length > 0 && (
        <Section data-print="hide" heading={<SectionTitle>{t('ferry.otherLines')}</SectionTitle>}>
          <ProductShelf products={line.nearby} />
        </Section>
      )}
      <RecentlyViewed except={line.id} />
    </Container>
  );
}

/** One line: its ports, timetable, fares and terms, and the way to its sailings. */
export function FerryLinePage() {
  const { itemId = '' } = useParams();
  const { data, error, mutate } = useResource<Attraction>(productResource('ferry', itemId).path);
  if (data?.facts?.kind === 'ferry') return <Line key={data.id} line={data} facts={data.facts} />;
  return <DetailAwaited retry={error && (() => void mutate())} />;
}
