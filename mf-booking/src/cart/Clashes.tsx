import type { CartLine } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Notice } from '@straits/ui/Notice';
import { lineName } from '../cart-line/cart-groups.rules';
import { clashesOf } from './clashes.rules';

/** Warns before money is spent on what cannot be done one after the other (D6). */
export function Clashes({ lines }: { lines: CartLine[] }) {
  const { t } = useTexts('booking');
  return clashesOf(lines).map(({ kind, first, second, ends }) => (
    <Notice
      key={`${kind}${first.id}${second.id}`}
      tone="warning"
      title={t(`cart.clash.${kind}`, {
        first: lineName(first, lines),
        second: lineName(second, lines),
        ends,
        starts: second.startTime ?? '',
      })}
    />
  ));
}
