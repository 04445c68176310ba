import { css } from '@emotion/react';
import { useLocation } from '@straits/router';
import { BareLink } from '@straits/ui/Link';
import { token } from '@straits/ui/tokens';
import { useSite } from '../page/site-context';
import { navigationOf } from './navigation.rules';

const link = css`
  padding: ${token.space(2)} clamp(0.375rem, 1.2vw - 0.375rem, 0.75rem);
  border-radius: ${token.radius.round};
  color: ${token.color.ink};
  font-weight: 500;
  text-decoration: none;
  &:hover {
    background: ${token.color.sunken};
  }
  &[aria-current] {
    box-shadow: inset 0 -2px 0 ${token.color.coral};
    border-radius: 0;
  }
`;

/** Links to the shops of the agency, by the contracts of the remotes. */
export function NavigationLinks() {
  const { remotes, routes, shop, language } = useSite();
  const { pathname } = useLocation();
  return navigationOf({ remotes, routes, variant: shop.base.Variant, language }).map(({ path, title }) => (
    <BareLink key={path} href={path} css={link} aria-current={pathname === path || pathname.startsWith(`${path}/`) ? 'page' : undefined}>
      {title}
    </BareLink>
  ));
}
