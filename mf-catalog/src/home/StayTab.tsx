import { useTextsPart } from '@straits/i18n';
import { StayForm } from '../hotel-stay/StayForm';
import { catalogTexts } from '../locales/load-texts';

export function StayTab() {
  useTextsPart(catalogTexts, 'hotel');
  return <StayForm />;
}
