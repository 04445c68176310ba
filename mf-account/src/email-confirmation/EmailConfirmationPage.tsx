import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useUnit } from 'effector-react';
import { useTexts } from '@straits/i18n';
import { useLocation, useNavigate } from '@straits/router';
import { loginPath } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { PageTitle } from '@straits/ui/Heading';
import { Icon, type IconName } from '@straits/ui/Icon';
import { ButtonLink, TextLink } from '@straits/ui/Link';
import { Spinner } from '@straits/ui/Spinner';
import { token } from '@straits/ui/tokens';
import { useTabTitle } from '@straits/ui/tab-title';
import { ResendLink } from '../ResendLink';
import { $confirmation, checkRepeated, linkOpened, type Confirmation } from './email-confirmation.model';
import { GoOn } from './GoOn';
import { linkParts } from './link.rules';
import { ProofForm } from './ProofForm';

const middle = css`
  display: grid;
  justify-items: center;
  align-items: start;
  min-block-size: min(80vh, 46rem);
  padding: clamp(1.5rem, 9vh, 7rem) 1rem 3rem;
`;
const panel = css`
  inline-size: min(100%, 30rem);
  gap: 1.25rem;
  padding: clamp(1.5rem, 1rem + 2vw, 2.5rem);
`;
const badge = css`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: 50%;
  background: ${token.color.infoSoft};
  color: ${token.color.info};
  font-size: 1.75rem;
`;
const badgeTones = {
  good: css({ background: token.color.successSoft, color: token.color.success }),
  bad: css({ background: token.color.warningSoft, color: token.color.warning }),
};
const title = css`
  font-size: ${token.text.section};
`;
const text = css`
  margin-block-start: 0.75rem;
  font-size: ${token.text.large};
`;

const ICONS: Record<Exclude<Confirmation['state'], 'checking'>, IconName> = {
  confirmed: 'check',
  already_confirmed: 'check',
  password_needed: 'lock',
  expired: 'clock',
  invalid: 'warning',
  unreachable: 'refresh',
};

/** Takes the token out of the address before anything else can read it, and has it checked. */
function useLink() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [opened, repeat] = useUnit([linkOpened, checkRepeated]);
  const [link] = useState(() => linkParts(pathname, search));
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    if (link.token) void navigate(link.bareAddress, { replace: true });
    opened(link.token);
  }, [link, navigate, opened]);
  return { ...link, repeat };
}

/** /emailconfirmation (N1), and a view of /login on trade hosts. */
export function EmailConfirmationPage() {
  const { t } = useTexts('account');
  const { email, repeat } = useLink();
  const confirmation = useUnit($confirmation);
  const { state } = confirmation;
  useTabTitle(t(`confirm.${state}`));
  const isGood = state === 'confirmed' || state === 'already_confirmed';

  return (
    <div css={middle}>
      <Card css={panel} lifted>
        <span css={[badge, state !== 'checking' && badgeTones[isGood ? 'good' : 'bad']]}>
          {state === 'checking' ? <Spinner /> : <Icon name={ICONS[state]} size={32} />}
        </span>
        <div role="status">
          <PageTitle css={title}>{t(`confirm.${state}`)}</PageTitle>
          <p css={text}>{t(`confirm.${state}Text`)}</p>
        </div>
        <NextStep confirmation={confirmation} email={email} onRepeat={repeat} />
      </Card>
    </div>
  );
}

function NextStep({ confirmation, email, onRepeat }: { confirmation: Confirmation; email: string; onRepeat: () => void }) {
  const { t } = useTexts('account');
  switch (confirmation.state) {
    case 'checking':
      return null;
    case 'confirmed':
      return <GoOn next={confirmation.next} />;
    case 'already_confirmed':
      return (
        <ButtonLink href={loginPath(confirmation.next)} prominence="main" size="large" full>
          {t('confirm.signIn')}
        </ButtonLink>
      );
    case 'password_needed':
      return <ProofForm />;
    case 'unreachable':
      return (
        <Button prominence="main" size="large" full onClick={onRepeat}>
          {t('confirm.again')}
        </Button>
      );
    default:
      return (
        <>
          <ResendLink email={email} />
          <TextLink href="/login">{t('confirm.signIn')}</TextLink>
        </>
      );
  }
}
