import type { Profile } from '@straits/api-contract';
import { changeOf, detailsFaults, detailsOf, partOf, passwordFaults } from './profile-form.rules';

it.each([
  ['', 'details'],
  ['part=password', 'password'],
  ['part=other', 'details'],
  ['passenger=new', 'passenger'],
])('edits by "%s" the %s', (search, part) => {
  expect(partOf(new URLSearchParams(search))).toBe(part);
});

const profile: Profile = {
  name: 'Tan Mei Ling',
  username: 'mei',
  email: 'mei@straits.test',
  phone: '+6591234567',
  phoneCountry: 'SG',
  phoneWritten: '+65 9123 4567',
  nationality: null,
  address: null,
  agency: null,
};

it('shows a kept profile and sends it back as it was', () => {
  const values = detailsOf(profile, 'ID');

  expect(values).toMatchObject({ phone: '91234567', phoneCountry: 'SG' });
  expect(changeOf(values)).toEqual({ name: 'Tan Mei Ling', phone: '91234567', phoneCountry: 'SG', nationality: null, address: null });
});

it.each([
  [{ line2: '#02-03' }, { line1: 'fault.lineMissing', city: 'fault.cityMissing', country: 'fault.countryMissing' }],
  [{ line1: '18 Robinson Road', city: 'Singapore', country: 'SG' }, {}],
  [{ country: 'SG' }, {}],
  [{ name: 'A' }, { name: 'fault.nameShort' }],
  [{ phone: '12' }, { phone: 'fault.phoneFormat' }],
])('finds in %j the faults %j', (change, faults) => {
  expect(detailsFaults({ ...detailsOf(profile, 'SG'), ...change })).toEqual(faults);
});

it.each([
  [{}, { current: 'fault.currentMissing', password: 'fault.passwordShort', confirmation: 'fault.confirmationDiffers' }],
  [{ current: 'old', password: 'new-harbour', confirmation: 'new-harbor' }, { confirmation: 'fault.confirmationDiffers' }],
  [{ current: 'old', password: 'new-harbour', confirmation: 'new-harbour' }, {}],
])('finds in the passwords of %j the faults %j', (values, faults) => {
  expect(passwordFaults(values)).toEqual(faults);
});
