import { useTexts } from '@straits/i18n';
import { Icon } from '@straits/ui/Icon';
import { css } from '@emotion/react';
import { media, token } from '@straits/ui/tokens';
import { CurrencySwitch } from './CurrencySwitch';
import { HeaderSearch } from './HeaderSearch';
import { LanguageSwitch } from './LanguageSwitch';
import { menuCss, useMenu } from './menu';
import { NavigationLinks } from './NavigationLinks';

const wideOnly = css`
  display: none;
  ${media.desktop} {
    display: flex;
    gap: ${token.space(1)};
  }
`;
const narrowOnly = css`
  ${media.desktop} {
    display: none;
  }
`;
const sheet = css`
  inset-inline: 0;
  inset-block-start: 100%;
  max-block-size: calc(100dvh - 4rem);
  overflow: auto;
  border-radius: 0 0 ${token.radius.large} ${token.radius.large};
  padding: ${token.space(4)};
`;

/** Language and currency on wide windows. */
const Switches = () => (
  <div css={wideOnly}>
    <LanguageSwitch />
    <CurrencySwitch />
  </div>
);

/** On phones the links, language and currency stand in one disclosure; it opens before scripts have come. */
function PhoneMenu() {
  const { t } = useTexts('shell');
  const menu = useMenu();
  return (
    <details css={[menuCss.root, narrowOnly]} {...menu} style={{ position: 'static' }}>
      <summary css={menuCss.button} aria-label={t('frame.menu')}>
        <Icon name="menu" size={24} />
      </summary>
      <div css={[menuCss.panel, sheet]} data-folded="">
        <nav aria-label={t('frame.navigation')} css={menuCss.list}>
          <NavigationLinks />
        </nav>
        <LanguageSwitch isOpen />
        <CurrencySwitch isOpen />
      </div>
    </details>
  );
}

const PARTS = { search: HeaderSearch, switches: Switches, phone: PhoneMenu };

/** The header's menus: their links and forms work without scripts, so their code comes after the first render. */
export function MenuPanels({ part }: { part: keyof typeof PARTS }) {
  const Part = PARTS[part];
  return <Part />;
}
