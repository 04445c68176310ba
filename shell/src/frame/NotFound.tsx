import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { ButtonLink } from '@straits/ui/Link';
import { token } from '@straits/ui/tokens';
import { useSite } from '../page/site-context';
import { ErrorPage } from './ErrorPage';
import { PopularHere } from './PopularHere';

const search = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space(2)};
  inline-size: 100%;
  max-inline-size: 30rem;
  label {
    flex-basis: 100%;
    font-weight: 600;
  }
  input {
    flex: 1 1 12rem;
    min-inline-size: 0;
    min-block-size: 3rem;
    padding: 0 ${token.space(4)};
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.small};
    background: ${token.color.surface};
  }
`;
const SEARCH_PATH = '/search';

/**
 * No such page: "Page not found" for an address that nobody owns, "Page Not Found: {path}" for a page that turned out not to exist
 * (M292, M293). The form works before scripts have come.
 */
export function NotFound({ path, isUnmatched = false }: { path: string; isUnmatched?: boolean }) {
  const { t } = useTexts('shell');
  const { routes, locale } = useSite();
  const hasSearch = routes.some((route) => route.path === SEARCH_PATH);
  useEffect(() => void (document.title = t('notFound.title')), [t, path]);
  return (
    <ErrorPage
      title={isUnmatched ? t('notFound.message') : t('notFound.titleOf', { path })}
      text={isUnmatched ? t('notFound.unmatched') : t('notFound.text')}
      actions={
        <ButtonLink href="/" prominence="main">
          {t('failure.home')}
        </ButtonLink>
      }
    >
      {hasSearch && (
        <form css={search} action={SEARCH_PATH} role="search">
          <label htmlFor="not-found-search">{t('notFound.search')}</label>
          <input id="not-found-search" name="q" type="search" maxLength={100} autoComplete="off" />
          <input type="hidden" name="lang" value={locale} />
          <Button type="submit">{t('notFound.go')}</Button>
        </form>
      )}
      {hasSearch && <PopularHere allPath={`${SEARCH_PATH}?sort=popularity`} />}
    </ErrorPage>
  );
}
