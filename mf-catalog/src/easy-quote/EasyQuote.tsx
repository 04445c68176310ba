import { useEffect, useState, type ComponentProps } from 'react';
import { opened } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { SectionTitle } from '@straits/ui/Heading';
import { Skeleton } from '@straits/ui/Skeleton';
import { Focused } from './Focused';

const QuoteForm = opened(
  () => import(/* webpackChunkName: "easy-quote" */ './QuoteForm').then((file) => file.QuoteForm),
  () => <Skeleton height="30rem" />,
);

/** The door to the easy-quote form; its code comes when it is opened. A link to `#quote` opens it. */
export function EasyQuote({ isOpen = false, ...form }: ComponentProps<typeof QuoteForm> & { isOpen?: boolean }) {
  const { t } = useTexts('catalog');
  const [isShown, setShown] = useState(isOpen);
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (window.location.hash === '#quote') setShown(true);
  }, []);
  const shownForm = (
    <Card>
      <QuoteForm {...form} />
    </Card>
  );
  const of = form.isWaitlist ? 'waitlist' : 'quote';
  return (
    <section id="quote" data-print="hide">
      <SectionTitle>{t(of === 'quote' ? 'quote.title' : 'quote.waitlistTitle')}</SectionTitle>
      <p css={{ marginBlock: '0.5rem 1rem', maxInlineSize: '65ch' }}>{t(of === 'quote' ? 'quote.lead' : 'quote.waitlistLead')}</p>
      {isShown && shownForm}
      {isPressed && <Focused>{shownForm}</Focused>}
      {!isShown && !isPressed && (
        <Button onClick={() => setPressed(true)}>{t(of === 'quote' ? 'quote.open' : 'quote.openWaitlist')}</Button>
      )}
    </section>
  );
}
