import { aLine } from '../../cart-line/cart.builder';
import { isNamedLater, withNamesLater } from './names-later.rules';

const line = aLine({ namesUntil: '2026-11-25T00:00:00.000Z' });

describe('naming later', () => {
  it('is kept in the draft, also when the line was put back, and taken back', () => {
    const later = withNamesLater([], line, true);

    expect(isNamedLater(line, later)).toBe(true);
    expect(isNamedLater({ ...line, id: '99999999-9999-4999-8999-999999999999' }, later)).toBe(true);
    expect(isNamedLater(line, withNamesLater(later, line, false))).toBe(false);
  });

  it('counts only where the product still allows it', () => {
    expect(isNamedLater({ ...line, namesUntil: null }, withNamesLater([], line, true))).toBe(false);
  });
});
