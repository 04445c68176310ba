import { displayName } from '@straits/api-contract/person-name';
import { aLine } from '../../cart-line/cart.builder';
import { isSeatComplete, passengersOf, seatsOf, travellerFaults, type Seat } from './traveller.rules';
import { NO_TRAVELLER, recordFor, valuesOf, withMovedRecord, withTyped } from './traveller-records.rules';

const TODAY = '2026-11-21';
const [unit] = aLine().units;
if (!unit) throw new Error('the built line has a unit');
const line = aLine({
  passengerFields: ['dateOfBirth', 'nationality', 'passportNumber', 'passportExpiry'],
  units: [unit, { ...unit, unitId: 'child', type: 'CHILD', name: 'Child', quantity: 1, tickets: 1, minAge: 3, maxAge: 12 }],
});
const seats = seatsOf([line]);
const seat = seats[0] as Seat;
const childSeat = seats[2] as Seat;
const ada = {
  ...NO_TRAVELLER,
  givenNames: 'Ada',
  familyName: 'Tan',
  dateOfBirth: '1990-05-01',
  nationality: 'SG',
  passportNumber: 'e1234567 a',
  passportExpiry: '2030-01-01',
};

describe('seatsOf', () => {
  it('counts one seat a ticket', () => {
    expect(seats.map(({ unit: { unitId }, index, number }) => [unitId, index, number])).toEqual([
      ['adult', 0, 1],
      ['adult', 1, 2],
      ['child', 0, 3],
    ]);
  });

  it('asks nobody where the option asks for nothing', () => {
    expect(seatsOf([aLine()])).toEqual([]);
  });
});

describe('travellerFaults', () => {
  it('finds nothing wrong with a complete traveller', () => {
    expect(travellerFaults(ada, seat, TODAY)).toEqual({});
  });

  it('names everything that is missing, in the order of the form', () => {
    expect(Object.keys(travellerFaults(NO_TRAVELLER, seat, TODAY))).toEqual([
      'givenNames',
      'familyName',
      'dateOfBirth',
      'nationality',
      'passportNumber',
      'passportExpiry',
    ]);
  });

  it.each([
    [{ familyName: '' }, 'familyName', 'familyNameMissing'],
    [{ givenNames: 'Ada2' }, 'givenNames', 'nameSigns'],
    [{ dateOfBirth: '1990-2-31' }, 'dateOfBirth', 'dateNotReal'],
    [{ dateOfBirth: '2027-01-01' }, 'dateOfBirth', 'birthInFuture'],
    [{ dateOfBirth: '2016-01-01' }, 'dateOfBirth', 'ageTooYoung'],
    [{ passportNumber: 'E12' }, 'passportNumber', 'passport'],
    [{ passportExpiry: '2026-11-30' }, 'passportExpiry', 'passportExpired'],
  ])('finds in %j that %s is at fault: %s', (change, field, key) => {
    expect(travellerFaults({ ...ada, ...change }, seat, TODAY)).toEqual({ [field]: expect.objectContaining({ key }) });
  });

  it('refuses a child ticket to somebody too old for it', () => {
    expect(travellerFaults({ ...ada, dateOfBirth: '2010-01-01' }, childSeat, TODAY)).toEqual({
      dateOfBirth: { key: 'ageTooOld', values: { age: 16, unit: 'Child', max: 12 } },
    });
  });

  it.each(['1985-06-01', '1927-01-01'])('takes somebody born %s as an adult, even past the band', (dateOfBirth) => {
    expect(travellerFaults({ ...ada, dateOfBirth }, seat, TODAY)).toEqual({});
  });

  it('asks for one name only where there is only one', () => {
    expect(travellerFaults({ ...ada, singleName: true, givenNames: 'Suharto', familyName: '' }, seat, TODAY)).toEqual({});
  });

  it('judges the age on the visit day', () => {
    expect(travellerFaults({ ...ada, dateOfBirth: '2013-12-01' }, seat, TODAY)).toEqual({});
  });

  it.each(["D'Souza", 'Jean-Luc', 'Müller', '陈', 'M. Ali'])('accepts the name %s', (name) => {
    expect(travellerFaults({ ...ada, givenNames: name }, seat, TODAY)).toEqual({});
  });
});

describe('drafts', () => {
  it('find their seat again', () => {
    const records = withTyped([], seat, ada);

    expect(valuesOf(seat, records)).toEqual(ada);
    expect(isSeatComplete(seat, records, TODAY)).toBe(true);
    expect(isSeatComplete(childSeat, records, TODAY)).toBe(false);
  });

  it('find their seat again when the line was removed and put back', () => {
    const records = withTyped([], seat, ada);
    const again = seatsOf([{ ...line, id: '99999999-9999-4999-8999-999999999999' }])[0] as Seat;

    expect(valuesOf(again, records)).toEqual(ada);
  });

  describe('of two cabins of one class', () => {
    const other = { ...line, id: '88888888-8888-4888-8888-888888888888' };
    const again = (id: string) => ({ ...line, id });
    const [first, second] = [0, 3].map((place) => seatsOf([line, other])[place] as Seat) as [Seat, Seat];
    const eva = { ...ada, givenNames: 'Eva' };

    it('are not each other’s: who sleeps in the second is asked for, and takes nobody out of the first', () => {
      const one = withTyped([], first, ada);
      expect(isSeatComplete(second, one, TODAY)).toBe(false);

      const both = withTyped(one, second, eva);
      expect([first, second].map((each) => valuesOf(each, both).givenNames)).toEqual(['Ada', 'Eva']);
    });

    it('find their own seats again when both were removed and put back', () => {
      const both = withTyped(withTyped([], first, ada), second, eva);
      const put = seatsOf([again('99999999-9999-4999-8999-999999999991'), again('99999999-9999-4999-8999-999999999992')]);
      const [newFirst, newSecond] = [put[0] as Seat, put[3] as Seat];

      expect([newFirst, newSecond].map((each) => valuesOf(each, both).givenNames)).toEqual(['Ada', 'Eva']);
      const typed = withTyped(both, newFirst, { ...ada, givenNames: 'Ida' });
      expect([newFirst, newSecond].map((each) => valuesOf(each, typed).givenNames)).toEqual(['Ida', 'Eva']);
    });
  });

  it('replace what was typed before for the same seat', () => {
    const records = withTyped(withTyped([], seat, ada), seat, { ...ada, givenNames: 'Eva' });

    expect(records).toHaveLength(1);
  });

  it('go along when a ticket becomes another', () => {
    const records = [recordFor(seat, ada), recordFor(seats[1] as Seat, { ...ada, givenNames: 'Ben' })];

    const moved = withMovedRecord(records, seat, { unitId: 'child', index: 1, kind: 'CHILD' });

    expect(moved.map(({ unitId, index, givenNames }) => [unitId, index, givenNames])).toEqual([
      ['adult', '0', 'Ben'],
      ['child', '1', 'Ada'],
    ]);
  });
});

describe('passengersOf', () => {
  it('sends only what the option asks for', () => {
    const modest = seatsOf([aLine({ passengerFields: ['nationality'] })])[0] as Seat;

    expect(passengersOf([modest], [recordFor(modest, ada)])).toEqual([
      { lineId: modest.line.id, unitId: 'adult', givenNames: 'Ada', familyName: 'Tan', singleName: false, nationality: 'SG' },
    ]);
  });

  it('writes a passport number as the passport does', () => {
    expect(passengersOf([seat], [recordFor(seat, ada)])[0]).toMatchObject({ passportNumber: 'E1234567A' });
  });
});

describe('what the operator asks each traveller', () => {
  const asked = { required: true, maxLength: 10, choices: [], number: null };
  const passengerQuestions = [
    { ...asked, id: 'weight', label: 'Weight', number: { min: 30, max: 110, unit: 'kg' as const } },
    { ...asked, id: 'meal', label: 'Meal', choices: [{ id: 'vegan', name: 'Vegan' }] },
    { ...asked, id: 'wish', label: 'Wish', required: false },
  ];
  const asking = seatsOf([aLine({ passengerQuestions })])[0] as Seat;
  const eva = { ...NO_TRAVELLER, givenNames: 'Eva', familyName: 'Tan' };
  const faults = (answers: object) => travellerFaults({ ...eva, ...answers }, asking, TODAY);

  it('makes a seat of every ticket, though nothing else is asked', () => {
    expect(seatsOf([aLine({ passengerQuestions })])).toHaveLength(2);
  });

  it.each([
    [{}, { 'answers-weight': 'answerMissing', 'answers-meal': 'answerChoice' }],
    [
      { 'answers-weight': '29', 'answers-meal': 'meat' },
      { 'answers-weight': 'answerNumber', 'answers-meal': 'answerChoice' },
    ],
    [{ 'answers-weight': ' ７５ ', 'answers-meal': 'vegan' }, {}],
    [{ 'answers-weight': '75', 'answers-meal': 'vegan', 'answers-wish': 'a long wish' }, { 'answers-wish': 'answerLong' }],
  ])('finds in %j at fault: %j', (answers, expected) => {
    expect(Object.fromEntries(Object.entries(faults(answers)).map(([field, { key }]) => [field, key]))).toEqual(expected);
  });

  it('is sent by the ids of the questions, and what another product asked is not', () => {
    const typed = { ...eva, 'answers-weight': ' ７５', 'answers-meal': 'vegan', 'answers-wish': ' ', 'answers-shoe': '42' };

    expect(passengersOf([asking], [recordFor(asking, typed)])[0]?.answers).toEqual({ weight: '75', meal: 'vegan' });
    expect(passengersOf([seat], [recordFor(seat, { ...ada, 'answers-shoe': '42' })])[0]).not.toHaveProperty('answers');
  });
});

describe('fullName', () => {
  it.each([
    [{ givenNames: 'Ada', familyName: 'Tan' }, 'Ada Tan'],
    [{ givenNames: '娜', familyName: '李' }, '李娜'],
    [{ givenNames: 'Suharto', familyName: '' }, 'Suharto'],
  ])('writes %j as %s', (name, written) => {
    expect(displayName(name)).toBe(written);
  });
});
