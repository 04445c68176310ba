import { internationalPhone, registerFaults, registrationOf, type RegisterValues } from './register.rules';

const ada: RegisterValues = { name: 'Ada Lim', email: 'ada@straits.test', password: 'harbour-7', confirmation: 'harbour-7' };

describe('registerFaults', () => {
  it('finds none in what is needed', () => {
    expect(registerFaults(ada)).toEqual({});
  });

  it('accepts a single name', () => {
    expect(registerFaults({ ...ada, name: 'Suharto' })).toEqual({});
  });

  it.each([
    ['name', { name: 'A' }, 'fault.nameShort'],
    ['name', { name: 'Ada1' }, 'fault.nameLetters'],
    ['email', { email: 'ada' }, 'fault.emailFormat'],
    ['password', { password: '123456', confirmation: '123456' }, 'fault.passwordShort'],
    ['confirmation', { confirmation: 'Harbour-7' }, 'fault.confirmationDiffers'],
    ['phone', { phone: '12ab' }, 'fault.phoneFormat'],
  ] as const)('names a fault of %s', (field, change, fault) => {
    expect(registerFaults({ ...ada, ...change })).toEqual({ [field]: fault });
  });

  it('asks an agent for agency, licence and entity number', () => {
    expect(registerFaults({ ...ada, isAgent: true, uniqueEntityNumber: '123' })).toEqual({
      agencyName: 'fault.agencyMissing',
      licenceNumber: 'fault.licenceMissing',
      uniqueEntityNumber: 'fault.uenFormat',
    });
  });
});

describe('internationalPhone', () => {
  it.each([
    ['9123 4567', 'SG', '+6591234567'],
    ['(0812) 345-678', 'ID', '+62812345678'],
    ['+60 12-345 6789', 'SG', '+60123456789'],
    ['06 1234567', 'IT', '+39061234567'],
  ])('writes %s from %s as %s', (phone, country, expected) => {
    expect(internationalPhone(phone, country)).toBe(expected);
  });

  it.each(['123', '12ab5678', '+', '1234567890123456'])('has no number for %s', (phone) => {
    expect(internationalPhone(phone, 'SG')).toBeUndefined();
  });
});

describe('registrationOf', () => {
  it('leaves the newsletter off and the agency out unless asked', () => {
    expect(registrationOf({ ...ada, agencyName: 'left over' }, '/')).toMatchObject({
      newsletter: false,
      agent: undefined,
      next: undefined,
    });
  });

  it('writes the entity number as the register does', () => {
    const sent = registrationOf(
      { ...ada, isAgent: true, agencyName: ' Lim Travel ', licenceNumber: 'TA02345', uniqueEntityNumber: '2003-01234-k' },
      '/cart',
    );

    expect(sent).toMatchObject({
      agent: { agencyName: 'Lim Travel', licenceNumber: 'TA02345', uniqueEntityNumber: '200301234K' },
      next: '/cart',
    });
  });
});
