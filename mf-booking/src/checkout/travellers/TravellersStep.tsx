import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useFormat, useTexts } from '@straits/i18n';
import { useLocation, useNavigate } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Checkbox } from '@straits/ui/Checkbox';
import { SectionTitle } from '@straits/ui/Heading';
import { Spread, Stack } from '@straits/ui/Stack';
import { TaskList } from '@straits/ui/TaskList';
import { token } from '@straits/ui/tokens';
import { useWhen } from '../../cart-line/LineHead';
import { namesLaterChosen, stepLeft, type Draft } from '../draft.model';
import { SavedMark } from '../SavedMark';
import { stepPath } from '../steps.rules';
import { isNamedLater } from './names-later.rules';
import { fullName, isSeatComplete, type Seat } from './traveller.rules';
import { valuesOf } from './traveller-records.rules';
import { TravellerForm } from './TravellerForm';

interface TravellersStepProps {
  seats: Seat[];
  draft: Draft;
  today: string;
}

const seatPath = (seat: Seat) => stepPath('travellers', { who: seat.key });

/** Everyone who travels, one task each (U36); one person's form is open at a time and is kept by itself. */
export function TravellersStep({ seats, draft, today }: TravellersStepProps) {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const leave = useUnit(stepLeft);
  const { search } = useLocation();
  const who = new URLSearchParams(search).get('who');
  const isDone = (seat: Seat) => isSeatComplete(seat, draft.travellers, today);
  const open = seats.filter((seat) => !isDone(seat));
  const isLater = (seat: Seat) => isNamedLater(seat, draft.travellers);
  const shown = seats.find((seat) => seat.key === who && !isLater(seat)) ?? open[0];
  const shownPath = shown && seatPath(shown);
  const isNamed = shown?.key === who;
  // Whose form is open is written into the address at once, and again when the step is written there: one that becomes complete while somebody types stays.
  useEffect(() => {
    if (shownPath && !isNamed) void navigate(shownPath, { replace: true });
  }, [search, shownPath, isNamed, navigate]);
  const goOn = (saved?: Seat) => {
    leave();
    const next = open.find(({ key }) => key !== saved?.key);
    void navigate(next ? seatPath(next) : stepPath('review'));
  };

  return (
    <Stack gap={5}>
      <p>{t('checkout.travellers.intro')}</p>
      <TaskCards seats={seats} draft={draft} isDone={isDone} />
      {shown && (
        <TravellerForm
          key={shown.key}
          seat={shown}
          seats={seats}
          draft={draft}
          today={today}
          isLast={open.every(({ key }) => key === shown.key)}
          onSaved={() => goOn(shown)}
        />
      )}
      <Spread>
        {!shown && (
          <Button prominence="main" size="large" onClick={() => goOn()}>
            {t('checkout.contact.to.review')}
          </Button>
        )}
        <SavedMark />
      </Spread>
    </Stack>
  );
}

function TaskCards({ seats, draft, isDone }: Pick<TravellersStepProps, 'seats' | 'draft'> & { isDone: (seat: Seat) => boolean }) {
  const { t } = useTexts('booking');
  const when = useWhen();
  const firsts = seats.filter(({ number }) => number === 1);
  return firsts.map((first) => (
    <Card key={first.line.id}>
      <div css={{ marginBlockEnd: '0.75rem' }}>
        <SectionTitle level={2} css={{ fontSize: token.text.title }} lang={first.line.lang}>
          {first.line.productName}
        </SectionTitle>
        <p css={{ color: token.color.muted }}>
          <span lang={first.line.lang}>{first.line.optionName}</span> · {when(first.line)}
        </p>
      </div>
      <NamesLater seat={first} draft={draft} />
      {!isNamedLater(first, draft.travellers) && (
        <TaskList
          id={`tasks-${first.line.id}`}
          tasks={seats
            .filter((seat) => seat.line.id === first.line.id)
            .map((seat) => ({
              id: seat.key,
              title: t('checkout.travellers.seat', { number: seat.number, unit: seat.unit.name }),
              hint: fullName(valuesOf(seat, draft.travellers)) || undefined,
              status: t(isDone(seat) ? 'checkout.travellers.done' : 'checkout.travellers.open'),
              tone: isDone(seat) ? ('success' as const) : ('neutral' as const),
              href: seatPath(seat),
            }))}
        />
      )}
    </Card>
  ));
}

/** Names that may follow: until when, with the passports still asked for by then (U37). */
function NamesLater({ seat, draft }: { seat: Seat; draft: Draft }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const choose = useUnit(namesLaterChosen);
  const { namesUntil, timeZone } = seat.line;
  if (namesUntil === null) return null;
  return (
    <Checkbox
      label={t('checkout.travellers.later')}
      hint={t('checkout.travellers.laterHint', { when: format.instant(namesUntil, timeZone) })}
      checked={isNamedLater(seat, draft.travellers)}
      onChange={(isLater) => choose({ seat, isLater })}
    />
  );
}
