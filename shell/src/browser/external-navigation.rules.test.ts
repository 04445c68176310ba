import { allowedAddress } from './external-navigation';

const HERE = 'https://straits.test/cart';
const LIST = ['https://maps.example.com'];

describe('navigation to another site', () => {
  it.each(['/about', 'https://straits.test/x', 'https://maps.example.com/a?b', 'mailto:hello@straits.test', 'tel:+6561234567'])(
    'goes to %s',
    (address) => {
      expect(allowedAddress(address, HERE, LIST).href).toContain(address.replace(/^\//, ''));
    },
  );

  it.each([
    'https://evil.test',
    'https://maps.example.com.evil.test',
    'http://maps.example.com',
    '//evil.test/x',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('throws for %s without permission', (address) => {
    expect(() => allowedAddress(address, HERE, LIST)).toThrow(/not allowed/);
  });
});
