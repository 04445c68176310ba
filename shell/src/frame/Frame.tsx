import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { useLocation } from '@straits/router';
import { token } from '@straits/ui/tokens';
import { PageOutlet } from '../page/PageOutlet';
import { findRoute } from '../page/routes.rules';
import { useSite } from '../page/site-context';
import { usePageChange } from '../page/use-page-change';
import { useSignedRule } from '../page/use-signed-rule';
import { useShownLocation } from '../page/use-shown-location';
import { BlankHeader } from './BlankHeader';
import { DemonstrationNotice } from './DemonstrationNotice';
import { Header } from './Header';
import { ArrivedByLink, Footer, LoadingBar, TokenQuestion } from './lazy-parts';
import { ToastRegion } from './ToastRegion';

const skip = css`
  position: absolute;
  inset-inline-start: ${token.space(4)};
  inset-block-start: -10rem;
  z-index: 100;
  padding: ${token.space(3)} ${token.space(5)};
  border-radius: ${token.radius.small};
  background: ${token.color.sea};
  color: ${token.color.onSea};
  &:focus {
    inset-block-start: ${token.space(4)};
  }
`;
const column = css`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;
const main = css`
  flex: 1;
  min-inline-size: 0;
  &:focus {
    outline: none;
  }
`;
// The cabin grid needs the window's whole width.
const wide = css`
  --content-width: 100%;
`;

/** Says aloud where a navigation led to. A part of its own: it is drawn exactly when the page changes. */
function PageChange({ shown, wanted }: Record<'shown' | 'wanted', ReturnType<typeof useLocation>>) {
  const announcement = usePageChange(shown, wanted);
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {announcement}
    </div>
  );
}

/** The layout by route: `default` with header and footer, `blank` for a single task, `pricing` wide and without a footer. */
export function Frame() {
  const { t } = useTexts('shell');
  const { routes, shop } = useSite();
  const location = useLocation();
  const shown = useShownLocation();
  const route = findRoute(routes, shown.pathname)?.route;
  const layout = route?.layout ?? 'default';
  useSignedRule(route, shown.pathname + shown.search);
  return (
    <div css={column}>
      <a css={skip} href="#main" data-print="hide">
        {t('frame.skip')}
      </a>
      {shop.base.FeatureFlags['demonstration'] && <DemonstrationNotice />}
      {layout === 'blank' ? <BlankHeader /> : <Header />}
      <main id="main" tabIndex={-1} css={[main, layout === 'pricing' && wide]}>
        <LoadingBar />
        <ArrivedByLink />
        <PageOutlet shown={shown} />
      </main>
      {layout === 'default' && <Footer />}
      <ToastRegion />
      <TokenQuestion />
      <PageChange shown={shown} wanted={location} />
    </div>
  );
}
