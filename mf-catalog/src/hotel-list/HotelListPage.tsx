import { css } from '@emotion/react';
import type { FacetValue, HotelSearchResult } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Container, Section } from '@straits/ui/Container';
import { SectionTitle } from '@straits/ui/Heading';
import { BareLink, TextLink } from '@straits/ui/Link';
import { media, token } from '@straits/ui/tokens';
import { StayForm } from '../hotel-stay/StayForm';
import { hotelSearchPath, readStay, stayParams, type Stay } from '../hotel-stay/stay-url.rules';
import { StayProblems } from '../hotel-stay/StayProblems';
import { LoadFailure } from '../product/LoadFailure';
import { ProductShelf, ProductShelfSkeleton } from '../product/ProductShelf';
import { TripHero } from '../trip-list/TripHero';
import { recommendedHotels } from './hotel-list.resources';

const tiles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.75rem;
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
const tile = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  min-block-size: 3.5rem;
  padding: 0.625rem 1rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
  color: ${token.color.ink};
  text-decoration: none;
  font-weight: 600;
  &:hover {
    border-color: ${token.color.lagoon};
  }
  small {
    color: ${token.color.muted};
    font-weight: 400;
  }
`;

interface TilesProps {
  values: FacetValue[];
  facet: 'category' | 'state' | 'facility';
  stay: Stay;
}
/** Ways into the list, each with how many hotels it holds; the stay goes along. */
function Tiles({ values, facet, stay }: TilesProps) {
  const { number } = useFormat();
  return (
    <ul css={tiles} role="list">
      {values.map((value) => (
        <li key={value.id}>
          <BareLink css={tile} href={hotelSearchPath({ ...Object.fromEntries(stayParams(stay)), [facet]: value.id })}>
            <span lang={value.lang}>{value.name}</span>
            <small>{number(value.count)}</small>
          </BareLink>
        </li>
      ))}
    </ul>
  );
}

function Found({ result, stay }: { result: HotelSearchResult; stay: Stay }) {
  const { t } = useTexts('catalog');
  const { category, state, facility } = result.facets;
  return (
    <>
      <Section
        heading={<SectionTitle>{t('hotel.recommended')}</SectionTitle>}
        aside={<TextLink href={hotelSearchPath(Object.fromEntries(stayParams(stay)))}>{t('hotel.all')}</TextLink>}
      >
        <ProductShelf products={result.items} />
      </Section>
      <Section heading={<SectionTitle>{t('hotel.byType')}</SectionTitle>}>
        <Tiles values={category} facet="category" stay={stay} />
      </Section>
      <Section heading={<SectionTitle>{t('hotel.byPlace')}</SectionTitle>}>
        <Tiles values={state} facet="state" stay={stay} />
      </Section>
      <Section heading={<SectionTitle>{t('hotel.byFacility')}</SectionTitle>}>
        <Tiles values={facility.slice(0, 8)} facet="facility" stay={stay} />
      </Section>
    </>
  );
}

/** Where a search for a room begins: the form, what we recommend, and ways into the list. */
export function HotelListPage() {
  const { t } = useTexts('catalog');
  const [params] = useSearchParams();
  const { stay, problems } = readStay(params);
  const { data, error, mutate } = useResource<HotelSearchResult>(recommendedHotels.path, recommendedHotels.query);
  return (
    <>
      <TripHero current={t('kind.hotel')} title={t('hotel.listHeadline')} lead={t('hotel.lead', { count: data?.total ?? 0 })}>
        <StayForm stay={stay} />
      </TripHero>
      <Container css={{ paddingBlock: '1.25rem 3rem' }}>
        <StayProblems problems={problems} />
        {data ? <Found result={data} stay={stay} /> : error ? <LoadFailure onRetry={() => void mutate()} /> : <ProductShelfSkeleton />}
      </Container>
    </>
  );
}
