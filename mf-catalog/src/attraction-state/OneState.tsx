import { css } from '@emotion/react';
import type { ProductCard as Product, SearchResult, State, StateList } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Container, Section } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { Grid } from '@straits/ui/Grid';
import { PageTitle, SectionTitle } from '@straits/ui/Heading';
import { ButtonLink, TextLink } from '@straits/ui/Link';
import { Picture } from '@straits/ui/Picture';
import { Skeleton } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';
import { LoadFailure } from '../product/LoadFailure';
import { ProductCard } from '../product/ProductCard';
import { searchPath } from '../product/product-links.rules';
import { StateGrid } from '../product/StateGrid';
import { attractionsResource, stateResource, statesResource } from './attraction-state.resources';

const hero = css`
  position: relative;
  display: grid;
  min-block-size: clamp(22rem, 42vw, 30rem);
  background: ${token.color.sea};
  color: #fff;
  & > picture,
  & > div {
    grid-area: 1 / 1;
  }
  & > picture {
    block-size: 100%;
    position: absolute;
    inset: 0;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, rgb(6 22 28 / 0.88) 8%, rgb(6 22 28 / 0.5) 55%, rgb(6 22 28 / 0.35));
  }
`;
const words = css`
  position: relative;
  z-index: 1;
  display: flex;
  flex-direction: column;
  padding-block: 1.25rem 2rem;
  & nav ol li,
  & nav ol a {
    color: #fff;
  }
  h1 {
    margin-block: auto 0.5rem;
    padding-block-start: 4rem;
  }
  p {
    max-inline-size: 44rem;
  }
`;

function StateHero({ state }: { state: State | undefined }) {
  const { t } = useTexts('catalog');
  const links = [
    { label: t('crumb.home'), href: '/' },
    { label: t('kind.attraction'), href: '/attraction' },
    { label: t('state.all'), href: '/attraction/State' },
  ];
  return (
    <div css={hero}>
      {state && <Picture picture={state.picture} sizes="100vw" priority alt="" style={{ aspectRatio: 'auto' }} />}
      <Container css={words}>
        <Breadcrumbs label={t('crumb.label')} links={links} current={state?.name ?? '…'} />
        <PageTitle>{state ? t('state.headline', { state: state.name }) : t('state.loading')}</PageTitle>
        {state && <p lang={state.introLang}>{state.intro}</p>}
      </Container>
    </div>
  );
}

function Attractions({ items, date }: { items: Product[]; date: string | null }) {
  const { t } = useTexts('catalog');
  if (items.length === 0)
    return (
      <EmptyState title={t('state.empty')} actions={<ButtonLink href="/attraction/search">{t('search.everything')}</ButtonLink>}>
        {t('state.emptyText')}
      </EmptyState>
    );
  return (
    <Grid as="ul" min={250} gap={5}>
      {items.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} date={date} level={2} sizes="(min-width: 1200px) 285px, (min-width: 640px) 45vw, 88vw" />
        </li>
      ))}
    </Grid>
  );
}

/** One state: its picture and words, its attractions, and where else to go. */
export function OneState({ id, date }: { id: string; date: string | null }) {
  const { t } = useTexts('catalog');
  const { data: state } = useResource<State>(stateResource(id).path);
  const { data: found, error, mutate } = useResource<SearchResult>(attractionsResource(id).path, attractionsResource(id).query);
  const { data: states } = useResource<StateList>(statesResource.path);
  const others = states?.items.filter((one) => one.id !== id && one.country === state?.country).slice(0, 8) ?? [];
  return (
    <>
      <StateHero state={state} />
      <Container>
        <Section
          heading={<p>{found && t('search.total', { count: found.total })}</p>}
          aside={<TextLink href={searchPath({ state: id, ...(date ? { date } : {}) })}>{t('state.filter')}</TextLink>}
        >
          {error && !found && <LoadFailure onRetry={() => void mutate()} />}
          {found ? <Attractions items={found.items} date={date} /> : !error && <Skeleton height="40rem" />}
        </Section>
        {others.length > 0 && (
          <Section heading={<SectionTitle>{t('state.others')}</SectionTitle>}>
            <StateGrid states={others} date={date} />
          </Section>
        )}
      </Container>
    </>
  );
}
