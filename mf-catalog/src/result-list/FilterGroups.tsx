import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import type { FacetValue } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Checkbox } from '@straits/ui/Checkbox';
import { RadioGroup } from '@straits/ui/RadioGroup';
import { token } from '@straits/ui/tokens';

const group = css`
  padding-block: 1rem;
  border-block-start: 1px solid ${token.color.line};
  &:is(fieldset):first-of-type {
    padding-block-start: 0;
    border: 0;
  }
  /* A floating legend stays inside the box; otherwise it sits on its edge. */
  legend {
    float: inline-start;
    inline-size: 100%;
    margin-block-end: 0.5rem;
    font: 600 1rem/1.3 ${token.font.text};
  }
  legend + * {
    clear: both;
  }
`;
const count = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
`;
const SHORT = 6;

/** How many a filter would leave. */
function Left({ count: left }: { count: number }) {
  const { number } = useFormat();
  return <span css={count}>{number(left)}</span>;
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset css={group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

interface FacetProps {
  title: string;
  values: FacetValue[];
  chosen: string[];
  onToggle: (id: string) => void;
  label?: (value: FacetValue) => ReactNode;
}
/** The values of one facet that would leave something; a long list shows its first and those chosen. */
export function FacetChoices({ title, values, chosen, onToggle, label }: FacetProps) {
  const { t } = useTexts('catalog');
  const [isLong, setLong] = useState(false);
  const useful = values.filter(({ id, count: left }) => left > 0 || chosen.includes(id));
  if (useful.length === 0) return null;
  const shown = isLong ? useful : useful.filter(({ id }, index) => index < SHORT || chosen.includes(id));
  return (
    <Group title={title}>
      {shown.map((value) => (
        <Checkbox
          key={value.id}
          label={label?.(value) ?? <span lang={value.lang}>{value.name}</span>}
          checked={chosen.includes(value.id)}
          onChange={() => onToggle(value.id)}
          aside={<Left count={value.count} />}
        />
      ))}
      {useful.length > SHORT && (
        <Button prominence="quiet" size="small" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? t('results.filters.fewer') : t('results.filters.more', { count: useful.length })}
        </Button>
      )}
    </Group>
  );
}

interface Terms {
  freeCancellation: boolean;
  instant: boolean;
}
interface TermProps {
  chosen: Terms;
  counts: Record<keyof Terms, number>;
  onChange: (change: Partial<Terms>) => void;
}
/** On which terms it is booked. */
export function TermChoices({ chosen, counts, onChange }: TermProps) {
  const { t } = useTexts('catalog');
  return (
    <Group title={t('results.filters.booking')}>
      <Checkbox
        label={t('results.filters.freeCancellation')}
        checked={chosen.freeCancellation}
        onChange={(freeCancellation) => onChange({ freeCancellation })}
        aside={<Left count={counts.freeCancellation} />}
      />
      <Checkbox
        label={t('results.filters.instant')}
        checked={chosen.instant}
        onChange={(instant) => onChange({ instant })}
        aside={<Left count={counts.instant} />}
      />
    </Group>
  );
}

interface RatingProps {
  ratings: FacetValue[];
  chosen: number | null;
  onChoose: (rating: number | null) => void;
}
export function RatingChoices({ ratings, chosen, onChoose }: RatingProps) {
  const { t } = useTexts('catalog');
  const options = ratings.map(({ id, count: left }) => ({
    value: id,
    label: t('results.filters.ratingFrom', { rating: id }),
    aside: <Left count={left} />,
  }));
  return (
    <div css={group}>
      <RadioGroup
        label={t('results.filters.rating')}
        options={[{ value: '', label: t('results.filters.anyRating') }, ...options]}
        value={chosen === null ? '' : String(chosen)}
        onChange={(value) => onChoose(value ? Number(value) : null)}
      />
    </div>
  );
}
