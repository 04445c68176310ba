import { useTexts } from '@straits/i18n';
import { Container } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';

/** The address names no hotel: leads to all of them. */
export function NoHotel() {
  const { t } = useTexts('catalog');
  return (
    <Container css={{ paddingBlock: '3rem' }}>
      <EmptyState
        title={t('rooms.unknown')}
        actions={
          <ButtonLink href="/hotel" prominence="main">
            {t('hotel.all')}
          </ButtonLink>
        }
      >
        {t('rooms.unknownText')}
      </EmptyState>
    </Container>
  );
}
