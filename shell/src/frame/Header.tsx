import { css } from '@emotion/react';
import { fragment } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Container } from '@straits/ui/Container';
import { media, token } from '@straits/ui/tokens';
import { useSite } from '../page/site-context';
import { MenuPanels } from './lazy-parts';
import { NavigationLinks } from './NavigationLinks';
import { Wordmark } from './Wordmark';

const MiniCart = fragment('mf_booking/MiniCart');
const AccountMenu = fragment('mf_account/AccountMenu');
const WalletBalance = fragment('mf_wallet/WalletBalance');

const bar = css`
  position: relative;
  z-index: 30;
  background: ${token.color.sand};
  border-block-end: 1px solid ${token.color.line};
`;
const row = css`
  display: flex;
  /* Words that the shopper made larger take a second line instead of lying over each other. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space(1)};
  min-block-size: 4rem;
  ${media.desktop} {
    flex-wrap: nowrap;
    gap: clamp(0.5rem, 2vw - 0.75rem, 1.25rem);
    min-block-size: 4.75rem;
  }
`;
const links = css`
  display: none;
  ${media.desktop} {
    display: flex;
    gap: ${token.space(1)};
  }
`;
// Where the links fill the header, who is signed in is said by the initial alone, and in the menu behind it.
const brief = `
  --account-room: 6.25rem;
  --account-words: none;
`;
const narrowed = css`
  @media (max-width: 1279.98px) {
    ${brief}
  }
`;
// An agent's header has the wallet too.
const agents = css`
  ${brief}
`;
// A phone has no room for it: the account menu leads there.
const wallet = css`
  display: none;
  ${media.tablet} {
    display: contents;
  }
`;
// Kept from the first paint on, so that nothing beside it moves when the menu comes.
const account = css`
  display: flex;
  justify-content: flex-end;
  inline-size: 2.75rem;
  ${media.desktop} {
    inline-size: var(--account-room, 13rem);
  }
`;
const end = css`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space(1)};
  margin-inline-start: auto;
  min-inline-size: 0;
`;

/** Layouts `default` and `pricing`: the agency, its shops, language and currency, and room for the slots of other remotes. */
export function Header() {
  const { t } = useTexts('shell');
  const isTrade = useSite().shop.base.Variant === 'b2b';
  return (
    <header css={bar} data-print="hide">
      <Container>
        <div css={[row, narrowed, isTrade && agents]}>
          <Wordmark />
          <nav css={links} aria-label={t('frame.navigation')}>
            <NavigationLinks />
          </nav>
          <div css={end}>
            <MenuPanels part="search" />
            <MenuPanels part="switches" />
            {isTrade && (
              <div css={wallet}>
                <WalletBalance />
              </div>
            )}
            <div css={account}>
              <AccountMenu />
            </div>
            <MiniCart />
            <MenuPanels part="phone" />
          </div>
        </div>
      </Container>
    </header>
  );
}
