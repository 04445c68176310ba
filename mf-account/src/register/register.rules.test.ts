import { registerFaults, registrationOf, type RegisterValues } from './register.rules';

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
    ['password', { password: 'x'.repeat(513), confirmation: 'x'.repeat(513) }, 'fault.passwordLong'],
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
