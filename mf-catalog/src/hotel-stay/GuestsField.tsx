import { css } from '@emotion/react';
import { later } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { Popover } from '@straits/ui/Popover';
import { token } from '@straits/ui/tokens';
import type { GuestsProps } from './GuestCounters';
import { useStayWords } from './use-stay-words';

const GuestCounters = later(() => import(/* webpackChunkName: "guest-counters" */ './GuestCounters').then((part) => part.GuestCounters));

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
  min-block-size: 15rem;
  padding: 1rem;
`;
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
            <Button full css={{ marginBlockStart: 'auto' }} prominence="second" onClick={close}>
              {t('hotel.done')}
            </Button>
          </div>
        )}
      </Popover>
    </>
  );
}
