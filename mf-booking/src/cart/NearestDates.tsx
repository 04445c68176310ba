import { useFormat, useTexts } from '@straits/i18n';
import { Chip } from '@straits/ui/Chip';
import { Row, Stack } from '@straits/ui/Stack';

/** Days near the wanted one that still have places (M313, U32). */
export function NearestDates({ dates, onChoose }: { dates: string[]; onChoose: (date: string) => void }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  if (dates.length === 0) return null;
  return (
    <Stack gap={2}>
      <strong>{t('cart.edit.nearest')}</strong>
      <Row wrap>
        {dates.map((date) => (
          <Chip key={date} onPress={() => onChoose(date)}>
            {format.shortDate(date)}
          </Chip>
        ))}
      </Row>
    </Stack>
  );
}
