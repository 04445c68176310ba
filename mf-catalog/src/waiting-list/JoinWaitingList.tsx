import { useState, type SyntheticEvent } from 'react';
import type { WaitingListJoined } from '@straits/api-contract';
import { http, refreshResource, refusalCode, type HttpFailure } from '@straits/http';
import { useFormat, useTexts, useTextsPart } from '@straits/i18n';
import { useSession } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { TextLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { catalogTexts } from '../locales/load-texts';
import { useRefusalWords } from '../refusal-words';
import type { WaitingWish } from './OfferWaiting';
import { emailFault } from './email-fault.rules';

/** Asks for a mail when places of a sold-out day come free. Nothing typed is taken away when it fails. */
export function JoinWaitingList({ wish }: { wish: WaitingWish }) {
  useTextsPart(catalogTexts, 'waiting');
  const { t } = useTexts('catalog');
  const refusalWords = useRefusalWords();
  const format = useFormat();
  const session = useSession();
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // The wish that was sent: a longer stay or more places are another one.
  const [joined, setJoined] = useState<{ asked: string; isMailed: boolean }>();
  const [failure, setFailure] = useState<HttpFailure | null>(null);
  const email = (typed ?? (session.status === 'signed' ? session.user.Email : '')).trim();
  const fault = emailFault(email);
  const { localDate, otherDates = [], ...rest } = wish;
  const dates = [localDate, ...otherDates];
  const asked = [...dates, wish.quantity].join(' ');
  const values = { date: format.list(dates.map((date) => format.date(date))), count: wish.quantity, email };
  const join = async () => {
    setTried(true);
    if (fault) return;
    setBusy(true);
    const answer = await http.post<WaitingListJoined>('/waiting-list', { ...rest, localDates: dates, email }, { notices: false });
    setBusy(false);
    setFailure(answer.ok ? null : answer.failure);
    if (answer.ok) setJoined({ asked, isMailed: answer.value.isMailed });
  };
  if (joined?.asked === asked) return <Joined values={values} isMailed={joined.isMailed} />;
  return (
    <form
      noValidate
      aria-label={t('waiting.title', values)}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void join();
      }}
    >
      <Stack gap={3}>
        <strong>{t('waiting.title', values)}</strong>
        <p>{t('waiting.text', values)}</p>
        <TextField
          label={t('waiting.email')}
          type="email"
          value={typed ?? email}
          onChange={setTyped}
          autoComplete="email"
          error={isTried && fault ? t(`waiting.fault.${fault}`) : undefined}
          required
        />
        <div role="alert">
          {failure && (refusalCode(failure) === 'places_free' ? <PlacesFree /> : <Notice tone="danger">{refusalWords(failure)}</Notice>)}
        </div>
        <div>
          <Button type="submit" busy={isBusy}>
            {t('waiting.join')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Places came free since the page was loaded: there is nothing to wait for, and the page asks again for what can be booked. */
function PlacesFree() {
  const { t } = useTexts('catalog');
  return (
    <Notice
      tone="success"
      title={t('waiting.free')}
      actions={
        <Button size="small" prominence="main" onClick={() => void refreshResource('/')}>
          {t('waiting.showPlaces')}
        </Button>
      }
    >
      {t('waiting.freeText')}
    </Notice>
  );
}

/** Who is signed in sees the lists at once; a guest needs the mail's link. */
function Joined({ values, isMailed }: { values: { date: string; email: string }; isMailed: boolean }) {
  const { t } = useTexts('catalog');
  const isSigned = useSession().status === 'signed';
  return (
    <Notice tone="success" role="status" title={t('waiting.joined', values)}>
      {t(isMailed ? 'waiting.joinedText' : 'waiting.joinedUnmailed', values)}{' '}
      {isSigned && <TextLink href="/waiting-list">{t('waiting.see')}</TextLink>}
    </Notice>
  );
}
