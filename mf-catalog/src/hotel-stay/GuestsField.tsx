import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { Popover } from '@straits/ui/Popover';
import { Select } from '@straits/ui/Select';
import { Stepper } from '@straits/ui/Stepper';
import { token } from '@straits/ui/tokens';
import { MAX_ADULTS, MAX_CHILDREN, MAX_ROOMS, type Stay } from './stay-url.rules';
import { useStayWords } from './use-stay-words';

const trigger = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  inline-size: 100%;
  min-block-size: 3.25rem;
  padding: 0.375rem 0.875rem;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.small};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-size: 1.0625rem;
  text-align: start;
`;
const panel = css`
  display: flex;
  flex-direction: column;
  gap: 0.875rem;
  inline-size: min(21rem, calc(100vw - 2.5rem));
  padding: 1rem;
`;
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

/** The guests as one field of a form: a button that opens the counters. Hidden fields carry the numbers, so that the plain form sends them too. */
export function GuestsField({ value, onChange }: GuestsProps) {
  const { t } = useTexts('catalog');
  const words = useStayWords();
  return (
    <>
      <input type="hidden" name="rooms" value={value.rooms} />
      <input type="hidden" name="adults" value={value.adults} />
      {value.childAges.length > 0 && <input type="hidden" name="childAges" value={value.childAges.join(',')} />}
      <Popover
        label={t('hotel.who')}
        align="end"
        css={{ display: 'block', inlineSize: '100%' }}
        trigger={(button) => (
          <button type="button" css={trigger} {...button}>
            <span>
              <span className="visually-hidden">{t('hotel.who')}: </span>
              {words.guests(value)} · {words.rooms(value.rooms)}
            </span>
            <Icon name="chevron-down" size={18} />
          </button>
        )}
      >
        {(close) => (
          <div css={panel}>
            <GuestCounters value={value} onChange={onChange} />
            <Button full prominence="second" onClick={close}>
              {t('hotel.done')}
            </Button>
          </div>
        )}
      </Popover>
    </>
  );
}
