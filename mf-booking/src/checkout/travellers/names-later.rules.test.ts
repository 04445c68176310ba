import { aLine } from '../../cart-line/cart.builder';
import { isNamedLater, withNamesLater } from './names-later.rules';

const line = aLine({ namesUntil: '2026-11-25T00:00:00.000Z' });
const other = { ...line, id: '99999999-9999-4999-8999-999999999999' };
const alone = { line, siblings: [line.id] };

describe('naming later', () => {
  it('is kept in the draft, also when the line was put back, and taken back', () => {
    const later = withNamesLater([], alone, true);

    expect(isNamedLater(alone, later)).toBe(true);
    expect(isNamedLater({ line: other, siblings: [other.id] }, later)).toBe(true);
    expect(isNamedLater(alone, withNamesLater(later, alone, false))).toBe(false);
  });

  it('is each line’s own: of another day, or another cabin, nothing is said', () => {
    const siblings = [line.id, other.id];

    const later = withNamesLater([], { line, siblings }, true);
    const both = withNamesLater(later, { line: other, siblings }, true);

    expect(isNamedLater({ line: other, siblings }, later)).toBe(false);
    expect(isNamedLater({ line, siblings }, withNamesLater(both, { line: other, siblings }, false))).toBe(true);
  });

  it('counts only where the product still allows it', () => {
    expect(isNamedLater({ ...alone, line: { ...line, namesUntil: null } }, withNamesLater([], alone, true))).toBe(false);
  });
});
