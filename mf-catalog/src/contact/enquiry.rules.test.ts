import { attachmentFault, enquiryFaults, enquiryFields, lengthOf } from './enquiry.rules';

const good = { name: 'Siti', email: 'siti@straits.test', note: 'Do you have a group price for 30?' };

describe('enquiryFaults', () => {
  it('finds nothing in a good form', () => {
    expect(enquiryFaults(good)).toEqual({});
  });

  it.each([
    [{ name: '' }, { name: 'nameMissing' }],
    [{ name: ' X ' }, { name: 'nameShort' }],
    [{ name: '<b>' }, { name: 'nameLetters' }],
    [{ email: ' ' }, { email: 'emailMissing' }],
    [{ email: 'siti@' }, { email: 'emailForm' }],
    [{ phone: '12' }, { phone: 'phoneForm' }],
    [{ note: undefined }, { note: 'noteMissing' }],
    [{ note: 'Too short' }, { note: 'noteShort' }],
    [{ note: 'x'.repeat(161) }, { note: 'noteLong' }],
  ])('names the fault of %o', (change, expected) => {
    expect(enquiryFaults({ ...good, ...change })).toEqual(expected);
  });

  it.each(['李明', "Nur'Aini binti Abd. Rahman", 'Sukarno', 'José-Luis', 'தமிழ் செல்வி'])('accepts the name %s', (name) => {
    expect(enquiryFaults({ ...good, name })).toEqual({});
  });

  it.each(['+65 6123 4567', '(021) 555-0123', '0812.3456.7890'])('accepts a phone number as people write it: %s', (phone) => {
    expect(enquiryFaults({ ...good, phone })).toEqual({});
  });

  it('counts characters, not code units', () => {
    expect(lengthOf('🦧🦧')).toBe(2);
    expect(enquiryFaults({ ...good, note: '🦧'.repeat(160) })).toEqual({});
    expect(enquiryFaults({ ...good, note: '🦧'.repeat(161) })).toEqual({ note: 'noteLong' });
  });
});

describe('enquiryFields', () => {
  it('sends trimmed text and nothing that is empty', () => {
    expect(enquiryFields({ ...good, name: ' Siti ', phone: '  ', bookingId: undefined })).toEqual(good);
  });
});

describe('attachmentFault', () => {
  it.each([
    [{ type: 'image/png', size: 5 * 1024 * 1024 - 1 }, undefined],
    [{ type: 'image/png', size: 5 * 1024 * 1024 }, 'fileTooLarge'],
    [{ type: 'image/svg+xml', size: 10 }, 'fileNotImage'],
    [{ type: 'application/pdf', size: 10 }, 'fileNotImage'],
  ])('of %o is %s', (file, expected) => {
    expect(attachmentFault(file)).toBe(expected);
  });
});
