import type { useFormat } from '@straits/i18n';

/** A rate (`12650`, `0.0000790513`) in the language's figures: as many digits as say something. */
export function rateText(rate: string, format: Pick<ReturnType<typeof useFormat>, 'number'>): string {
  const value = Number(rate);
  const digits = value >= 100 ? 2 : Math.min(10, 4 + Math.max(0, -Math.floor(Math.log10(value))));
  const decimals = (rate.split('.')[1] ?? '').replace(/0+$/, '').length;
  return format.number(value, Math.min(digits, decimals));
}
