import { useTexts } from '@straits/i18n';
import { NET_PRICES_KEY, showNetPrices, useNetPricesShown } from '@straits/session/net-prices';
import { Checkbox } from '@straits/ui/Checkbox';

/** The agency's own prices, on or off with a press or a key (D26). */
export function ShowNetPrices() {
  const { t } = useTexts('account');
  return (
    <div data-print="hide">
      <Checkbox label={`${t('agency.showNet')} (${NET_PRICES_KEY})`} checked={useNetPricesShown()} onChange={showNetPrices} />
    </div>
  );
}
