import { useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { EmptyState, type EmptyStateProps } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';

/** Nothing waits to be booked: what a cart is for, and where to begin. */
export function EmptyCart({ level }: Pick<EmptyStateProps, 'level'>) {
  const { t } = useTexts('booking');
  return (
    <Card>
      <EmptyState
        level={level}
        title={t('items.empty.title')}
        actions={
          <ButtonLink href="/attraction" prominence="main">
            {t('items.empty.find')}
          </ButtonLink>
        }
      >
        {t('items.empty.text')}
      </EmptyState>
    </Card>
  );
}
