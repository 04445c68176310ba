import { bareCode, isName } from './text-format.rules';

describe('isName', () => {
  it.each(['Suharto', 'Ng Wei-Ling', 'O’Brien', '李明', 'Siti Nur’aini bt. Ahmad', 'José'])('accepts %s', (value) =>
    expect(isName(value)).toBe(true),
  );
  it.each(['', ' A ', '李', 'Ada1', 'ada@straits.test', '<b>x</b>'])('refuses "%s"', (value) => expect(isName(value)).toBe(false));
});

describe('bareCode', () => {
  it('drops what people copy along', () => {
    expect(bareCode(' 123 - 456\n')).toBe('123456');
  });
});
