import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { DateBoxes } from '@straits/ui/DateBoxes';
import { token } from '@straits/ui/tokens';
import { isPlainDate } from '../place-time/plain-date.rules';
import type { Bounds } from './calendar.rules';

const form = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;
  margin-block-start: 0.75rem;
  padding-block-start: 0.75rem;
  border-block-start: 1px solid ${token.color.line};
`;

/** A day by its number, month and year: never a calendar as the only way (U27). */
export function TypedDate({ bounds, onChoose }: { bounds: Bounds; onChoose: (date: string) => void }) {
  const { t, language } = useTexts('catalog');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPlainDate(typed)) return setFault(t('calendar.typedFault'));
    if (typed < bounds.first || typed > bounds.last) return setFault(t('calendar.typedRange'));
    onChoose(typed);
  };
  return (
    <form css={form} onSubmit={submit} noValidate>
      <DateBoxes
        label={t('calendar.typed')}
        error={fault}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setFault(undefined);
        }}
        language={language}
        order={language.startsWith('zh') ? 'ymd' : 'dmy'}
        labels={{ day: t('calendar.day'), month: t('calendar.month'), year: t('calendar.year') }}
      />
      <Button type="submit">{t('calendar.choose')}</Button>
    </form>
  );
}
