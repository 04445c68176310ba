import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { ButtonLink, TextLink } from '@straits/ui/Link';
import { token } from '@straits/ui/tokens';
import { useSite } from '../page/site-context';
import { ErrorPage } from './ErrorPage';

const small = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

/** "Internal Server Error" (M43): the reference is in our log, and what was typed or put in the cart is still there. */
export function ServerError({ reference }: { reference: string | null }) {
  const { t } = useTexts('shell');
  const { shop } = useSite();
  return (
    <ErrorPage
      title={t('serverError.title')}
      text={t('serverError.text')}
      actions={
        <>
          <Button prominence="main" onClick={() => location.reload()}>
            {t('failure.retry')}
          </Button>
          <ButtonLink href="/">{t('failure.home')}</ButtonLink>
        </>
      }
    >
      <p>
        {t('serverError.support')} <TextLink href={`mailto:${shop.base.SupportEmail}`}>{shop.base.SupportEmail}</TextLink>
      </p>
      {reference && <p css={small}>{t('serverError.reference', { reference })}</p>}
    </ErrorPage>
  );
}
