import type { SavedPassenger } from '@straits/api-contract';
import { fromSaved } from './saved-traveller.rules';

const tara: SavedPassenger = {
  ...{
    id: '1',
    title: null,
    placeOfBirth: null,
    countryOfResidence: null,
    issuedOn: null,
    issuedAt: null,
    renewedAt: null,
    keepUntil: null,
  },
  ...{ givenNames: 'Tara', familyName: 'Tan', dateOfBirth: '1990-05-04', nationality: 'SG', passportNumber: null, expiresOn: '2031-01-01' },
  savedAt: '2026-01-01T00:00:00Z',
};

it('fills in what is asked and known, and empties nothing', () => {
  expect(fromSaved(tara, new Set(['dateOfBirth', 'passportNumber']))).toEqual({
    ...{ givenNames: 'Tara', familyName: 'Tan', singleName: false },
    dateOfBirth: '1990-05-04',
  });
});

it('keeps a single name single, wherever it was saved', () => {
  expect(fromSaved({ ...tara, givenNames: '', familyName: 'Suharto' }, new Set())).toEqual({
    ...{ givenNames: 'Suharto', familyName: '', singleName: true },
  });
});
