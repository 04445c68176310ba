import { TOKEN_KEY } from '@straits/api-contract/constants';
import { hasStoredToken } from './stored-token';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('finds a session that was kept, and a token that came with the address', () => {
  expect(hasStoredToken()).toBe(false);
  sessionStorage.setItem('straits_token', 'arrived');
  expect(hasStoredToken()).toBe(true);
  sessionStorage.clear();
  localStorage.setItem(TOKEN_KEY, 'kept');
  expect(hasStoredToken()).toBe(true);
});

it('is no where nothing may be kept', () => {
  const reading = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('storage is off');
  });
  expect(hasStoredToken()).toBe(false);
  reading.mockRestore();
});
