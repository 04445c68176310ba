import type { Order } from '@straits/api-contract';
import { TICKET_CACHE, TICKET_PATH } from '@straits/api-contract/constants';
import { drawQr } from '../ticket-qr/draw-qr';
import { ticketDocument, usableTickets, type KeptWords } from './kept-ticket.rules';

const addressOf = (code: string) => TICKET_PATH + encodeURIComponent(code);
/** On plain HTTP and in old browsers nothing can be kept. */
export const canKeep = () => 'caches' in window && 'serviceWorker' in navigator;

export const isKept = async (code: string) => canKeep() && (await (await caches.open(TICKET_CACHE)).match(addressOf(code))) !== undefined;

let latest: Promise<unknown> = Promise.resolve();
/** One act on what is kept after the other: tickets that were slow to draw never come to lie over newer ones. */
function inTurn<Done>(act: () => Promise<Done>): Promise<Done> {
  const done = latest.then(act);
  latest = done.catch(() => undefined);
  return done;
}

export const forgetTickets = (code: string) =>
  inTurn(async () => {
    if (canKeep()) await (await caches.open(TICKET_CACHE)).delete(addressOf(code));
  });

/** A logo that cannot be had now costs nobody the tickets. */
async function logoOf({ agency }: Order): Promise<string | undefined> {
  if (!agency?.logo) return undefined;
  const picture = await fetch(agency.logo.src).then(
    (answer) => (answer.ok ? answer.blob() : undefined),
    () => undefined,
  );
  if (!picture) return undefined;
  const reader = new FileReader();
  const read = new Promise((resolve) => (reader.onloadend = resolve));
  reader.readAsDataURL(picture);
  await read;
  return typeof reader.result === 'string' ? reader.result : undefined;
}

/** Puts an order's tickets on this device as one page, and has them shown there when there is no network. */
export const keepTickets = (order: Order, words: KeptWords) => inTurn(() => keep(order, words));

async function keep(order: Order, words: KeptWords): Promise<void> {
  const texts = usableTickets(order).map(({ person }) => person.ticketQr ?? '');
  const drawn = new Map(await Promise.all(texts.map(async (text) => [text, await drawQr(text)] as const)));
  const logo = await logoOf(order);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
    'x-code': encodeURIComponent(order.code),
    'x-title': encodeURIComponent(`${order.lines[0]?.productName ?? ''} · ${order.code}`),
    'x-heading': encodeURIComponent(words.heading),
  };
  const cache = await caches.open(TICKET_CACHE);
  await cache.put(addressOf(order.code), new Response(ticketDocument(order, drawn, { ...words, logo }), { headers }));
  await navigator.serviceWorker.register('/offline-tickets.js');
}
