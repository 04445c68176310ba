import { Suspense, useEffect, type ComponentType } from 'react';
import { useUnit } from 'effector-react';
import { useTexts } from '@straits/i18n';
import { useNavigate, useSearchParams } from '@straits/router';
import { safeNext, useSession } from '@straits/session';
import { Notice } from '@straits/ui/Notice';
import { AccountFrame } from '../AccountFrame';
import { AlreadySignedIn } from './AlreadySignedIn';
import { ForgotForm } from './ForgotForm';
import { ResetForm } from './ResetForm';
import { SignInForm } from './SignInForm';
import { useWelcome } from './use-welcome';
import { signInLeft } from './sign-in.model';
import { viewOf, whyOf } from './sign-in.rules';

export interface OtherViews {
  register: ComponentType;
  confirm: ComponentType;
}

/** /login: signing in, asking for a code, choosing a new password; on trade hosts also registering and confirming. */
export function LoginPage({ views }: { views: OtherViews }) {
  const [search] = useSearchParams();
  const view = viewOf(search);
  const leave = useUnit(signInLeft);
  useEffect(() => leave, [leave]);
  if (view === 'register' || view === 'confirm') {
    const View = views[view];
    return (
      <Suspense>
        <View />
      </Suspense>
    );
  }
  return <OwnView view={view} next={safeNext(search.get('next'))} why={whyOf(search)} />;
}

interface OwnViewProps {
  view: 'sign-in' | 'forgot' | 'reset';
  next: string;
  why: ReturnType<typeof whyOf>;
}

function OwnView({ view, next, why }: OwnViewProps) {
  const { t } = useTexts('account');
  const session = useSession();
  const navigate = useNavigate();
  const welcome = useWelcome();
  const forms = { 'sign-in': SignInForm, forgot: ForgotForm, reset: ResetForm };
  const OwnForm = forms[view];
  const words = { 'sign-in': 'signIn', forgot: 'forgot', reset: 'reset' }[view];

  if (session.status === 'signed' && view === 'sign-in') return <AlreadySignedIn name={session.user.Name} next={next} />;
  const goesOn = view === 'sign-in' && next !== '/';
  return (
    <AccountFrame title={t(goesOn ? 'signIn.goOnTitle' : `${words}.title`)} lead={t(goesOn ? 'signIn.goOn' : `${words}.lead`)}>
      {why && view === 'sign-in' && (
        <Notice tone="warning" role="status">
          {t(`signIn.${why}`)}
        </Notice>
      )}
      <OwnForm
        next={next}
        onSignedIn={(answer) => {
          welcome(answer);
          void navigate(next, { replace: true });
        }}
      />
    </AccountFrame>
  );
}
