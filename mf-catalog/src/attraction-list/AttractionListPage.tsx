import { css } from '@emotion/react';
import type { FacetValue, ProductCard, SearchResult, StateList } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Card } from '@straits/ui/Card';
import { Container, Section } from '@straits/ui/Container';
import { PageTitle, SectionTitle } from '@straits/ui/Heading';
import { BareLink, TextLink } from '@straits/ui/Link';
import { token } from '@straits/ui/tokens';
import { LoadFailure } from '../product/LoadFailure';
import { ProductShelf, ProductShelfSkeleton } from '../product/ProductShelf';
import { searchPath } from '../product/product-links.rules';
import { StatesByCountry } from '../product/StatesByCountry';
import { isPlainDate } from '../place-time/plain-date.rules';
import { SearchBox } from '../search-box/SearchBox';
import { popularResource, recommendedResource, statesResource } from './attraction-list.resources';

const hero = css`
  background: ${token.color.sea};
  color: ${token.color.onSea};
  padding-block: 1.25rem clamp(2rem, 5vw, 3.5rem);
  h1 {
    margin-block: 1rem 0.5rem;
  }
  & nav ol li,
  & nav ol a {
    color: ${token.color.onSea};
  }
`;
const categoryList = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
`;
const category = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 2.75rem;
  padding: 0.375rem 1rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.round};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    border-color: ${token.color.lagoon};
  }
  small {
    color: ${token.color.muted};
    font-weight: 400;
  }
`;

function Categories({ values, date }: { values: FacetValue[]; date: string | null }) {
  const { number } = useFormat();
  return (
    <ul css={categoryList} role="list">
      {values.map((value) => (
        <li key={value.id}>
          <BareLink css={category} href={searchPath({ category: value.id, ...(date ? { date } : {}) })}>
            <span lang={value.lang}>{value.name}</span> <small>{number(value.count)}</small>
          </BareLink>
        </li>
      ))}
    </ul>
  );
}

interface ShelfProps {
  title: string;
  products: ProductCard[] | undefined;
  sort: 'recommended' | 'popularity';
  date: string | null;
}
function Shelf({ title, products, sort, date }: ShelfProps) {
  const { t } = useTexts('catalog');
  const all = searchPath({ ...(sort === 'popularity' ? { sort } : {}), ...(date ? { date } : {}) });
  return (
    <Section heading={<SectionTitle>{title}</SectionTitle>} aside={<TextLink href={all}>{t('list.all')}</TextLink>}>
      {products ? <ProductShelf products={products} date={date} /> : <ProductShelfSkeleton />}
    </Section>
  );
}

/** The door to all attractions: search, categories, states, and two rows to begin with. */
export function AttractionListPage() {
  const { t } = useTexts('catalog');
  const [search] = useSearchParams();
  const date = isPlainDate(search.get('date')) ? search.get('date') : null;
  const { data: recommended, error, mutate } = useResource<SearchResult>(recommendedResource.path, recommendedResource.query);
  const { data: popular } = useResource<SearchResult>(popularResource.path, popularResource.query);
  const { data: states } = useResource<StateList>(statesResource.path);
  const total = recommended?.total ?? 0;

  return (
    <>
      <div css={hero}>
        <Container>
          <Breadcrumbs label={t('crumb.label')} links={[{ label: t('crumb.home'), href: '/' }]} current={t('kind.attraction')} />
          <PageTitle>{t('list.headline')}</PageTitle>
          <p css={{ marginBlockEnd: '1.5rem' }}>{t('list.lead', { count: total })}</p>
          <Card lifted css={{ background: token.color.raised, color: token.color.ink, overflow: 'visible' }}>
            <SearchBox date={date} />
          </Card>
        </Container>
      </div>
      <Container>
        {error && !recommended && <LoadFailure onRetry={() => void mutate()} />}
        <Section heading={<SectionTitle>{t('list.categories')}</SectionTitle>} css={{ paddingBlockEnd: 0, minBlockSize: '9rem' }}>
          {recommended && <Categories values={recommended.facets.category} date={date} />}
        </Section>
        <Shelf title={t('list.recommended')} products={recommended?.items} sort="recommended" date={date} />
        <Shelf title={t('list.popular')} products={popular?.items} sort="popularity" date={date} />
        {states && (
          <Section heading={<SectionTitle>{t('list.states')}</SectionTitle>}>
            <StatesByCountry states={states.items} date={date} />
          </Section>
        )}
      </Container>
    </>
  );
}
