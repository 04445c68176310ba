import { brandFaults, changeOf, colourOf } from './brand.rules';

it.each([
  [{}, {}],
  [{ email: 'hi@bay.test', colour: '0B3C49' }, {}],
  [{ email: 'hi@' }, { email: 'fault.emailFormat' }],
  [{ phone: '+65 6123 4567' }, {}],
  [{ phone: 'ask Mei' }, { phone: 'fault.phoneFormat' }],
  [{ colour: 'red' }, { colour: 'fault.colourWrong' }],
  [{ colour: '#ffd700' }, { colour: 'fault.colourPale' }],
])('%j has the faults %j', (values, faults) => {
  expect(brandFaults(values)).toEqual(faults);
});

it('sends what is empty as nothing, and a colour as the API takes it', () => {
  expect(changeOf({ email: ' ', phone: '+65 6123 4567', colour: ' 0B3C49' })).toEqual({
    ...{ email: null, phone: '+65 6123 4567', colour: '#0b3c49' },
  });
  expect(colourOf('#')).toBe('');
});
