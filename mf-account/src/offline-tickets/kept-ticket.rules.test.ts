import { orderWith } from '../orders.fixture';
import { canBeKept, ticketDocument, usableTickets } from './kept-ticket.rules';

const order = orderWith();
const [line] = order.lines as [(typeof order.lines)[number]];
const [ada] = line.passengers as [(typeof line.passengers)[number]];
const words = { heading: 'No connection', language: 'en', when: () => 'Dec 24, 19:15' };

describe('a kept ticket', () => {
  it('has everything that a gate needs, and nothing typed runs as code', () => {
    const evil = { ...order, lines: [{ ...line, passengers: [{ ...ada, name: '<script>alert(1)</script>' }] }] };

    const page = ticketDocument(evil, new Map([[ada.ticketQr ?? '', '<svg></svg>']]), words);

    expect(page).toContain(`${line.productName} · ${line.optionName}</h2>`);
    expect(page).toContain('T0123456789ABCDE');
    expect(page).toContain('<svg></svg>');
    expect(page).not.toContain('<script');
  });

  it('tells the way there from the way back', () => {
    const leg = (id: string, optionName: string) => ({ ...line, id, optionName, productName: 'Batam ferry' });

    const page = ticketDocument({ ...order, lines: [leg('out', 'There'), leg('back', 'Back')] }, new Map(), words);

    expect([...page.matchAll(/<h2.*?>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual(['Batam ferry · There', 'Batam ferry · Back']);
  });

  it('names the agency that sold it, with its logo and how to reach it', () => {
    const agency = {
      name: 'Bay <Tours>',
      phone: '+65 6555 0101',
      email: null,
      licenceNumber: '',
      uniqueEntityNumber: '',
      colour: null,
      logo: null,
    };

    const page = ticketDocument({ ...order, agency }, new Map(), { ...words, logo: 'data:image/png;base64,AA==' });

    expect(page).toContain('Bay &#60;Tours&#62;');
    expect(page).toContain('+65 6555 0101');
    expect(page).toContain('src="data:image/png;base64,AA=="');
    expect(ticketDocument(order, new Map(), words)).not.toContain('<img');
  });

  it('is not for who was taken off, nor for what is not paid', () => {
    const gone = { ...order, lines: [{ ...line, passengers: [{ ...ada, isCancelled: true }] }] };

    expect(usableTickets(gone)).toEqual([]);
    expect([canBeKept(order), canBeKept(gone), canBeKept({ ...order, status: 'CANCELLED' })]).toEqual([true, false, false]);
  });
});
