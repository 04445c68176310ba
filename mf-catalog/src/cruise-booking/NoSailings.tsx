import { useTexts } from '@straits/i18n';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';

/** No sailing is on sale: the way to the waiting list. */
export function NoSailings({ waitlist }: { waitlist: string }) {
  const { t } = useTexts('catalog');
  return (
    <EmptyState title={t('cruise.noSailings')} actions={<ButtonLink href={waitlist}>{t('quote.openWaitlist')}</ButtonLink>}>
      {t('cruise.noSailingsText')}
    </EmptyState>
  );
}
