import { useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import type { EnquiryReceived } from '@straits/api-contract';
import { http } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useUser } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { ErrorSummary, type FieldFault } from '@straits/ui/ErrorSummary';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { todayIn } from '../place-time/clock.rules';
import { useNow } from '../place-time/use-now';
import { useRefusalWords } from '../refusal-words';
import { Focused } from './Focused';
import { QuoteFields } from './QuoteFields';
import { enquiryOf, QUOTE_FIELDS, quoteFaults, refusedField, type Quote, type QuoteFaults } from './quote.rules';

export interface QuoteFormProps {
  /** Name of what it is about. */
  product: string;
  timeZone: string;
  date?: string | null;
  /** A waiting list instead of a price. */
  isWaitlist?: boolean;
}

interface Tried {
  attempt: number;
  faults: QuoteFaults;
  refusal?: FieldFault;
}

/** Asks us for a price, or for a place when one comes free. Nothing typed is ever taken away (U16). */
export function QuoteForm({ product, timeZone, date, isWaitlist = false }: QuoteFormProps) {
  const { t } = useTexts('catalog');
  const refusalWords = useRefusalWords();
  const user = useUser();
  const now = useNow();
  const today = now && todayIn(timeZone, now);
  // Nobody waits for a day that is over.
  const wanted = date && today && date >= today ? date : undefined;
  // The name stands there in one piece: which part is the family's is theirs to say.
  const known = useMemo(() => ({ date: wanted, ...(user && { email: user.Email, phone: user.Phone ?? '' }) }), [wanted, user]);
  const [sent, setSent] = useState<string | null>(null);
  const [tried, setTried] = useState<Tried>({ attempt: 0, faults: {} });
  const send = async (quote: Quote) => {
    const answer = await http.post<EnquiryReceived>('/enquiries', enquiryOf(quote, product, isWaitlist ? t('quote.waitlist') : ''), {
      notices: false,
    });
    if (answer.ok) setSent(answer.value.reference);
    else
      setTried(({ attempt }) => ({
        attempt: attempt + 1,
        faults: {},
        refusal: { field: `quote-${refusedField(answer.failure)}`, text: refusalWords(answer.failure) },
      }));
  };
  if (sent)
    return (
      <Focused>
        <Notice tone="success" role="status" title={t('contact.sent', { reference: sent })}>
          {t(isWaitlist ? 'quote.sentWaitlist' : 'quote.sentText')}
        </Notice>
      </Focused>
    );
  const errors = QUOTE_FIELDS.flatMap((field) => {
    const fault = tried.faults[field];
    return fault ? [{ field: `quote-${field}`, text: t(`quote.faults.${fault}`) }] : [];
  });
  const shown = tried.refusal ? [...errors, tried.refusal] : errors;
  return (
    <Form<Quote> initialValues={known} validate={(quote) => quoteFaults(quote, today)} onSubmit={send} keepDirtyOnReinitialize>
      {({ handleSubmit, values, submitting }) => (
        <form
          noValidate
          aria-label={t(isWaitlist ? 'quote.waitlistTitle' : 'quote.title')}
          onSubmit={(event) => {
            setTried(({ attempt }) => ({ attempt: attempt + 1, faults: quoteFaults(values, today) }));
            void handleSubmit(event);
          }}
        >
          <Stack gap={5}>
            <ErrorSummary title={t('form.problem')} errors={shown} attempt={tried.attempt} />
            <QuoteFields />
            <div>
              <Button type="submit" prominence="main" size="large" busy={submitting}>
                {t(isWaitlist ? 'quote.sendWaitlist' : 'quote.send')}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Form>
  );
}
