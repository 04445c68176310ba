import { later } from '@straits/federation';
import { useFormat, useTexts } from '@straits/i18n';
import { SectionTitle } from '@straits/ui/Heading';
import { token } from '@straits/ui/tokens';
import { StayProblems } from '../hotel-stay/StayProblems';
import { useStayWords } from '../hotel-stay/use-stay-words';
import { LoadFailure } from '../product/LoadFailure';
import { RoomCard } from './RoomCard';
import type { HotelStay } from './use-hotel-stay';

const NoRoom = later(() => import(/* webpackChunkName: "hotel-later" */ './later').then((part) => part.NoRoom));

/** The rooms of the house, side by side; with dates each with its price for the stay. */
export function RoomList({ stay, onChoose }: { stay: HotelStay; onChoose: (optionId: string) => void }) {
  const { t } = useTexts('catalog');
  const { row } = useFormat();
  const words = useStayWords();
  const { hotel, rooms, isFull } = stay;
  return (
    <section id="rooms">
      <SectionTitle>{t('rooms.roomsTitle')}</SectionTitle>
      <p css={{ marginBlock: '0.375rem 1rem', color: token.color.muted }}>
        {stay.stay.checkIn
          ? `${words.dates(stay.stay)} · ${words.nights(stay.stay)} · ${row([words.guests(stay.stay), words.rooms(stay.stay.rooms)])}`
          : t('rooms.chooseDates')}
      </p>
      <StayProblems problems={stay.problems} />
      {stay.failure && <LoadFailure onRetry={stay.failure} />}
      {isFull && rooms && (
        <div css={{ marginBlockEnd: '1rem' }}>
          <NoRoom stay={stay} rooms={rooms} isSpoken={false} />
        </div>
      )}
      {hotel.options.map((option) => (
        <RoomCard key={option.id} option={option} stay={stay} onChoose={onChoose} />
      ))}
    </section>
  );
}
