import { useTexts } from '@straits/i18n';
import { TripBar } from '../trip/TripBar';
import type { RideBooking } from './use-ride';

/** The ride's price and the way back to its panel, at the thumb of a phone. */
export function RideBar({ booking: { product, total } }: { booking: RideBooking }) {
  const { t } = useTexts('catalog');
  const { priceFrom, priceUnit } = product;
  const price = total ? { price: total } : { price: priceFrom, unit: t(`product.per.${priceUnit}`) };
  return <TripBar {...price} next={{ href: '#ride', words: t('transport.toPanel') }} />;
}
