import { enquiryOf, quoteFaults } from './quote.rules';

const good = {
  date: '2027-01-05',
  firstName: 'Siti',
  lastName: 'Aminah',
  email: 'siti@straits.test',
  phone: '+65 6123 4567',
  note: 'Twelve of us, with a guide.',
};
const today = '2026-12-01';

describe('quoteFaults', () => {
  it('finds nothing in a whole request, also for today', () => {
    expect(quoteFaults(good, today)).toEqual({});
    expect(quoteFaults({ ...good, date: today }, today)).toEqual({});
    expect(quoteFaults({ ...good, date: '2020-01-01' }, null)).toEqual({});
  });

  it('asks for every field of an empty one', () => {
    expect(quoteFaults({}, today)).toEqual({
      ...{ date: 'dateMissing', firstName: 'firstNameMissing', lastName: 'lastNameMissing' },
      ...{ email: 'emailMissing', phone: 'phoneMissing', note: 'noteMissing' },
    });
  });

  it.each([
    [{ date: '2026-11-30' }, { date: 'datePast' }],
    [{ date: '2026-02-30' }, { date: 'dateMissing' }],
    [{ firstName: '  ' }, { firstName: 'firstNameMissing' }],
    [{ email: 'siti@' }, { email: 'emailForm' }],
    [{ phone: '12345' }, { phone: 'phoneForm' }],
    [{ phone: 'call me' }, { phone: 'phoneForm' }],
    [{ note: 'Too short' }, { note: 'noteShort' }],
    [{ note: '🦧'.repeat(160) }, {}],
    [{ note: '🦧'.repeat(161) }, { note: 'noteLong' }],
  ])('of %j finds %j', (change, faults) => {
    expect(quoteFaults({ ...good, ...change }, today)).toEqual(faults);
  });
});

it('becomes an enquiry about the product on that date', () => {
  expect(enquiryOf({ ...good, phone: ' +65 6123 4567 ' }, 'Ubud Inn', 'waiting list')).toEqual({
    ...{ name: 'Siti Aminah', email: 'siti@straits.test', phone: '+65 6123 4567', note: good.note },
    product: 'Ubud Inn · 2027-01-05 · waiting list',
  });
});
