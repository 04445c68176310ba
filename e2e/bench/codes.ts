import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { addDays } from './bench-catalogue';
import type { Figure } from './report';

const RACES = 500;
const BUYERS = 4;
/** What the code takes off. */
const OFF_MINOR = 100;

interface Answer<T> {
  status: number;
  body: T & { code?: string };
  cookie: string | undefined;
}
/** Each buyer is a visitor from a network of their own (RFC 2544's addresses): what one network may keep is not what is measured. */
const addressOf = (race: number, buyer: number) => `198.18.${race % 250}.${1 + ((Math.floor(race / 250) * BUYERS + buyer) % 250)}`;

interface Ask {
  method?: string;
  cookie?: string | undefined;
  address: string;
}
async function ask<T>(url: string, body: unknown, { method = 'POST', cookie, address }: Ask): Promise<Answer<T>> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'x-forwarded-for': address },
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as T & { code?: string };
  return { status: answer.status, body: said, cookie: cookie ?? answer.headers.getSetCookie()[0]?.split(';')[0] };
}

interface Money {
  charge: { amount: number; currency: string };
}

/** Puts a ticket into a cart of its own and applies the code; answers how to order it at the price that was shown. */
async function prepare(apiUrl: string, choice: object, { code, address }: { code: string; address: string }) {
  const at = (path: string) => `${apiUrl}/travel/v1${path}`;
  const held = await ask(at('/cart/lines'), choice, { address });
  if (held.status !== 200) throw new Error(`a ticket was answered ${held.status} ${held.body.code ?? ''}: ${JSON.stringify(choice)}`);
  const { cookie } = held;
  const applied = await ask<{ total: Money[] }>(at('/cart/discount'), { code }, { method: 'PUT', cookie, address });
  if (applied.status !== 200) throw new Error(`a code was answered ${applied.status} ${applied.body.code ?? ''}`);
  const order = {
    contact: { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' },
    ...{ passengers: [], expected: applied.body.total.map(({ charge }) => charge), acceptTerms: true },
  };
  return () => ask(at('/orders'), order, { cookie, address });
}

/** 500 races of several buyers for the last use of a code: one of them has it, at its price, and the others are refused. */
export async function measureCodes(apiUrl: string, databaseUrl: string, today: string): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let wrong = 0;
  try {
    const tickets = await findTickets(client);
    const choice = choicesOf(tickets, addDays(today, 60));
    for (let race = 0; race < RACES; race += 1) {
      const code = `BENCH-${randomUUID().slice(0, 8).toUpperCase()}`;
      await client.query(`insert into discounts (code, amount_minor, currency, most_uses) values ($1, $2, 'SGD', 1)`, [code, OFF_MINOR]);
      const buyers = await Promise.all(
        Array.from({ length: BUYERS }, (_, buyer) => prepare(apiUrl, choice(race), { code, address: addressOf(race, buyer) })),
      );
      const answers = await Promise.all(buyers.map((buy) => buy()));
      const { rows } = await client.query<{ uses: number; orders: number; right: boolean | null }>(
        `select d.uses, count(o.id)::int as orders, bool_and(o.total_minor = l.total and o.discount_minor = $2) as right from discounts d
         left join orders o on o.discount_code = d.code
         left join lateral (select sum(total_minor - discount_minor) as total from order_lines where order_id = o.id) l on true
         where d.code = $1 group by d.uses`,
        [code, OFF_MINOR],
      );
      const won = answers.filter(({ status }) => status === 200).length;
      const isRight = won === 1 && rows[0]?.uses === 1 && rows[0].orders === 1 && rows[0].right === true;
      if (!isRight) wrong += 1;
    }
  } finally {
    await client.end();
  }
  return [{ what: `wrong in ${RACES} races of ${BUYERS} for a last use of a code`, measured: wrong, unit: 'count', target: 0 }];
}

/** One adult's, of which a day has so many places. */
export interface Ticket {
  productId: string;
  optionId: string;
  unitId: string;
  places: number;
}

/** Dated tickets of the demonstration, at home, that ask nothing of their travellers and have places enough. */
export async function findTickets(client: pg.Client): Promise<Ticket[]> {
  const { rows } = await client.query<Ticket>(
    `select o.product_id as "productId", o.id as "optionId", u.id as "unitId", (select min(day) from unnest(o.stock_weekly) as day) as places from options o join products p on p.id = o.product_id
       join units u on u.option_id = o.id join places at on at.id = p.place_id join states s on s.id = at.state_id and s.country = 'SG'
     where p.kind = 'attraction' and p.active and o.active and p.supply is null and o.charge_currency = 'SGD' and not o.open_dated and o.start_times = '{}'
       and o.passenger_fields = '{}' and o.questions = '[]' and o.min_units = 1 and u.type = 'ADULT' and u.price_minor > 1000
       and 100 <= all (o.stock_weekly) and not exists (select from stock_exceptions x where x.option_id = o.id)
     order by o.id limit 12`,
  );
  if (rows.length === 0) throw new Error('the demonstration has no ticket that the bench can buy');
  return rows;
}

/** One of these tickets for each race, on another day once each was raced for. */
export const choicesOf =
  (tickets: Ticket[], firstDay: string) =>
  (race: number): object => {
    const { productId, optionId, unitId } = tickets[race % tickets.length]!;
    const localDate = addDays(firstDay, Math.floor(race / tickets.length) % 28);
    return { productId, optionId, localDate, units: [{ unitId, quantity: 1 }] };
  };
