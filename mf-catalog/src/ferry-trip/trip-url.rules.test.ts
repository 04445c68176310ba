import fc from 'fast-check';
import { tripFaults } from './trip-faults.rules';
import {
  inMode,
  PARTY_KEYS,
  readTrip,
  seatsOf,
  withLeg,
  withMovedLeg,
  withNewLeg,
  writeTrip,
  type Party,
  type Trip,
} from './trip-url.rules';

const read = (text: string) => readTrip(new URLSearchParams(text));
const OUT = { from: 'harbourfront', to: 'batam-centre', date: '2026-12-04' };
const ROUND = 'from=harbourfront&to=batam-centre&date=2026-12-04&back=2026-12-06';
const port = (id: string, destinations: string[]) => ({
  id,
  name: id,
  area: id,
  country: 'SG',
  countryName: 'Singapore',
  timeZone: 'Asia/Singapore',
  locode: null,
  destinations,
});
const PORTS = [port('harbourfront', ['batam-centre']), port('batam-centre', ['harbourfront']), port('sanur', [])];
const codes = (text: string, today = '2026-12-01') =>
  tripFaults(read(text), { ports: PORTS, today }).map(({ leg, field, code }) => `${leg} ${field} ${code}`);

describe('the address', () => {
  it('has the way back of a round trip by its date', () => {
    expect(read(`${ROUND}&adult=2&infant-id=1`)).toMatchObject({
      mode: 'round',
      legs: [OUT, { from: 'batam-centre', to: 'harbourfront', date: '2026-12-06' }],
      party: { adult: 2, child: 0, 'infant-id': 1 },
    });
  });

  it('has one adult where it says nothing of people, and nobody where it says so', () => {
    expect(read('').party.adult).toBe(1);
    expect(read('adult=0').party.adult).toBe(0);
  });

  it('keeps six legs and says that there were more', () => {
    const seven = Array.from({ length: 7 }, () => 'from=a&to=b&date=2026-12-04').join('&');

    expect(read(`mode=multi&${seven}`)).toMatchObject({ tooManyLegs: true });
    expect(read(`mode=multi&${seven}`).legs).toHaveLength(6);
  });

  it('comes back from the trip that it was written from, whatever the trip', () => {
    const leg = fc.record({ from: fc.constantFrom('', 'a', 'b-1'), to: fc.constantFrom('', 'c'), date: fc.constantFrom('', '2026-12-04') });
    const party = fc.record(Object.fromEntries(PARTY_KEYS.map((key) => [key, fc.integer({ min: 0, max: 9 })]))) as fc.Arbitrary<Party>;
    fc.assert(
      fc.property(fc.array(leg, { minLength: 1, maxLength: 6 }), party, (legs, people) => {
        const trip: Trip = { mode: 'multi', legs, party: people, tooManyLegs: false };
        expect(readTrip(writeTrip(trip))).toEqual(trip);
      }),
    );
  });

  it('is never broken by what is typed into it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (from, date) => {
        const trip = readTrip(new URLSearchParams({ from, date, back: date, adult: from }));
        expect(tripFaults(trip, { ports: PORTS, today: '2026-12-01' }).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a trip', () => {
  it('keeps what was chosen when its mode changes', () => {
    const trip = read(ROUND);

    expect(inMode(trip, 'oneway').legs).toEqual([OUT]);
    expect(inMode(trip, 'multi').legs).toHaveLength(2);
    expect(inMode(inMode(trip, 'oneway'), 'round').legs[1]).toEqual({ from: 'batam-centre', to: 'harbourfront', date: '' });
  });

  it('turns its way back with its way there', () => {
    expect(withLeg(read(ROUND), 0, { to: 'sekupang' }).legs[1]).toMatchObject({ from: 'sekupang', date: '2026-12-06' });
  });

  it('goes on from where its last leg ends, six times at most', () => {
    const grown = Array.from({ length: 9 }).reduce<Trip>((trip) => withNewLeg(trip), inMode(read(ROUND), 'multi'));

    expect(grown.legs).toHaveLength(6);
    expect(grown.legs[2]?.from).toBe('harbourfront');
  });

  it('moves a leg by a button', () => {
    const trip = inMode(read(ROUND), 'multi');

    expect(withMovedLeg(trip, 1, -1).legs.map(({ date }) => date)).toEqual(['2026-12-06', '2026-12-04']);
    expect(withMovedLeg(trip, 0, -1).legs).toEqual(trip.legs);
  });

  it('needs no seat for an infant', () => {
    expect(seatsOf(read('adult=2&child-id=1&infant=2').party)).toBe(3);
  });
});

test.each([
  [ROUND, []],
  ['', ['0 from fromMissing', '0 date dateMissing', '1 date backMissing']],
  [ROUND.replace('2026-12-06', '2026-12-03'), ['1 date backBefore']],
  [ROUND.replace('2026-12-04', '2026-11-30'), ['0 date datePast']],
  [ROUND.replace('2026-12-06', '2029-01-01'), ['1 date dateFar']],
  [ROUND.replace('harbourfront', 'atlantis'), ['0 from unknownPort']],
  [ROUND.replace('batam-centre', 'harbourfront'), ['0 to samePort']],
  [ROUND.replace('batam-centre', 'sanur'), ['0 to noRoute']],
  [`${ROUND}&adult=0`, ['0 party nobody']],
  [`${ROUND}&adult=0&child=2`, ['0 party noAdult']],
  [`${ROUND}&adult=31`, ['0 party tooMany']],
  ['mode=multi&from=harbourfront&to=batam-centre&date=2026-12-08&from=batam-centre&to=harbourfront&date=2026-12-07', ['1 date beforeLast']],
])('of %s the faults are %j', (text, expected) => {
  expect(codes(text)).toEqual(expected);
});
