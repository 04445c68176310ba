/** Indonesian writes 1.250,50 where the others write 1,250.50. */
const signsOf = (language: string) => (language === 'id' ? { group: '.', point: ',' } : { group: ',', point: '.' });

/** What was typed as an amount with at most `digits` after the point, in minor units: null where nothing was typed, 'wrong' where it is none. */
export function amountOf(typed: string | undefined, { digits, language }: { digits: number; language: string }): number | null | 'wrong' {
  const bare = (typed ?? '').replaceAll(/\s/g, '');
  if (!bare) return null;
  const { group, point } = signsOf(language);
  const found = new RegExp(`^(\\d{1,12})(?:\\.(\\d{0,${digits}}))?$`).exec(bare.replaceAll(group, '').replace(point, '.'));
  return found ? Number(`${found[1]}${(found[2] ?? '').padEnd(digits, '0')}`) : 'wrong';
}

/** An amount as it is typed. */
export function typedAmount(minor: number | null, { digits, language }: { digits: number; language: string }): string {
  if (minor === null) return '';
  const text = (minor / 10 ** digits).toFixed(minor % 10 ** digits === 0 ? 0 : digits);
  return text.replace('.', signsOf(language).point);
}
