import { css } from '@emotion/react';
import { useId, useRef, useState } from 'react';
import { fragment, opened } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { FieldError } from '@straits/ui/Field';
import { Icon } from '@straits/ui/Icon';
import { Notice } from '@straits/ui/Notice';
import { Select } from '@straits/ui/Select';
import { Skeleton } from '@straits/ui/Skeleton';
import { DateFields } from '../hotel-stay/DateFields';
import { GuestsField } from '../hotel-stay/GuestsField';
import { changedDates } from '../hotel-stay/stay-url.rules';
import { panelFoot } from '../product/panel-foot.styles';
import { NightPrices } from './NightPrices';
import { NoRoom } from './NoRoom';
import type { Missing } from './room-choice.rules';
import { StayTotal } from './StayTotal';
import type { HotelStay } from './use-hotel-stay';

const AddToCart = fragment('mf_booking/AddToCart');
const MonthCalendar = opened(
  () => import(/* webpackChunkName: "calendar" */ '../attraction-booking/MonthCalendar').then((file) => file.MonthCalendar),
  () => <Skeleton height="22rem" />,
);

const parts = css`
  display: flex;
  flex-direction: column;
  gap: 1rem;
`;
const dates = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 0.625rem;
`;
/** A month of first nights with their prices (D5); its code comes when it is opened. */
function PriceCalendar({ stay }: { stay: HotelStay }) {
  const { t } = useTexts('catalog');
  const [isOpen, setOpen] = useState(false);
  const option = stay.option ?? stay.hotel.options[0];
  if (!option || !stay.today) return null;
  return (
    <div>
      <Button
        size="small"
        prominence="quiet"
        icon={<Icon name="calendar" size={18} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('calendar.close') : t('rooms.priceCalendar', { room: option.name })}
      </Button>
      {isOpen && (
        <MonthCalendar
          key={option.id}
          optionId={option.id}
          today={stay.today}
          selected={stay.stay.checkIn}
          onChoose={(checkIn) => stay.changeStay(changedDates(stay.dates, { checkIn }))}
        />
      )}
    </div>
  );
}

export interface StayPanelProps {
  stay: HotelStay;
  /** Off on phones until the sheet opens: the cart's code is not loaded for a panel that nobody sees. */
  isShown: boolean;
}

const OF_DATES: ReadonlySet<string> = new Set(['past', 'reversed', 'tooLong']);

/** After a try without dates; what is wrong with them is said at their fields. */
function useMissingDates({ problems, everyMissing }: HotelStay, isTried: boolean) {
  const { t } = useTexts('catalog');
  if (!isTried || problems.some((one) => OF_DATES.has(one))) return undefined;
  return everyMissing.includes('dates') ? t('rooms.missing.dates') : undefined;
}

interface RoomPartProps extends StayPanelProps {
  roomFault: string | undefined;
  onMissing: () => void;
}

/** Which room, what it costs night by night, and the cart. */
function RoomPart({ stay, isShown, roomFault, onMissing }: RoomPartProps) {
  const { t } = useTexts('catalog');
  const { hotel, missing, offer } = stay;
  const options = hotel.options.map((option) => ({
    value: option.id,
    label: option.name,
    disabled: (stay.offerOf(option.id)?.fault ?? null) !== null,
  }));
  return (
    <>
      <Select
        label={t('rooms.room')}
        error={roomFault}
        placeholder={t('rooms.chooseRoom')}
        value={stay.option?.id ?? ''}
        onChange={stay.chooseRoom}
        options={options}
      />
      {offer && offer.fault !== null && (
        <Notice tone="warning" role="status" title={t('rooms.roomUnavailable')}>
          {t('rooms.seeRooms')}
        </Notice>
      )}
      {offer && offer.fault === null && <NightPrices offer={offer} rooms={stay.stay.rooms} />}
      <div css={panelFoot}>
        <StayTotal stay={stay} />
        <div css={{ minBlockSize: '3.25rem' }}>
          {isShown && <AddToCart selection={stay.selection} hint={missing ? t(`rooms.missing.${missing}`) : ''} onMissing={onMissing} />}
        </div>
      </div>
    </>
  );
}

/** Days, guests, room, total, cart: in the order in which they are chosen. */
export function StayPanel({ stay, isShown }: StayPanelProps) {
  const { t } = useTexts('catalog');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isTried, setTried] = useState(false);
  const { hotel, missing, everyMissing, rooms, isFull } = stay;
  const missingDates = useMissingDates(stay, isTried);
  if (!hotel.available) return <Notice tone="warning" title={t('booking.unavailable')} />;

  const faultOf = (part: Missing) => (isTried && everyMissing.includes(part) ? t(`rooms.missing.${part}`) : undefined);
  const showMissing = () => {
    setTried(true);
    const field = panel.current?.querySelector<HTMLElement>(missing === 'dates' ? 'input' : 'select');
    field?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    field?.focus({ preventScroll: true });
  };

  return (
    <div css={parts} ref={panel}>
      <div role="group" aria-label={t('rooms.missing.dates')}>
        <div css={dates}>
          <DateFields value={stay.dates} today={stay.today} onChange={stay.changeStay} />
        </div>
        {missingDates && <FieldError id={`${id}-fault`} text={missingDates} />}
      </div>
      <PriceCalendar stay={stay} />
      <GuestsField value={{ ...stay.stay, ...stay.dates }} onChange={stay.changeStay} />
      {isFull && rooms ? (
        <NoRoom stay={stay} rooms={rooms} isSpoken />
      ) : (
        <RoomPart stay={stay} isShown={isShown} roomFault={faultOf('room') ?? faultOf('unavailable')} onMissing={showMissing} />
      )}
    </div>
  );
}
