import { css } from '@emotion/react';
import type { Home, StateList } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Container, Section } from '@straits/ui/Container';
import { SectionTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { token } from '@straits/ui/tokens';
import { PRODUCT_KINDS_IN_ORDER } from '../product/product-kinds';
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed';
import { ProductShelf, ProductShelfSkeleton } from '../product/ProductShelf';
import { StateGrid } from '../product/StateGrid';
import { homeResource, statesResource } from './home.resources';
import { PopularByCountry } from './PopularByCountry';
import { Reasons } from './Reasons';

const band = css`
  background: ${token.color.sunken};
`;

function Recommended({ home }: { home: Home }) {
  const { t } = useTexts('catalog');
  const kinds = PRODUCT_KINDS_IN_ORDER.filter((kind) => (home.recommended[kind]?.length ?? 0) > 0);
  return kinds.map((kind) => (
    <Section
      key={kind}
      id={`recommended-${kind}`}
      heading={<SectionTitle>{t(`home.recommended.${kind}`)}</SectionTitle>}
      aside={<TextLink href={`/${kind}`}>{t('home.allOf', { kind: t(`kind.${kind}`) })}</TextLink>}
      css={{ paddingBlock: 'clamp(1rem, 0.6rem + 1.6vw, 2rem)' }}
    >
      <ProductShelf products={home.recommended[kind] ?? []} />
    </Section>
  ));
}

/** What stands below the hero: what is liked, where to go, and why here. */
export function HomeShelves() {
  const { t } = useTexts('catalog');
  const { data: home, error } = useResource<Home>(homeResource.path);
  const { data: states } = useResource<StateList>(statesResource.path);
  return (
    <>
      <Container as="div">
        {home ? (
          <PopularByCountry popular={home.popular} />
        ) : (
          !error && (
            <Section heading={<SectionTitle>{t('home.popular')}</SectionTitle>}>
              <ProductShelfSkeleton />
            </Section>
          )
        )}
      </Container>
      {states && states.items.length > 0 && (
        <div css={band}>
          <Container>
            <Section
              heading={<SectionTitle>{t('home.states')}</SectionTitle>}
              aside={<TextLink href="/attraction/State">{t('home.allStates')}</TextLink>}
            >
              <StateGrid states={states.items.slice(0, 8)} />
            </Section>
          </Container>
        </div>
      )}
      <Container css={{ paddingBlock: '1.5rem' }}>
        {home && <Recommended home={home} />}
        <RecentlyViewed />
      </Container>
      <div css={band}>
        <Container>
          <Reasons />
        </Container>
      </div>
    </>
  );
}
