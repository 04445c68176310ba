import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { useTexts } from '@straits/i18n';
import { useLocation } from '@straits/router';
import { Icon } from '@straits/ui/Icon';
import { token } from '@straits/ui/tokens';
import { useSite } from '../page/site-context';
import { menuCss, useMenu } from './menu';

const heading = css`
  margin-block: ${token.space(3)} ${token.space(1)};
  padding-inline: ${token.space(3)};
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;
const note = css`
  max-inline-size: 16rem;
  padding: ${token.space(2)} ${token.space(3)};
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

function Choices({ onChosen }: { onChosen?: () => void }) {
  const { shop, currency, switchCurrency } = useSite();
  const { pathname, search } = useLocation();
  const choose = (event: MouseEvent, next: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    switchCurrency(next);
    onChosen?.();
  };
  return shop.currencies.map(({ Code, Name }) => {
    const query = new URLSearchParams(search);
    query.set('currency', Code);
    return (
      <a
        key={Code}
        href={`${pathname}?${query}`}
        rel="nofollow"
        aria-current={Code === currency || undefined}
        onClick={(event) => choose(event, Code)}
      >
        <span>
          <b>{Code}</b> {Name}
        </span>
        {Code === currency && <Icon name="check" size={18} />}
      </a>
    );
  });
}

/** What prices are shown in; what is charged stays the product's own (N20), and the menu says so. */
export function CurrencySwitch({ isOpen = false }: { isOpen?: boolean }) {
  const { t } = useTexts('shell');
  const { currency, shop } = useSite();
  const menu = useMenu();
  const explained = <p css={note}>{t('frame.currencyNote', { currency: shop.base.CurrencyCode })}</p>;
  if (isOpen) {
    return (
      <div role="group" aria-label={t('frame.currency')} css={menuCss.list}>
        <p css={heading}>{t('frame.currency')}</p>
        <Choices />
        {explained}
      </div>
    );
  }
  return (
    <details css={menuCss.root} {...menu}>
      <summary css={menuCss.button} aria-label={`${t('frame.currency')}: ${currency}`}>
        {currency}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div css={[menuCss.panel, menuCss.ownWidth, menuCss.list]} data-folded="">
        <Choices onChosen={() => menu.ref.current && (menu.ref.current.open = false)} />
        {explained}
      </div>
    </details>
  );
}
