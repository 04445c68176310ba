import { useTexts } from '@straits/i18n';
import { Tag } from '@straits/ui/Tag';
import type { DepartureOption } from './departure.rules';

const FEW = 5;

/** What is left, in words: nothing is said while there is plenty. `of` says what is counted. */
export function PlacesLeft({ option, of }: { option: DepartureOption; of: 'places' | 'cabins' }) {
  const { t } = useTexts('catalog');
  const { status, vacancies } = option;
  if (status === 'SOLD_OUT') return <Tag tone="danger">{t('trip.soldOut')}</Tag>;
  if (status === 'CLOSED') return <Tag>{t('trip.closed')}</Tag>;
  if (vacancies !== null && vacancies <= FEW) return <Tag tone="warning">{t(`trip.left.${of}`, { count: vacancies })}</Tag>;
  return <Tag tone="success">{t('trip.available')}</Tag>;
}
