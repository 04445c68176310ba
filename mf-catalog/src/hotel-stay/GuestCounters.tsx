import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { Select } from '@straits/ui/Select';
import { Stepper } from '@straits/ui/Stepper';
import { token } from '@straits/ui/tokens';
import { MAX_ADULTS, MAX_CHILDREN, MAX_ROOMS, type Stay } from './stay-url.rules';

const ages = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.625rem;
`;
const note = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;
const USUAL_AGE = 8;
const AGES = Array.from({ length: 18 }, (_, age) => age);

type Guests = Pick<Stay, 'rooms' | 'adults' | 'childAges'>;
export interface GuestsProps {
  value: Guests;
  onChange: (value: Guests) => void;
}

/** Rooms, adults, and children with their ages: hotels count beds by them (A12). */
export function GuestCounters({ value, onChange }: GuestsProps) {
  const { t } = useTexts('catalog');
  const { rooms, adults, childAges } = value;
  const stepper = (name: 'rooms' | 'adults' | 'children') => ({
    label: t(`hotel.count.${name}`),
    minusLabel: t(`hotel.count.${name}Less`),
    plusLabel: t(`hotel.count.${name}More`),
  });
  const changeChildren = (count: number) =>
    onChange({ ...value, childAges: Array.from({ length: count }, (_, child) => childAges[child] ?? USUAL_AGE) });
  return (
    <>
      <Stepper {...stepper('rooms')} min={1} max={MAX_ROOMS} value={rooms} onChange={(count) => onChange({ ...value, rooms: count })} />
      <Stepper {...stepper('adults')} min={1} max={MAX_ADULTS} value={adults} onChange={(count) => onChange({ ...value, adults: count })} />
      <Stepper {...stepper('children')} min={0} max={MAX_CHILDREN} value={childAges.length} onChange={changeChildren} />
      {childAges.length > 0 && (
        <div>
          <div css={ages}>
            {childAges.map((age, child) => (
              <Select
                key={child}
                label={t('hotel.childAge', { number: child + 1 })}
                value={String(age)}
                onChange={(text) =>
                  onChange({ ...value, childAges: childAges.map((other, place) => (place === child ? Number(text) : other)) })
                }
                options={AGES.map((one) => ({ value: String(one), label: t('hotel.age', { count: one }) }))}
              />
            ))}
          </div>
          <p css={[note, { marginBlockStart: '0.5rem' }]}>{t('hotel.ageNote')}</p>
        </div>
      )}
    </>
  );
}
