import { css } from '@emotion/react';
import { useEffect, type ReactNode } from 'react';
import type { WaitingList } from '@straits/api-contract';
import { refusalCode, useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useLocation, useNavigate } from '@straits/router';
import { loginPath, useSession } from '@straits/session';
import { Container } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { PageTitle } from '@straits/ui/Heading';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { LoadFailed } from '../LoadFailed';
import { PersonalFrame } from '../PersonalFrame';
import { WaitingItems } from './WaitingItems';
import { readWaitingAddress } from './waiting-address.rules';

const guestPage = css`
  min-block-size: 100vh;
  padding-block: clamp(1.5rem, 1rem + 3vw, 4rem);
`;
const lead = css`
  max-inline-size: 42rem;
  color: ${token.color.muted};
`;

/** The guest's key, moved to where it stays private. */
function useKey() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { key, cleaned } = readWaitingAddress(search, hash);
  useEffect(() => {
    if (cleaned) void navigate(cleaned, { replace: true });
  }, [cleaned, navigate]);
  return key;
}

/** /waiting-list: the days that one waits for, to be seen and left; a customer's, or by the key of a mailed link a guest's. */
export function WaitingListPage() {
  const { t } = useTexts('account');
  const key = useKey();
  const { status } = useSession();
  if (key || status !== 'signed')
    return (
      <Container css={guestPage} narrow>
        <Stack gap={5}>
          <Stack gap={2}>
            <PageTitle>{t('waitingList.title')}</PageTitle>
            <p css={lead}>{t('waitingList.lead')}</p>
          </Stack>
          {!key && status === 'visitor' ? <NoLink reason="noLink" /> : <Lists guestKey={key} mayAsk={key !== undefined} />}
        </Stack>
      </Container>
    );
  return (
    <PersonalFrame title={t('waitingList.title')} lead={t('waitingList.lead')}>
      <Lists guestKey={undefined} mayAsk />
    </PersonalFrame>
  );
}

function Lists({ guestKey, mayAsk }: { guestKey: string | undefined; mayAsk: boolean }) {
  const { t } = useTexts('account');
  const { data, error, mutate } = useResource<WaitingList>(mayAsk ? '/waiting-list' : null, { key: guestKey });
  if (error && refusalCode(error.failure) === 'not_found') return <NoLink reason="deadLink" />;
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="12rem" />;
  if (data.email === null)
    return (
      <Notice title={t('waitingList.unconfirmed')} actions={<ButtonLink href="/profile">{t('waitingList.toProfile')}</ButtonLink>}>
        {t('waitingList.unconfirmedText')}
      </Notice>
    );
  return <WaitingItems list={data} guestKey={guestKey} onChange={(after) => void mutate(after, { revalidate: false })} />;
}

/** Nobody is known here: the link in a mail, or a sign-in, says who it is. */
function NoLink({ reason }: { reason: 'noLink' | 'deadLink' }): ReactNode {
  const { t } = useTexts('account');
  return (
    <EmptyState
      title={t(`waitingList.${reason}`)}
      actions={
        <ButtonLink href={loginPath('/waiting-list')} prominence="main">
          {t('order.signIn')}
        </ButtonLink>
      }
    >
      {t('waitingList.noLinkText')}
    </EmptyState>
  );
}
