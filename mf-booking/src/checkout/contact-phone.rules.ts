/** The digits as they were typed in groups, without the first ones: 0812-3456-7890 of 11 is 812 3456 7890. */
function lastDigits(groups: string[], count: number): string[] {
  let surplus = Math.max(0, groups.join('').length - count);
  const kept = groups.map((group) => {
    const cut = Math.min(surplus, group.length);
    surplus -= cut;
    return group.slice(cut);
  });
  return kept.filter(Boolean);
}

/**
 * A number as it is called from anywhere, which is how the API writes it into the order, in the groups that were typed. `number` is its E.164, `code`
 * the calling code of the chosen country. What is nobody's number there stays as it was typed.
 */
export function callablePhone(typed: string, code: string | undefined, number: string | undefined): string {
  if (!number) return typed.trim();
  const groups = typed.normalize('NFKC').match(/\d+/g) ?? [];
  if (`+${groups.join('')}` === number) return `+${groups.join(' ')}`;
  if (!code || !number.startsWith(`+${code}`)) return number;
  const national = number.slice(1 + code.length);
  const shown = lastDigits(groups, national.length);
  return shown.join('') === national ? `+${code} ${shown.join(' ')}` : number;
}
