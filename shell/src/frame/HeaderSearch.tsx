import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { fragment } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { media, token } from '@straits/ui/tokens';
import { useSite } from '../page/site-context';
import { menuCss, useMenu } from './menu';

const Suggestions = fragment('mf_catalog/SearchSuggestions');

const sheet = css`
  inset-inline: 0;
  inset-block-start: 100%;
  padding: ${token.space(4)};
  border-radius: 0 0 ${token.radius.large} ${token.radius.large};
  ${media.desktop} {
    inset-inline: auto max(1.5rem, calc(50% - 37.5rem));
    inline-size: 34rem;
  }
`;
const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${token.space(2)};
  label {
    grid-column: 1 / -1;
    margin-block-end: ${token.space(1)};
    font-size: ${token.text.small};
    font-weight: 600;
  }
  input[type='search'] {
    min-inline-size: 0;
    min-block-size: 3rem;
    padding: 0 ${token.space(4)};
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.small};
    background: ${token.color.surface};
    color: ${token.color.ink};
  }
`;
const SEARCH_PATH = '/search';

/**
 * The search over everything, on every page. A plain form that asks for the results page, before scripts have come and where suggestions
 * fail; they are loaded when the field has the focus.
 */
export function HeaderSearch() {
  const { t } = useTexts('shell');
  const { routes, locale } = useSite();
  const navigate = useNavigate();
  const menu = useMenu();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  // What was opened before scripts came has told nobody.
  useEffect(() => {
    if (!menu.ref.current?.open) return;
    input.current?.focus();
    setWanted(true);
  }, [menu.ref]);
  if (!routes.some(({ path }) => path === SEARCH_PATH)) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = input.current?.value.trim() ?? '';
    void navigate(SEARCH_PATH + (q ? `?${new URLSearchParams({ q })}` : ''));
    if (menu.ref.current) menu.ref.current.open = false;
  };
  return (
    <details
      css={menuCss.root}
      {...menu}
      style={{ position: 'static' }}
      onToggle={(event) => event.currentTarget.open && input.current?.focus()}
    >
      <summary css={menuCss.button} aria-label={t('frame.search')}>
        <Icon name="search" size={22} />
      </summary>
      <div css={[menuCss.panel, sheet]} data-folded="">
        <form css={form} role="search" action={SEARCH_PATH} method="get" onSubmit={submit}>
          <label htmlFor={id}>{t('frame.searchLabel')}</label>
          <input
            ref={input}
            id={id}
            name="q"
            type="search"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onFocus={() => setWanted(true)}
          />
          <input type="hidden" name="lang" value={locale} />
          <Button type="submit">{t('frame.searchGo')}</Button>
          {isWanted && <Suggestions inputId={id} />}
        </form>
      </div>
    </details>
  );
}
