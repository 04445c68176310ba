import { css } from '@emotion/react';
import type { StayRooms } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { hotelSearchPath, stayParams } from '../hotel-stay/stay-url.rules';
import { useStayWords } from '../hotel-stay/use-stay-words';
import { fewestRoomsThatFit } from './room-choice.rules';
import type { HotelStay } from './use-hotel-stay';

const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block-start: 0.75rem;
`;

export interface NoRoomProps {
  stay: HotelStay;
  rooms: StayRooms;
  /** Said aloud as it appears; of several on a page only one is. */
  isSpoken: boolean;
}

/** None of the rooms can be had: more rooms, other days for as many nights, or other hotels there on these days (U32). */
export function NoRoom({ stay, rooms, isSpoken }: NoRoomProps) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const words = useStayWords();
  const { stateId } = stay.hotel.place;
  const fitting = fewestRoomsThatFit(stay.hotel, rooms);
  const title = fitting && rooms.nearest.length === 0 ? t('hotel.moreRooms') : t('rooms.noRoom');
  return (
    <Notice tone="warning" role={isSpoken ? 'status' : undefined} title={title}>
      {rooms.nearest.length > 0 ? t('rooms.nearest', { count: rooms.nights }) : t('rooms.noNearest')}
      <div css={choices}>
        {fitting && (
          <Button size="small" onClick={() => stay.changeStay({ rooms: fitting })}>
            {t('rooms.takeRooms', { count: fitting })}
          </Button>
        )}
        {rooms.nearest.map(({ checkIn, checkOut, total }) => (
          <Button key={checkIn} size="small" onClick={() => stay.changeStay({ checkIn, checkOut })}>
            {words.dates({ checkIn, checkOut })} · {money(total.shown)}
          </Button>
        ))}
        <ButtonLink size="small" href={hotelSearchPath({ state: stateId, ...Object.fromEntries(stayParams(stay.stay)) })}>
          {t('rooms.others')}
        </ButtonLink>
      </div>
    </Notice>
  );
}
