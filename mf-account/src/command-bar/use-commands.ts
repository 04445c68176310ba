import { useEffect, useState } from 'react';
import type { AgencyBookings, Clients, Suggestions, Wish } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { commandsFor, type Command } from './commands.rules';

// What is used most: with nothing typed, these and the acts are the dozen that is shown.
const DAILY = {
  holds: '/agency/holds',
  bookings: '/agency/bookings',
  quotes: '/agency/quotes',
  clients: '/agency/clients',
};
const PAGES = {
  bulk: '/agency/bulk',
  reports: '/agency/reports',
  approvals: '/agency/approvals',
};
const ADMIN_PAGES = { people: '/agency/people', brand: '/agency/brand', acts: '/agency/acts' };
const OTHERS = { orders: '/order-history', cart: '/cart', wallet: '/wallet_balance', profile: '/profile' };
const ACTS = { client: '/profile/form?passenger=new', attractions: '/attraction', hotels: '/hotel', ferries: '/ferry' };

function usePlaces(isAdmin: boolean): Command[] {
  const { t } = useTexts('account');
  const pagesOf = (pages: Record<string, string>) =>
    Object.entries(pages).map(([key, href]) => ({ id: `page-${key}`, group: 'page' as const, label: t(`agency.menu.${key}`), href }));
  return [
    ...pagesOf(DAILY),
    ...Object.entries(OTHERS).map(([key, href]) => ({
      id: `to-${key}`,
      group: 'page' as const,
      label: t(`agency.commands.to.${key}`),
      href,
    })),
    ...Object.entries(ACTS).map(([key, href]) => ({
      id: `act-${key}`,
      group: 'act' as const,
      label: t(`agency.commands.act.${key}`),
      href,
    })),
    ...pagesOf(isAdmin ? { ...PAGES, ...ADMIN_PAGES } : PAGES),
  ];
}

const PAUSE_MS = 200;
/** What was typed, once the typing pauses: not every letter is a call. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

const itemsOf = <T>(resource: { data?: { items: T[] } }): T[] => resource.data?.items ?? [];

/** `Sat, 12 Dec 2026, 2 adults, 1 child`. */
function useWishWords() {
  const { t } = useTexts('account');
  const { date: day, row } = useFormat();
  return ({ date, guests }: Wish) =>
    row([
      date && day(date),
      ...Object.entries(guests ?? {}).map(([group, count]) => count > 0 && t(`agency.commands.guests.${group}`, { count })),
    ]);
}

/** Where what was typed may lead: places and clients at once, orders and products when the API has answered. */
export function useCommands(typed: string, isAdmin: boolean): Command[] {
  const { t } = useTexts('account');
  const q = useSettled(typed.trim());
  const asked = q.length > 1;
  const still = { keepPreviousData: true };
  const clients = itemsOf(useResource<Clients>('/agency/clients'));
  const bookings = itemsOf(useResource<AgencyBookings>(asked ? '/agency/bookings' : null, { q }, still));
  const suggested = useResource<Suggestions>(asked ? '/suggest' : null, { q }, still);
  const wishWords = useWishWords();
  const places = usePlaces(isAdmin);
  const found = asked ? { bookings, products: itemsOf(suggested), wish: suggested.data?.wish } : { bookings: [], products: [] };
  return commandsFor(typed, {
    ...{ places, clients, ...found, wishWords },
    orderLabel: (code) => t('agency.commands.order', { code }),
    everythingLabel: (words) => (words ? t('agency.commands.everything', { words }) : t('agency.commands.everythingThatDay')),
  });
}
