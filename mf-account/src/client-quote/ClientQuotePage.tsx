import { css } from '@emotion/react';
import { useState } from 'react';
import type { ClientQuote } from '@straits/api-contract';
import { http, refusalCode, useResource, type HttpFailure } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { useLocation } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Container } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { PageTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { media } from '@straits/ui/tokens';
import { CardTitle } from '../CardTitle';
import { useFailureText } from '../failures';
import { LoadFailed } from '../LoadFailed';
import { QuoteThread } from '../QuoteThread';
import { SoldBy } from '../SoldBy';
import { SHOP_ZONE } from '../shop-zone';
import { quoteIn } from './quote-address.rules';
import { QuotedLines } from './QuotedLines';

const page = css`
  max-inline-size: 52rem;
  min-block-size: 100vh;
  padding-block: clamp(1.5rem, 1rem + 3vw, 4rem);
  ${media.print} {
    min-block-size: 0;
    padding-block: 0;
  }
`;

/* As it was written, line by line. */
const said = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** /quote: what an agency offers its client, under the agency's own name; taken with a press, without an account. */
export function ClientQuotePage() {
  const { t } = useTexts('account');
  const address = quoteIn(useLocation().hash);
  const resource = useResource<ClientQuote>(address && `/client-quotes/${address.id}`, { key: address?.key });
  const { data, error, mutate } = resource;
  if (!address || (error && refusalCode(error.failure) === 'not_found'))
    return (
      <Container css={page}>
        <EmptyState level={1} title={t('clientQuote.missing')}>
          {t('clientQuote.missingText')}
        </EmptyState>
      </Container>
    );
  return (
    <Container css={page}>
      {data && (
        <Offer
          quote={data}
          path={`/client-quotes/${address.id}`}
          secret={address.key}
          onDone={(after) => void mutate(after, { revalidate: false })}
        />
      )}
      {error && !data && <LoadFailed error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="30rem" />}
    </Container>
  );
}

interface OfferProps {
  quote: ClientQuote;
  path: string;
  secret: string;
  onDone: (quote: ClientQuote) => void;
}

function Offer({ quote, path, secret, onDone }: OfferProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  const { agency, clientName, number, note, validUntil, state } = quote;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <SoldBy agency={agency} />
        <PageTitle>{t('clientQuote.titleFor', { name: clientName })}</PageTitle>
        <p>
          {t('clientQuote.number', { number })}
          {state === 'open' && ` · ${t('clientQuote.until', { at: format.instant(validUntil, SHOP_ZONE) })}`}
        </p>
      </Stack>
      {note && <p css={said}>{note}</p>}
      <QuotedLines quote={quote} />
      <State quote={quote} path={path} secret={secret} onDone={onDone} />
      <Messages quote={quote} path={path} secret={secret} onDone={onDone} />
      <p data-print="hide">
        <a href={`/travel/v1${path}/quote.pdf?key=${secret}`} target="_blank" rel="noreferrer">
          {t('clientQuote.pdf')}
        </a>
      </p>
      <p>{t('clientQuote.by', { agency: agency.name, licence: agency.licenceNumber, uen: agency.uniqueEntityNumber })}</p>
    </Stack>
  );
}

function Messages({ quote, path, secret, onDone }: OfferProps) {
  const { t } = useTexts('account');
  return (
    <Card as="section" aria-labelledby="messages" data-print={quote.messages.length > 0 ? undefined : 'hide'}>
      <Stack gap={4}>
        <CardTitle id="messages">{t('clientQuote.thread.title', { agency: quote.agency.name })}</CardTitle>
        <QuoteThread<ClientQuote>
          messages={quote.messages}
          side="client"
          to={{ path: `${path}/messages`, query: { key: secret } }}
          onSent={onDone}
          words={{
            list: t('clientQuote.thread.list'),
            label: t('clientQuote.thread.label'),
            hint: t('clientQuote.thread.hint'),
            missing: t('clientQuote.thread.missing'),
            send: t('clientQuote.thread.send'),
          }}
        />
      </Stack>
    </Card>
  );
}

function State(props: OfferProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  const { agency, state, acceptedAt, acceptedName } = props.quote;
  if (state === 'open') return <Accept {...props} />;
  if (state === 'over' || state === 'withdrawn')
    return (
      <Notice tone="warning" role="status" title={t(`clientQuote.state_${state}`)}>
        {t('clientQuote.askAgain')}
      </Notice>
    );
  return (
    <Notice tone="success" role="status" title={t(acceptedAt ? 'clientQuote.accepted' : 'clientQuote.booked', { agency: agency.name })}>
      {acceptedAt && t('clientQuote.acceptedBy', { name: acceptedName ?? '', at: format.instant(acceptedAt, SHOP_ZONE) })}
    </Notice>
  );
}

function Accept({ quote, path, secret, onDone }: OfferProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  const textOf = useFailureText();
  const [name, setName] = useState(quote.clientName);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<HttpFailure | null>(null);
  const isMissing = name.trim().length < 2;
  const accept = async () => {
    setChecked(true);
    if (isMissing) return;
    setBusy(true);
    const answer = await http.post<ClientQuote>(
      `${path}/accept`,
      { name, expected: quote.totals },
      { notices: false, query: { key: secret } },
    );
    setBusy(false);
    if (answer.ok) onDone(answer.value);
    else setFailure(answer.failure);
  };
  return (
    <Card as="section" data-print="hide">
      <Stack gap={4}>
        <TextField
          label={t('clientQuote.name')}
          value={name}
          onChange={setName}
          autoComplete="name"
          error={isChecked && isMissing ? t('fault.nameMissing') : undefined}
          required
        />
        <div role="alert">{failure && <Notice tone="danger">{textOf(failure)}</Notice>}</div>
        <Button prominence="main" size="large" full busy={isBusy} onClick={() => void accept()}>
          {t('clientQuote.accept', { amount: quote.totals.map((total) => format.money(total)).join(' + ') })}
        </Button>
        <p>{t('clientQuote.acceptHint', { agency: quote.agency.name })}</p>
      </Stack>
    </Card>
  );
}
