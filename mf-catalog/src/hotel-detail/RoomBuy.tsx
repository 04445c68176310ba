import { css } from '@emotion/react';
import type { Option, StayRoom } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { PriceTag } from '@straits/ui/PriceTag';
import { token } from '@straits/ui/tokens';
import { later } from '@straits/federation';
import { useStayWords } from '../hotel-stay/use-stay-words';
import { useFromWords } from '../product/from-words';
import { roomFactsOf } from './room-choice.rules';
import type { HotelStay } from './use-hotel-stay';

const OfferWaiting = later(() =>
  import(/* webpackChunkName: "offer-waiting" */ '../waiting-list/OfferWaiting').then((part) => part.OfferWaiting),
);

const muted = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;
const warned = css`
  color: ${token.color.warning};
  font-size: ${token.text.small};
  font-weight: 600;
`;
/** A number worth saying: what is left is few. */
const FEW = 5;

export interface RoomCardProps {
  option: Option;
  stay: HotelStay;
  onChoose: (optionId: string) => void;
}

/** Why this room cannot be had, and what would help. */
function RoomFault({ offer, option, stay }: { offer: StayRoom; option: Option; stay: HotelStay }) {
  const { t } = useTexts('catalog');
  const { row } = useFormat();
  const { day } = useStayWords();
  const needed = offer.roomsNeeded;
  const [fullNight, ...otherDates] = offer.soldOutNights;
  const words =
    offer.fault === 'sold_out'
      ? t('rooms.soldOutOn', { days: row(offer.soldOutNights.slice(0, 3).map(day)) })
      : t(`hotel.fault.${offer.fault}`, { count: offer.fault === 'too_many_guests' ? needed : (roomFactsOf(option)?.minStayNights ?? 1) });
  return (
    <>
      <span css={warned} role="status">
        {words}
      </span>
      {offer.fault === 'sold_out' && fullNight && (
        <OfferWaiting wish={{ optionId: option.id, localDate: fullNight, otherDates, quantity: needed }} />
      )}
      {offer.fault === 'too_many_guests' && needed <= option.maxUnits && (
        <Button size="small" onClick={() => stay.changeStay({ rooms: needed })}>
          {t('rooms.takeRooms', { count: needed })}
        </Button>
      )}
    </>
  );
}

/** A room that can be had: per night, in all, and how many are left when that is few. */
function RoomPrice({ offer, stay }: { offer: StayRoom; stay: HotelStay }) {
  const { t } = useTexts('catalog');
  const { money, row } = useFormat();
  const words = useStayWords();
  return (
    <>
      <PriceTag align="end" amount={money(offer.nightly.shown)} unit={t('product.per.room_night')} />
      <span>
        <strong>{t('hotel.totalOf', { total: money(offer.total.shown) })}</strong>
        <span css={[muted, { display: 'block' }]}>
          {row([words.nights(stay.stay), words.rooms(stay.stay.rooms)])} · {t('booking.allIn')}
        </span>
      </span>
      {offer.roomsLeft !== null && offer.roomsLeft <= FEW && <span css={warned}>{t('hotel.roomsLeft', { count: offer.roomsLeft })}</span>}
    </>
  );
}

/** What a room costs for the stay and the way to it, or why it cannot be had. */
export function RoomBuy({ option, stay, onChoose }: RoomCardProps) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const fromWords = useFromWords();
  const offer = stay.offerOf(option.id);
  const isChosen = option.id === stay.option?.id;
  const from = option.units[0]?.priceFrom;
  if (offer && offer.fault !== null) return <RoomFault offer={offer} option={option} stay={stay} />;
  return (
    <>
      {offer ? (
        <RoomPrice offer={offer} stay={stay} />
      ) : (
        from && <PriceTag align="end" amount={money(from.shown)} {...fromWords(t('product.per.room_night'))} />
      )}
      {stay.hotel.available && (
        <Button prominence="second" aria-pressed={isChosen} onClick={() => onChoose(option.id)}>
          {isChosen ? t('option.chosen') : t('option.choose')}
          <span className="visually-hidden" lang={option.lang}>
            {' '}
            {option.name}
          </span>
        </Button>
      )}
    </>
  );
}
