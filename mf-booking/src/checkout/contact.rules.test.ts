import { contactFaults, isContactComplete, splitName } from './contact.rules';

const good = { name: 'Ada Tan', email: 'ada@straits.test', phone: '+65 9123-4567', country: 'SG' };

describe('contactFaults', () => {
  it('finds nothing wrong with a whole contact', () => {
    expect(contactFaults(good)).toEqual({});
  });

  it.each([
    [{ name: ' ' }, 'name', 'contactName'],
    [{ name: 'A' }, 'name', 'contactName'],
    [{ name: 'Ada 😀 Tan' }, 'name', 'contactNameSigns'],
    [{ name: 'Ada Tan 2' }, 'name', 'contactNameSigns'],
    [{ email: '' }, 'email', 'emailMissing'],
    [{ email: 'ada@straits' }, 'email', 'email'],
    [{ email: 'ada tan@straits.test' }, 'email', 'email'],
    [{ phone: '' }, 'phone', 'phoneMissing'],
    [{ phone: '12345' }, 'phone', 'phone'],
    [{ phone: '1234567890123456' }, 'phone', 'phone'],
    [{ phone: '9123 CALL' }, 'phone', 'phone'],
    [{ country: '' }, 'country', 'country'],
  ])('finds in %j that %s is at fault: %s', (change, field, key) => {
    expect(contactFaults({ ...good, ...change })).toEqual({ [field]: { key, values: undefined } });
  });

  it.each(['(021) 555-0199', '91234567', ' +62 812 3456 7890 ', '010.1234.5678'])('accepts %s', (phone) => {
    expect(contactFaults({ ...good, phone })).toEqual({});
  });

  it.each(['李娜', 'Siti Nur’aini', 'Raj s/o Kumar', 'José-María Ruiz Jr.', '阿卜杜拉·买买提'])('accepts the name %s (M234)', (name) => {
    expect(isContactComplete({ ...good, name })).toBe(true);
  });

  it('calls an empty draft incomplete', () => {
    expect(isContactComplete({})).toBe(false);
  });
});

describe('splitName', () => {
  it.each([
    ['Ada Tan', 'Ada', 'Tan', false],
    ['Siti Nur Aini', 'Siti Nur', 'Aini', false],
    ['Suharto', 'Suharto', '', true],
    ['李娜', '娜', '李', false],
  ])('reads %s as %s / %s', (name, givenNames, familyName, singleName) => {
    expect(splitName(name)).toEqual({ givenNames, familyName, singleName });
  });
});
