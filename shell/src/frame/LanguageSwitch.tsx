import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import { LOCALES, type LocaleCode } from '@straits/api-contract/constants';
import { useTexts } from '@straits/i18n';
import { useLocation } from '@straits/router';
import { Icon } from '@straits/ui/Icon';
import { token } from '@straits/ui/tokens';
import { useSite } from '../page/site-context';
import { menuCss, useMenu } from './menu';

/** Each in its own words, so that those who need it can read it. */
export const LANGUAGE_NAMES: Record<LocaleCode, string> = {
  EN: 'English',
  ID: 'Bahasa Indonesia',
  ZH: '中文',
  ZHTD: '繁體中文',
  ZHSM: '简体中文',
};

const heading = css`
  margin-block: ${token.space(3)} ${token.space(1)};
  padding-inline: ${token.space(3)};
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

function Choices({ onChosen }: { onChosen?: () => void }) {
  const { locale, switchLocale, shop } = useSite();
  const { pathname, search } = useLocation();
  const choose = (event: MouseEvent, next: LocaleCode) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    switchLocale(next);
    onChosen?.();
  };
  return shop.base.Locales.map((code) => {
    const query = new URLSearchParams(search);
    query.set('lang', code);
    return (
      <a
        key={code}
        href={`${pathname}?${query}`}
        lang={LOCALES[code]}
        hrefLang={LOCALES[code]}
        aria-current={code === locale || undefined}
        onClick={(event) => choose(event, code)}
      >
        {LANGUAGE_NAMES[code]}
        {code === locale && <Icon name="check" size={18} />}
      </a>
    );
  });
}

/** Keeps the page, its query and what is typed (N19). The links work before scripts have come. */
export function LanguageSwitch({ isOpen = false }: { isOpen?: boolean }) {
  const { t } = useTexts('shell');
  const { locale } = useSite();
  const menu = useMenu();
  if (isOpen) {
    return (
      <div role="group" aria-label={t('frame.language')} css={menuCss.list}>
        <p css={heading}>{t('frame.language')}</p>
        <Choices />
      </div>
    );
  }
  return (
    <details css={menuCss.root} {...menu}>
      <summary css={menuCss.button} aria-label={`${t('frame.language')}: ${LANGUAGE_NAMES[locale]}`}>
        <Icon name="globe" />
        <span aria-hidden>{LOCALES[locale].slice(0, 2).toUpperCase()}</span>
      </summary>
      <div css={[menuCss.panel, menuCss.ownWidth, menuCss.list]} data-folded="">
        <Choices onChosen={() => menu.ref.current && (menu.ref.current.open = false)} />
      </div>
    </details>
  );
}
