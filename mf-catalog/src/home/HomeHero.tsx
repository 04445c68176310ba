import { css } from '@emotion/react';
import type { Home, ProductKind } from '@straits/api-contract';
import { later, opened } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { Skeleton } from '@straits/ui/Skeleton';
import { Tabs } from '@straits/ui/Tabs';
import { media, token } from '@straits/ui/tokens';
import { KIND_ICONS, PRODUCT_KINDS_IN_ORDER } from '../product/product-kinds';
import { SearchBox } from '../search-box/SearchBox';
import { FORM_HEIGHT } from './form-height';
import { KindOffer } from './KindOffer';

const HeroScene = later(() => import(/* webpackChunkName: "home-later" */ './later').then((part) => part.HeroScene), { isSpare: true });

// Each comes with its tab, and not with the cold page.
const TAB_FORMS = {
  hotel: opened(
    () => import(/* webpackChunkName: "stay-form" */ './StayTab').then((file) => file.StayTab),
    () => <Skeleton height={FORM_HEIGHT.hotel} />,
  ),
  ferry: opened(
    () => import(/* webpackChunkName: "trip-form" */ './FerryTab').then((file) => file.FerryTab),
    () => <Skeleton height={FORM_HEIGHT.ferry} />,
  ),
  transport: opened(
    () => import(/* webpackChunkName: "ride-form" */ './RideTab').then((file) => file.RideTab),
    () => <Skeleton height={FORM_HEIGHT.transport} />,
  ),
};

const sky = css`
  position: relative;
  background: linear-gradient(light-dark(#f6c78c, #0d2f3a), light-dark(#fbe7c8, #1d5a66));
`;
const words = css`
  position: relative;
  z-index: 1;
  min-block-size: clamp(25rem, 33vw, 36rem);
  padding-block: clamp(2rem, 4.5vw, 4.5rem) 9rem;
  h1 {
    max-inline-size: 11.5em;
    font-size: ${token.text.hero};
    color: light-dark(#0b3c49, #fdf8ee);
  }
  p {
    margin-block-start: 0.75rem;
    max-inline-size: 33rem;
    color: light-dark(#13242b, #fdf8ee);
    font-size: ${token.text.large};
  }
`;
const sea = css`
  position: relative;
  padding-block-end: clamp(1.75rem, 4vw, 3.25rem);
  background: ${token.color.sea};
`;
const panel = css`
  [role='tablist'] button {
    min-block-size: 3.25rem;
  }
  ${media.phone} {
    [role='tablist'] {
      gap: 0;
    }
  }
`;

function KindTab({ kind, home }: { kind: ProductKind; home: Home | undefined }) {
  if (kind === 'attraction') return <SearchBox />;
  if (kind === 'package' || kind === 'cruise') return <KindOffer kind={kind} products={home?.recommended[kind] ?? []} />;
  const Form = TAB_FORMS[kind];
  return <Form />;
}

/** The search is the hero: a panel with a tab per kind on the poster. */
export function HomeHero({ home }: { home: Home | undefined }) {
  const { t } = useTexts('catalog');
  const tabs = PRODUCT_KINDS_IN_ORDER.map((kind) => ({
    id: kind,
    label: t(`kind.${kind}`),
    icon: <Icon name={KIND_ICONS[kind]} size={20} />,
    content: <KindTab kind={kind} home={home} />,
  }));
  return (
    <>
      <div css={sky}>
        <Container css={words}>
          <PageTitle>{t('home.headline')}</PageTitle>
          <p>{t('home.lead')}</p>
        </Container>
        {/* After the words that give the sky its height: half a page that has come does not move. */}
        <HeroScene />
      </div>
      <div css={sea}>
        <Container>
          <Tabs label={t('home.kinds')} tabs={tabs} variant="poster" css={panel} />
        </Container>
      </div>
    </>
  );
}
