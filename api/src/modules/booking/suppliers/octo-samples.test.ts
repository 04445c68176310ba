import { doubtOfConfirmation, doubtOfVisit } from './octo-doubt.rules';
import { OctoAvailabilities, OctoBooking } from './octo-messages';

// The examples that OCTO publishes (octotravel/octo-types, src/openapi.yaml, MIT), cut to what we read. Each has a trap.

const PRODUCT = '6b903d44-dc24-4ca4-ae71-6bde6c4f4854';
const ADULT = 'adult_697e3ce8-1860-4cbf-80ad-95857df1f640';
const CHILD = 'child_797e3ce8-1860-4cbf-80ad-95857df1f640';
const INFANT = 'infant_897e3ce8-1860-4cbf-80ad-95857df1f640';
const supply = {
  port: 'octo' as const,
  connection: 'eye',
  productId: PRODUCT,
  options: { day: 'DEFAULT' },
  units: { adult: ADULT, child: CHILD, infant: INFANT },
  questions: {},
};
const order = {
  uuid: '559aed3d-6d5b-4fe0-bfca-99f5e7218a56',
  orderCode: 'STTEST',
  chargeMinor: 9_000,
  currency: 'GBP',
  optionId: 'day',
  localDate: '2022-05-23',
  startTime: '',
  units: ['adult', 'child', 'infant'].map((unitId) => ({ unitId, quantity: 1 })),
  contact: { name: 'Test Guest', email: 'guest@example.test', phone: '' },
  answers: [],
  travellers: [],
};
const empty = {
  redemptionMethod: 'DIGITAL',
  utcRedeemedAt: '2021-10-27T23:28:43Z',
  deliveryOptions: [{ deliveryFormat: 'QRCODE', deliveryValue: '' }],
};
const ALL_CONFIRMED = ['CONFIRMED', 'CONFIRMED', 'CONFIRMED'];
const coded = (code: string) => ({ deliveryOptions: [{ deliveryFormat: 'QRCODE', deliveryValue: code }] });
const unitItems = (statuses: string[], tickets: (object | null)[]) =>
  [ADULT, CHILD, INFANT].map((unitId, index) => ({
    uuid: '3b1bc2ee-3155-4738-9471-f49842a07327',
    unitId,
    status: statuses[index],
    ticket: tickets[index],
  }));
const sample = {
  uuid: order.uuid,
  testMode: false,
  resellerReference: null,
  supplierReference: 'XOPSUT',
  utcExpiresAt: null as string | null,
  productId: PRODUCT,
  optionId: 'DEFAULT',
  availabilityId: '',
  availability: { id: '2022-05-23T00:00:00+01:00', localDateTimeStart: '2022-05-23T00:00:00+01:00' },
  deliveryMethods: ['TICKET', 'VOUCHER'],
  voucher: null as object | null,
};
const onHold = {
  ...sample,
  status: 'ON_HOLD',
  utcExpiresAt: '2022-05-25T11:04:22Z',
  unitItems: unitItems(['ON_HOLD', 'ON_HOLD', 'ON_HOLD'], [null, null, null]),
};
const confirmed = {
  ...sample,
  status: 'CONFIRMED',
  voucher: empty,
  unitItems: unitItems(['ON_HOLD', 'CONFIRMED', 'CONFIRMED'], [empty, empty, empty]),
};
const good = { ...confirmed, unitItems: unitItems(ALL_CONFIRMED, ['A', 'B', 'C'].map(coded)) };

it('a booking on hold is read whole, with the time until which it is kept', () => {
  const booking = OctoBooking.parse(onHold);

  expect(doubtOfVisit(supply, order, booking)).toBeUndefined();
  expect(booking.utcExpiresAt).toBe('2022-05-25T11:04:22Z');
});

it.each([
  ['the published one, of which a unit is on hold', confirmed, 'UNIT_NOT_CONFIRMED'],
  [
    'the published one, with all of its units confirmed: its codes are empty',
    { ...confirmed, unitItems: unitItems(ALL_CONFIRMED, [empty, empty, empty]) },
    'TICKET_MISSING',
  ],
  [
    'one that gives its third unit no code',
    { ...good, unitItems: unitItems(ALL_CONFIRMED, [coded('A'), coded('B'), null]) },
    'TICKET_MISSING',
  ],
  ['one that gives two units one code', { ...good, unitItems: unitItems(ALL_CONFIRMED, ['A', 'A', 'C'].map(coded)) }, 'TICKET_TWICE'],
  [
    'one with another child than was asked for',
    { ...good, unitItems: good.unitItems.map((unit) => ({ ...unit, unitId: unit.unitId === CHILD ? ADULT : unit.unitId })) },
    'UNIT_ITEMS_DIFFER',
  ],
  ['one of another day', { ...good, availability: { localDateTimeStart: '2022-05-24T00:00:00+01:00' } }, 'START_DIFFERS'],
  ['a good one', good, undefined],
  [
    'one whose voucher lets everybody in',
    { ...good, voucher: coded('V'), unitItems: unitItems(ALL_CONFIRMED, [null, null, null]) },
    undefined,
  ],
])('a confirmed booking, %s', (_case, body, doubt) => {
  expect(doubtOfConfirmation(supply, order, OctoBooking.parse(body))).toBe(doubt);
});

it('starts are read with and without a whole day', () => {
  const [day, hour] = OctoAvailabilities.parse([
    {
      id: '2022-06-30T00:00:00+01:00',
      localDateTimeStart: '2022-06-30T00:00:00+01:00',
      allDay: true,
      available: true,
      status: 'FREESALE',
      vacancies: null,
    },
    {
      id: '2022-06-30T12:00:00+01:00',
      localDateTimeStart: '2022-06-30T12:00:00+01:00',
      allDay: false,
      available: true,
      status: 'AVAILABLE',
      vacancies: 10,
    },
  ]);

  expect([day?.allDay, hour?.allDay]).toEqual([true, false]);
});
