import { useEffect } from 'react';
import type { AgencyQuote, AgencyQuotes, QuotableCart } from '@straits/api-contract';
import { http } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useLocation, useNavigate } from '@straits/router';
import { useUser } from '@straits/session';
import { useNetPricesShown } from '@straits/session/net-prices';
import { EmptyState } from '@straits/ui/EmptyState';
import { Stack } from '@straits/ui/Stack';
import { useAgencyResource } from '../agency/agency.api';
import { AgencyFrame } from '../agency/AgencyFrame';
import { Loaded } from '../agency/Loaded';
import { ShowNetPrices } from '../agency/ShowNetPrices';
import { Refused } from '../Refused';
import { useAct } from '../use-act';
import { QuoteCard } from './QuoteCard';
import { QuoteTheCart } from './QuoteTheCart';

/** /agency/quotes: what the cart holds as a quote to a client, and how the agency's quotes stand. */
export function QuotesPage() {
  const { t } = useTexts('account');
  const mayMake = useUser()?.AgencyRole !== 'viewer';
  const quotes = useAgencyResource<AgencyQuotes>('/agency/quotes');
  const cart = useAgencyResource<QuotableCart>('/agency/quotes/cart');
  const showsNet = useNetPricesShown();
  const made = (quote: AgencyQuote) => {
    void cart.mutate({ lines: [] }, { revalidate: false });
    void quotes.mutate((before) => ({ items: [quote, ...(before?.items ?? [])] }), { revalidate: false });
  };
  return (
    <AgencyFrame title={t('agency.quotes.title')} lead={t('agency.quotes.lead')} actions={<ShowNetPrices />}>
      {mayMake && showsNet && (
        <Loaded resource={cart} height="14rem">
          {(list) => <QuoteTheCart cart={list} onDone={made} onStale={() => void cart.mutate()} />}
        </Loaded>
      )}
      <Loaded resource={quotes} height="14rem">
        {({ items }) => (
          <List items={items} mayAct={mayMake} showsNet={showsNet} onDone={(list) => void quotes.mutate(list, { revalidate: false })} />
        )}
      </Loaded>
    </AgencyFrame>
  );
}

interface ListProps {
  items: AgencyQuote[];
  mayAct: boolean;
  showsNet: boolean;
  onDone: (list: AgencyQuotes) => void;
}

function List({ items, mayAct, showsNet, onDone }: ListProps) {
  const { t } = useTexts('account');
  const navigate = useNavigate();
  const { hash } = useLocation();
  // A mail leads to a quote by its number; the list came after the page.
  useEffect(() => void document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  const { isBusy, failure, run } = useAct();
  const act = async ({ id }: AgencyQuote, what: 'to-cart' | 'withdraw') => {
    const list = await run(http.post<AgencyQuotes>(`/agency/quotes/${id}/${what}`, {}, { notices: false }));
    if (!list) return;
    onDone(list);
    if (what === 'to-cart') void navigate('/cart');
  };
  if (items.length === 0) return <EmptyState title={t('agency.quotes.empty')}>{t('agency.quotes.emptyText')}</EmptyState>;
  return (
    <Stack gap={3}>
      <Refused failure={failure} />
      {items.map((quote) => (
        <QuoteCard
          key={quote.id}
          quote={quote}
          busy={isBusy}
          showsNet={showsNet}
          acts={
            mayAct ? { onBook: () => void act(quote, 'to-cart'), onWithdraw: () => void act(quote, 'withdraw'), onSent: onDone } : undefined
          }
        />
      ))}
    </Stack>
  );
}
