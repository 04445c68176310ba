import { readGuests } from '@straits/api-contract/product-address';
import { useFormat, useTexts } from '@straits/i18n';

/** `2-1` in words: 2 adults, 1 child. */
export function useGuestWords() {
  const { t } = useTexts('catalog');
  const { row } = useFormat();
  return (written: string) => {
    const guests = readGuests(written);
    const groups = guests ? Object.entries<number>({ ...guests }).filter(([, count]) => count > 0) : [];
    return row(groups.map(([group, count]) => t(`products.guests.${group}`, { count })));
  };
}
