import { css } from '@emotion/react';
import { useFormat, useTexts } from '@straits/i18n';
import { IconButton } from '@straits/ui/IconButton';
import { Row } from '@straits/ui/Stack';
import { Select } from '@straits/ui/Select';
import { monthChoices } from './statement.rules';

const list = css`
  inline-size: 13rem;
`;

interface MonthPickerProps {
  month: string;
  now: Date;
  onChoose: (month: string) => void;
}

/** A month of the last year: by list, or one step at a time. */
export function MonthPicker({ month, now, onChoose }: MonthPickerProps) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  const months = monthChoices(now);
  const at = months.indexOf(month);
  const step = (by: number) => {
    const next = months[at + by];
    if (next) onChoose(next);
  };
  return (
    <Row gap={2}>
      <IconButton icon="chevron-left" edged label={t('statement.previous')} disabled={at === months.length - 1} onClick={() => step(1)} />
      <Select
        css={list}
        label={t('statement.month')}
        labelHidden
        value={month}
        onChange={onChoose}
        options={months.map((value) => ({ value, label: format.month(`${value}-01`) }))}
      />
      <IconButton icon="chevron-right" edged label={t('statement.following')} disabled={at === 0} onClick={() => step(-1)} />
    </Row>
  );
}
