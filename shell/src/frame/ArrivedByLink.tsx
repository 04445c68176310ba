import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useUnit } from 'effector-react';
import { http, refreshResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { signOutAsked, useSession } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';
import { arrivalSeen, findArrival, type Arrived } from '../browser/token-arrival';

const bar = css`
  inline-size: min(100% - 2rem, var(--content-width, 75rem));
  margin: 1rem auto;
`;

/**
 * A link may have signed its reader into somebody else's account without their asking: the page says whose it is until they have said that it is
 * theirs, and lets them leave it. Until then what they had in their cart stays in this browser's.
 */
export function ArrivedByLink() {
  const { t } = useTexts('shell');
  const session = useSession();
  const signOut = useUnit(signOutAsked);
  const [arrived, setArrived] = useState<Arrived | null>(null);
  // Only the browser knows.
  useEffect(() => setArrived(findArrival()), []);
  if (!arrived || session.status !== 'signed') return null;
  const close = () => {
    arrivalSeen();
    setArrived(null);
  };
  const stay = async () => {
    if (!(await http.post('/cart/merge', {})).ok) return;
    close();
    await refreshResource('/cart');
  };
  const leave = () => {
    close();
    signOut();
  };
  const { Name: name, Email: email } = session.user;
  return (
    <Notice
      css={bar}
      role="status"
      icon="user"
      title={t('session.arrived.title', { name, email })}
      actions={
        <>
          <Button size="small" onClick={() => void stay()}>
            {t('session.arrived.stay')}
          </Button>
          <Button size="small" prominence="quiet" onClick={leave}>
            {t('session.arrived.leave')}
          </Button>
        </>
      }
    >
      {t(arrived === 'with cart' ? 'session.arrived.text' : 'session.arrived.textCart')}
    </Notice>
  );
}
