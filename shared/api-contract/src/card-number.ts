/** The check digit at a card number's end (Luhn, ISO/IEC 7812-1); of digits alone. */
export const hasCheckDigit = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;
