import type { Cart } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Spread } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';

/** What the applied code takes off, as a line of its own above the total. */
export function DiscountRow({ cart: { discount } }: { cart: Pick<Cart, 'discount'> }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  if (!discount) return null;
  return (
    <Spread wrap={false} css={{ color: token.color.success }}>
      <span>{t('items.discount.row', { code: discount.code })}</span>
      <span css={{ whiteSpace: 'nowrap' }}>{discount.off.map(({ shown }) => `−${format.money(shown)}`).join(', ')}</span>
    </Spread>
  );
}
