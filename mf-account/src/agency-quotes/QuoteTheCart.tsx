import { css } from '@emotion/react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { AgencyQuote, QuotableCart } from '@straits/api-contract';
import { http, newIdempotencyKey, refusalCode } from '@straits/http';
import { exponentOf, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { TextArea } from '@straits/ui/TextArea';
import { TextField } from '@straits/ui/TextField';
import { token } from '@straits/ui/tokens';
import { Refused } from '../Refused';
import { CardTitle } from '../CardTitle';
import { isEmail } from '../text-format.rules';
import { useAct } from '../use-act';
import { markupOf, type TypedMarkup } from './markup.rules';
import { MarkupLine, type Line } from './MarkupLine';

const quiet = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

const FIRST: TypedMarkup = { kind: 'percent', typed: '15' };

interface QuoteTheCartProps {
  cart: QuotableCart;
  onDone: (quote: AgencyQuote) => void;
  /** The cart is not as it is shown: a quote was refused. */
  onStale: () => void;
}

/** What can be quoted: the cart, or the way to fill it. */
export function QuoteTheCart(props: QuoteTheCartProps) {
  const { t } = useTexts('account');
  if (props.cart.lines.length > 0) return <MakeQuoteForm {...props} />;
  return (
    <Notice
      title={t('agency.quotes.cartEmpty')}
      actions={
        <ButtonLink href="/attraction" size="small">
          {t('agency.quotes.find')}
        </ButtonLink>
      }
    >
      {t('agency.quotes.cartEmptyText')}
    </Notice>
  );
}

/** Each press of the form's button leads to the first field that is wrong. */
function usePresses() {
  const [presses, setPresses] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (presses > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [presses]);
  return { form, isChecked: presses > 0, press: () => setPresses((before) => before + 1) };
}

/** Makes a quote of what the cart holds: a markup on each line, who it is for, and what to say. */
function MakeQuoteForm({ cart, onDone, onStale }: QuoteTheCartProps) {
  const { t, language } = useTexts('account');
  const [markups, setMarkups] = useState<Record<string, TypedMarkup>>({});
  const [client, setClient] = useState({ name: '', email: '', note: '' });
  const { form, isChecked, press } = usePresses();
  const [key] = useState(newIdempotencyKey);
  const { isBusy, failure, run } = useAct();
  const typedOf = ({ lineId }: Line) => markups[lineId] ?? FIRST;
  const readOf = (line: Line) => markupOf(typedOf(line), { digits: exponentOf(line.net.currency), language });
  const faults = {
    name: client.name.trim().length < 2,
    email: client.email.trim() !== '' && !isEmail(client.email),
    lines: cart.lines.some((line) => readOf(line) === null),
  };
  const lost = cart.lines.filter(({ isHeld }) => !isHeld);
  const isSaidByLines = lost.length > 0 && refusalCode(failure ?? undefined) === 'cart_line_expired';
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    press();
    if (isBusy || faults.name || faults.email || faults.lines) return;
    const lines = cart.lines.flatMap((line) => {
      const markup = readOf(line);
      return markup ? [{ lineId: line.lineId, markup }] : [];
    });
    const asked = { clientName: client.name, clientEmail: client.email.trim() || undefined, note: client.note || undefined, lines };
    const quote = await run(http.post<AgencyQuote>('/agency/quotes', asked, { notices: false, idempotencyKey: key }));
    if (quote) onDone(quote);
    else onStale();
  };
  return (
    <Card as="section" aria-labelledby="make-quote" data-print="hide">
      <form ref={form} method="post" noValidate onSubmit={(event) => void send(event)}>
        <Stack gap={4}>
          <CardTitle id="make-quote">{t('agency.quotes.make')}</CardTitle>
          <div>
            {cart.lines.map((line) => (
              <MarkupLine
                key={line.lineId}
                line={line}
                typed={typedOf(line)}
                read={readOf(line)}
                onChange={(typed) => setMarkups({ ...markups, [line.lineId]: typed })}
              />
            ))}
          </div>
          <ClientFields client={client} faults={isChecked ? faults : { name: false, email: false }} onChange={setClient} />
          {!isSaidByLines && <Refused failure={failure} />}
          <div role="alert">{lost.length > 0 && <NoLongerHeld lines={lost} />}</div>
          <MakeNow isBusy={isBusy} />
        </Stack>
      </form>
    </Card>
  );
}

function MakeNow({ isBusy }: { isBusy: boolean }) {
  const { t } = useTexts('account');
  return (
    <Stack gap={2}>
      <div>
        <Button type="submit" prominence="main" size="large" busy={isBusy}>
          {t('agency.quotes.makeNow')}
        </Button>
      </div>
      <p css={quiet}>{t('agency.quotes.makeHint')}</p>
    </Stack>
  );
}

/** A quote takes its places along: lines whose time is over are held again in the cart, or taken out of it. */
function NoLongerHeld({ lines }: { lines: Line[] }) {
  const { t } = useTexts('account');
  return (
    <Notice
      tone="warning"
      title={t('agency.quotes.expired', { count: lines.length })}
      actions={
        <ButtonLink href="/cart" size="small">
          {t('agency.quotes.toCart')}
        </ButtonLink>
      }
    >
      <ul>
        {lines.map(({ lineId, lang, productName }) => (
          <li key={lineId} lang={lang}>
            {productName}
          </li>
        ))}
      </ul>
      {t('agency.quotes.expiredText')}
    </Notice>
  );
}

interface ClientFieldsProps {
  client: { name: string; email: string; note: string };
  faults: { name: boolean; email: boolean };
  onChange: (client: ClientFieldsProps['client']) => void;
}

function ClientFields({ client, faults, onChange }: ClientFieldsProps) {
  const { t } = useTexts('account');
  return (
    <>
      <TextField
        label={t('agency.quotes.clientName')}
        value={client.name}
        onChange={(name) => onChange({ ...client, name })}
        error={faults.name ? t('agency.quotes.clientNameMissing') : undefined}
        autoComplete="off"
        required
      />
      <TextField
        type="email"
        label={t('agency.quotes.clientEmail')}
        optional={t('form.optional')}
        value={client.email}
        onChange={(email) => onChange({ ...client, email })}
        error={faults.email ? t('fault.emailFormat') : undefined}
        autoComplete="off"
      />
      <TextArea
        label={t('agency.quotes.note')}
        hint={t('agency.quotes.noteHint')}
        optional={t('form.optional')}
        value={client.note}
        onChange={(note) => onChange({ ...client, note })}
      />
    </>
  );
}
