import { css } from '@emotion/react';
import type { StayRooms } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { SectionTitle } from '@straits/ui/Heading';
import { Notice } from '@straits/ui/Notice';
import { token } from '@straits/ui/tokens';
import { StayProblems } from '../hotel-stay/StayProblems';
import { useStayWords } from '../hotel-stay/use-stay-words';
import { LoadFailure } from '../product/LoadFailure';
import { RoomCard } from './RoomCard';
import type { HotelStay } from './use-hotel-stay';

const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

/** None of the rooms can be had: other days for as many nights (U32). */
function NearestStays({ nearest, stay }: { nearest: StayRooms['nearest']; stay: HotelStay }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const words = useStayWords();
  return (
    <div css={{ marginBlockEnd: '1rem' }}>
      <Notice tone="warning" role="status" title={t('hotel.noRoom')}>
        {nearest.length > 0 ? t('hotel.nearest', { count: stay.rooms?.nights ?? 1 }) : t('hotel.noNearest')}
        <div css={[choices, { marginBlockStart: nearest.length > 0 ? '0.75rem' : 0 }]}>
          {nearest.map(({ checkIn, checkOut, total }) => (
            <Button key={checkIn} size="small" onClick={() => stay.changeStay({ checkIn, checkOut })}>
              {words.dates({ checkIn, checkOut })} · {money(total.shown)}
            </Button>
          ))}
        </div>
      </Notice>
    </div>
  );
}

/** The rooms of the house, side by side; with dates each with its price for the stay. */
export function RoomList({ stay, onChoose }: { stay: HotelStay; onChoose: (optionId: string) => void }) {
  const { t } = useTexts('catalog');
  const { row } = useFormat();
  const words = useStayWords();
  const { hotel, rooms } = stay;
  const isFull = rooms !== undefined && rooms.items.every(({ fault }) => fault !== null);
  return (
    <section id="rooms">
      <SectionTitle>{t('hotel.roomsTitle')}</SectionTitle>
      <p css={{ marginBlock: '0.375rem 1rem', color: token.color.muted }}>
        {stay.stay.checkIn
          ? `${words.dates(stay.stay)} · ${words.nights(stay.stay)} · ${row([words.guests(stay.stay), words.rooms(stay.stay.rooms)])}`
          : t('hotel.chooseDates')}
      </p>
      <StayProblems problems={stay.problems} />
      {stay.failure && <LoadFailure onRetry={stay.failure} />}
      {isFull && <NearestStays nearest={rooms.nearest} stay={stay} />}
      {hotel.options.map((option) => (
        <RoomCard key={option.id} option={option} stay={stay} onChoose={onChoose} />
      ))}
    </section>
  );
}
