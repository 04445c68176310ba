import { useEffect, useState } from 'react';
import { useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { loginPath, useSession } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { ButtonLink } from '@straits/ui/Link';
import { Spread } from '@straits/ui/Stack';

const SECONDS = 10;

/** Goes on to where the person was, after time enough to read; it can be stopped. Who has a session needs no sign-in. */
export function GoOn({ next }: { next: string }) {
  const { t } = useTexts('account');
  const navigate = useNavigate();
  const isSigned = useSession().status === 'signed';
  const target = isSigned ? next : loginPath(next);
  const [left, setLeft] = useState<number | null>(SECONDS);

  useEffect(() => {
    if (left === null) return;
    if (left === 0) return void navigate(target, { replace: true });
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, navigate, target]);

  return (
    <>
      <ButtonLink href={target} prominence="main" size="large" full>
        {t(isSigned ? 'signIn.continue' : 'confirm.signIn')}
      </ButtonLink>
      {left !== null && (
        <Spread>
          <span aria-hidden="true">{t('confirm.goOn', { count: left })}</span>
          <Button size="small" prominence="quiet" onClick={() => setLeft(null)}>
            {t('confirm.stay')}
          </Button>
        </Spread>
      )}
    </>
  );
}
