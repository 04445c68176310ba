import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { fragment } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Notice } from '@straits/ui/Notice';
import { LoadFailure } from '../product/LoadFailure';
import { panelFoot } from '../product/panel-foot.styles';
import { DatePart } from './DatePart';
import { DayFaultNotice } from './DayFaultNotice';
import { QuestionsPart } from './QuestionsPart';
import { OptionPart } from './OptionPart';
import { TimePart } from './TimePart';
import { TotalLine } from './TotalLine';
import { UnitPart } from './UnitPart';
import type { Booking } from './use-booking';
import { useMissingWords } from './use-missing-words';

const AddToCart = fragment('mf_booking/AddToCart');

const parts = css`
  display: flex;
  flex-direction: column;
  gap: 1.25rem;
  & > [data-part]:focus-visible {
    outline: none;
  }
`;

export interface BookingPanelProps {
  booking: Booking;
  /** Off on phones until the sheet opens: the cart's code is not loaded for a panel that nobody sees. */
  isShown: boolean;
}

/** A day that cannot be had has no total and nothing to press: its notice says why, and what can be done. */
const isRefused = ({ fault, choice }: Booking) => fault !== null && choice.option !== null;

/** Package type, day, time, people, total, cart: in the order in which they are chosen. */
export function BookingPanel({ booking, isShown }: BookingPanelProps) {
  const { t } = useTexts('catalog');
  const id = useId();
  const [isTried, setTried] = useState(false);
  const missingWords = useMissingWords(booking);
  const { attraction, choice, missing, everyMissing, selection, failure } = booking;

  if (!attraction.available) return <Notice tone="warning" title={t('booking.unavailable')} />;

  const showMissing = () => {
    setTried(true);
    const part = document.getElementById(`${id}-${missing === 'unavailable' ? 'date' : missing}`);
    part?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    part?.focus({ preventScroll: true });
  };
  const faultOf = (part: 'option' | 'date' | 'time') => (isTried && everyMissing.includes(part) ? t(`booking.missing.${part}`) : undefined);

  return (
    <div css={parts}>
      <div id={`${id}-option`} data-part="" tabIndex={-1}>
        <OptionPart booking={booking} fault={faultOf('option')} />
      </div>
      {!choice.option && <DayFaultNotice booking={booking} />}
      {choice.option && (
        <>
          {!choice.option.openDated && (
            <div id={`${id}-date`} data-part="" tabIndex={-1}>
              <DatePart booking={booking} isShown={isShown} fault={faultOf('date')} />
            </div>
          )}
          {choice.option.startTimes.length > 0 && (
            <div id={`${id}-time`} data-part="" tabIndex={-1}>
              <TimePart booking={booking} fault={faultOf('time')} />
            </div>
          )}
          <div id={`${id}-units`} data-part="" tabIndex={-1}>
            <UnitPart booking={booking} />
          </div>
          {choice.option.questions.length > 0 && (
            <div id={`${id}-answers`} data-part="" tabIndex={-1}>
              <QuestionsPart booking={booking} isTried={isTried} />
            </div>
          )}
        </>
      )}
      {failure && <LoadFailure onRetry={failure} />}
      {!isRefused(booking) && (
        <div css={panelFoot}>
          <TotalLine booking={booking} />
          <div css={{ minBlockSize: '3.25rem' }}>
            {isShown && <AddToCart selection={selection} hint={missingWords} onMissing={showMissing} />}
          </div>
        </div>
      )}
    </div>
  );
}
