import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

type Status = 'ON_HOLD' | 'CONFIRMED' | 'EXPIRED' | 'CANCELLED';
/** `octo/questions`: an answer is text, whatever is asked. */
interface Answer {
  questionId: string;
  value: string | null;
}
interface Booking {
  uuid: string;
  status: Status;
  supplierReference: string;
  /** Each under the name that it had when it was reserved. */
  unitItems: { uuid: string; unitId: string; questionAnswers?: Answer[] }[];
  availabilityId: string;
  questionAnswers?: Answer[];
}
interface Asked {
  uuid?: string;
  localDateStart?: string;
  availabilityId?: string;
  unitItems?: { uuid?: string; unitId: string; questionAnswers?: Answer[] }[];
  questionAnswers?: Answer[];
}

/** What the supplier does instead of its best. */
export interface OctoMood {
  /** Net and retail of each unit, in cents. */
  price: { net: number; retail: number };
  vacancies: number;
  /** Answers 500 to everything. */
  isDown: boolean;
  /** Does the work, and loses the answer to the next call about a booking, or to the next `PATCH` of one. */
  losesAnswer: boolean | 'PATCH';
  /** Days on which nothing is left. */
  fullDays: string[];
  /** Its bookings cannot be cancelled, nor changed. */
  isFixed: boolean;
  /** Leaves out of its bookings on which day they are. */
  hidesStart: boolean;
  refusesConfirm: boolean;
  /** Refuses to confirm under this name of OCTO's. */
  refusesConfirmAs: string | null;
  /** Does not give confirmed places back. */
  refusesCancel: boolean;
  /** What happens between its doing the next of these calls and its answer. */
  meanwhile: {
    call: 'GET /bookings/{uuid}' | 'POST /bookings' | 'POST /bookings/{uuid}/confirm' | 'PATCH /bookings/{uuid}';
    act: () => Promise<unknown>;
  } | null;
  /** Leaves `unitItems` out of its answers. */
  hidesUnits: boolean;
  /** Says yes to a `PATCH`, and changes nothing. */
  ignoresUpdate: boolean;
  /** Names units in another order than they were reserved in. */
  turnsUnits: boolean;
  /** Has no `PATCH`: OCTO leaves it to the supplier. */
  hasNoUpdate: boolean;
  /** Takes no answers, whatever they say. */
  refusesAnswers: boolean;
  /** Confirms nobody whose weight it was not told. */
  needsWeight: boolean;
  /** The reservation's total net, where it differs from the quote. */
  reservedNet: number | null;
  /** Until when it keeps what it reserves; null: it does not say. */
  expiresAt: string | null;
  /** Has no `POST /bookings/{uuid}/extend`. */
  hasNoExtension: boolean;
  /** What it says in place of what is right, of bookings and of starts. */
  tells: { booking?: (booking: ToldBooking) => object; starts?: (start: ToldStart) => object[] };
}

export interface ToldBooking {
  status: Status;
  unitItems: { uuid: string; unitId: string; status: Status; ticket: object | null }[];
}
export interface ToldStart {
  id: string;
  localDateTimeStart: string;
  unitPricing: { unitId: string; net: number; retail: number }[];
}

export interface OctoServer {
  url: string;
  token: string;
  mood: OctoMood;
  bookings: Map<string, Booking>;
  /** `POST /availability`, in the order of their coming. */
  calls: string[];
  /** The capabilities header of the last call. */
  capabilities: () => string | undefined;
  reset(): void;
  close(): Promise<void>;
}

const bestMood = (): OctoMood => ({
  ...{
    price: { net: 3_000, retail: 4_000 },
    vacancies: 20,
    isDown: false,
    losesAnswer: false,
    fullDays: [],
    isFixed: false,
    hidesStart: false,
    refusesConfirm: false,
    refusesConfirmAs: null,
    refusesCancel: false,
    meanwhile: null,
    hidesUnits: false,
    ignoresUpdate: false,
    turnsUnits: false,
    hasNoUpdate: false,
    refusesAnswers: false,
    needsWeight: false,
    reservedNet: null,
    expiresAt: null,
    hasNoExtension: false,
    tells: {},
  },
});
const refusal = (error: string) => ({ status: 400, body: { error, errorMessage: error.toLowerCase().replaceAll('_', ' ') } });

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length > 0 ? (JSON.parse(Buffer.concat(parts).toString()) as Asked) : {};
}

const pricing = (net: number, retail: number) => ({
  original: retail,
  retail,
  net,
  currency: 'SGD',
  currencyPrecision: 2,
  includedTaxes: [],
});

/** What it asks: of the booking, and of each unit. */
const QUESTIONS = { booking: ['q-pickup', 'q-flight'], unit: ['q-weight', 'q-meal'] };
const MEALS = ['VGN', 'ALL'];
const isRight = ({ questionId, value }: Answer) =>
  value === null || (typeof value === 'string' && (questionId !== 'q-meal' || MEALS.includes(value)));
/** What was answered before stays, unless it is answered anew. */
const withTold = (known: Answer[] = [], told: Answer[] = []) => [
  ...known.filter(({ questionId }) => !told.some((one) => one.questionId === questionId)),
  ...told,
];

/** A supplier's service that speaks OCTO over HTTP, for one product `octo-zoo`, its option `octo-day` and unit `octo-adult`. */
export async function startOctoServer(): Promise<OctoServer> {
  const bookings = new Map<string, Booking>();
  const calls: string[] = [];
  let mood = bestMood();
  let capabilities: string | undefined;

  const withTickets = (booking: Booking) => {
    const units = booking.unitItems.map(({ uuid, unitId, questionAnswers }) => ({
      ...{ uuid, unitId, questionAnswers, status: booking.status },
      ticket: booking.status === 'CONFIRMED' ? { deliveryOptions: [{ deliveryFormat: 'QRCODE', deliveryValue: `OCTO-${uuid}` }] } : null,
    }));
    const told = {
      ...booking,
      utcExpiresAt: booking.status === 'ON_HOLD' ? mood.expiresAt : null,
      cancellable: !mood.isFixed && booking.status !== 'CANCELLED',
      availability: mood.hidesStart ? null : { id: booking.availabilityId, localDateTimeStart: booking.availabilityId },
      pricing: pricing(mood.reservedNet ?? mood.price.net * units.length, mood.price.retail * units.length),
      unitItems: mood.turnsUnits ? units.toReversed() : units,
    };
    return mood.hidesUnits ? { ...told, unitItems: undefined } : (mood.tells.booking?.(told) ?? told);
  };

  function availability({ localDateStart = '' }: Asked) {
    const isFree = mood.vacancies > 0 && !mood.fullDays.includes(localDateStart);
    const start = `${localDateStart}T00:00:00+08:00`;
    const body = {
      id: start,
      localDateTimeStart: start,
      localDateTimeEnd: start,
      allDay: true,
      available: isFree,
      vacancies: mood.vacancies,
    };
    const unitPricing = [{ unitId: 'octo-adult', ...pricing(mood.price.net, mood.price.retail) }];
    const told = { ...body, status: isFree ? 'AVAILABLE' : 'SOLD_OUT', unitPricing };
    return { status: 200, body: mood.tells.starts?.(told) ?? [told] };
  }

  /**
   * As docs.octo.travel has it (Booking Update): what is left out stays; of unit items those stay that are named by their uuid, and one that the booking has
   * not is refused here; another availability moves it. What cannot be cancelled cannot be updated.
   */
  function update(uuid: string, asked: Asked) {
    const { unitItems, availabilityId } = asked;
    const booking = bookings.get(uuid);
    if (!booking) return refusal('INVALID_BOOKING_UUID');
    if (mood.isFixed) return refusal('UNPROCESSABLE_ENTITY');
    if (availabilityId && mood.fullDays.includes(availabilityId.slice(0, 10))) return refusal('INVALID_AVAILABILITY_ID');
    const named = unitItems?.map((item) => booking.unitItems.find((one) => one.uuid === item.uuid));
    if (booking.status === 'CANCELLED' || named?.some((item) => !item)) return refusal('UNPROCESSABLE_ENTITY');
    const wrong = takeAnswers(booking, asked);
    if (wrong) return wrong;
    const left = named && !mood.ignoresUpdate ? booking.unitItems.filter((item) => named.includes(item)) : booking.unitItems;
    mood.vacancies += booking.unitItems.length - left.length;
    booking.unitItems = left;
    if (availabilityId && !mood.ignoresUpdate) booking.availabilityId = availabilityId;
    return { status: 200, body: withTickets(booking) };
  }

  /** Keeps what is answered, or says what is wrong with it. */
  function takeAnswers(booking: Booking, { questionAnswers = [], unitItems = [] }: Asked) {
    const ofUnits = unitItems.flatMap((item) => item.questionAnswers ?? []);
    if (questionAnswers.length + ofUnits.length === 0) return undefined;
    if (mood.refusesAnswers || !capabilities?.split(',').includes('octo/questions')) return refusal('UNPROCESSABLE_ENTITY');
    const isKnown =
      questionAnswers.every(({ questionId }) => QUESTIONS.booking.includes(questionId)) &&
      ofUnits.every(({ questionId }) => QUESTIONS.unit.includes(questionId));
    if (!isKnown) return refusal('INVALID_QUESTION_ID');
    if (![...questionAnswers, ...ofUnits].every(isRight)) return refusal('UNPROCESSABLE_ENTITY');
    booking.questionAnswers = withTold(booking.questionAnswers, questionAnswers);
    for (const item of booking.unitItems)
      item.questionAnswers = withTold(item.questionAnswers, unitItems.find(({ uuid }) => uuid === item.uuid)?.questionAnswers);
    return undefined;
  }
  const lacksWeight = ({ unitItems }: Booking) =>
    unitItems.some(({ questionAnswers = [] }) => !questionAnswers.some(({ questionId, value }) => questionId === 'q-weight' && value));

  function reserve({ uuid = '', unitItems = [], availabilityId }: Asked) {
    if (!availabilityId) return refusal('INVALID_AVAILABILITY_ID');
    const known = bookings.get(uuid);
    if (!known && mood.vacancies < unitItems.length) return refusal('UNPROCESSABLE_ENTITY');
    const booking: Booking = known ?? {
      uuid,
      status: 'ON_HOLD',
      supplierReference: `ZOO-${bookings.size + 1}`,
      availabilityId,
      unitItems: unitItems.map(({ unitId }, index) => ({ uuid: `${uuid}-${index}`, unitId })),
    };
    if (!known) mood.vacancies -= unitItems.length;
    bookings.set(uuid, booking);
    return { status: 200, body: withTickets(booking) };
  }

  function change(uuid: string, act: string | undefined, asked: Asked) {
    const booking = bookings.get(uuid);
    if (!booking) return refusal('INVALID_BOOKING_UUID');
    if (!act) return { status: 200, body: withTickets(booking) };
    if (act === 'confirm' && mood.refusesConfirmAs) return refusal(mood.refusesConfirmAs);
    if (act === 'confirm' && (mood.refusesConfirm || booking.status === 'EXPIRED' || booking.status === 'CANCELLED'))
      return refusal('UNPROCESSABLE_ENTITY');
    const wrong = act === 'confirm' ? takeAnswers(booking, asked) : undefined;
    if (wrong) return wrong;
    if (act === 'confirm' && mood.needsWeight && lacksWeight(booking)) return refusal('QUESTION_NOT_ANSWERED');
    if (act === 'cancel' && mood.refusesCancel) return refusal('UNPROCESSABLE_ENTITY');
    if (act === 'extend' && mood.hasNoExtension) return { status: 404, body: {} };
    if (act === 'confirm') booking.status = 'CONFIRMED';
    if (act === 'cancel') {
      booking.status = 'CANCELLED';
      mood.vacancies += booking.unitItems.length;
    }
    return { status: 200, body: withTickets(booking) };
  }

  const server = createServer((request, response) => {
    void (async () => {
      const asked = await bodyOf(request);
      const path = request.url ?? '';
      const [, kind, uuid = '', act] = path.split('/');
      const call = `${request.method} ${kind === 'bookings' && uuid ? `/bookings/{uuid}${act ? `/${act}` : ''}` : path}`;
      calls.push(call);
      capabilities = request.headers['octo-capabilities'] as string | undefined;
      const isKnown = request.headers.authorization === 'Bearer octo-test-token';
      const answer = mood.isDown
        ? { status: 500, body: { error: 'INTERNAL_SERVER_ERROR' } }
        : !isKnown
          ? { status: 401, body: { error: 'UNAUTHORIZED', errorMessage: 'who are you?' } }
          : kind === 'availability'
            ? availability(asked)
            : request.method === 'PATCH'
              ? mood.hasNoUpdate
                ? { status: 405, body: {} }
                : update(uuid, asked)
              : uuid
                ? change(uuid, act, asked)
                : reserve(asked);
      const { meanwhile } = mood;
      if (meanwhile?.call === call) {
        mood.meanwhile = null;
        await meanwhile.act();
      }
      if (mood.losesAnswer && kind === 'bookings' && (mood.losesAnswer === true || request.method === mood.losesAnswer)) {
        mood.losesAnswer = false;
        response.destroy();
        return;
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: 'octo-test-token',
    get mood() {
      return mood;
    },
    bookings,
    calls,
    capabilities: () => capabilities,
    reset() {
      mood = bestMood();
      bookings.clear();
      calls.length = 0;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
