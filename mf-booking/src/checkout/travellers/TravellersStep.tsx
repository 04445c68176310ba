import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTexts } from '@straits/i18n';
import { useLocation, useNavigate } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { Spread, Stack } from '@straits/ui/Stack';
import { stepLeft, type Draft } from '../draft.model';
import { SavedMark } from '../SavedMark';
import { stepPath } from '../steps.rules';
import { AboutForm } from './AboutForm';
import { isNamedLater } from './names-later.rules';
import { isAbout, isSeat, isTaskComplete, type Task } from './task.rules';
import { TaskCards, taskPath } from './TaskCards';
import { TravellerForm } from './TravellerForm';

interface TravellersStepProps {
  tasks: Task[];
  draft: Draft;
  today: string;
}

/** Everyone who travels, and what is asked of a booking, one task each (U36); one form is open at a time and is kept by itself. */
export function TravellersStep({ tasks, draft, today }: TravellersStepProps) {
  const { t } = useTexts('booking');
  const navigate = useNavigate();
  const leave = useUnit(stepLeft);
  const { search } = useLocation();
  const who = new URLSearchParams(search).get('who');
  const isDone = (task: Task) => isTaskComplete(task, draft.travellers, today);
  const open = tasks.filter((task) => !isDone(task));
  const isLater = (task: Task) => isSeat(task) && isNamedLater(task, draft.travellers);
  const shown = tasks.find((task) => task.key === who && !isLater(task)) ?? open[0];
  const shownPath = shown && taskPath(shown);
  const isNamed = shown?.key === who;
  // Whose form is open is written into the address at once, and again when the step is written there: one that becomes complete while somebody types stays.
  useEffect(() => {
    if (shownPath && !isNamed) void navigate(shownPath, { replace: true });
  }, [search, shownPath, isNamed, navigate]);
  const goOn = (saved: Task[]) => {
    leave();
    const next = open.find(({ key }) => !saved.some((task) => task.key === key));
    void navigate(next ? taskPath(next) : stepPath('review'));
  };

  return (
    <Stack gap={5}>
      <p>{t(tasks.some(isSeat) ? 'checkout.travellers.intro' : 'checkout.about.intro')}</p>
      <TaskCards tasks={tasks} draft={draft} isDone={isDone} current={shown} />
      {shown && <TaskForm key={shown.key} {...{ shown, tasks, open, draft, today }} onSaved={goOn} />}
      <Spread>
        {!shown && (
          <Button prominence="main" size="large" onClick={() => goOn([])}>
            {t('checkout.contact.to.review')}
          </Button>
        )}
        <SavedMark />
      </Spread>
    </Stack>
  );
}

function TaskForm({ shown, tasks, open, ...given }: TravellersStepProps & { shown: Task; open: Task[]; onSaved: (done: Task[]) => void }) {
  const form = { ...given, isFirst: tasks[0]?.key === shown.key, isLast: open.every(({ key }) => key === shown.key) };
  return isAbout(shown) ? <AboutForm about={shown} {...form} /> : <TravellerForm seat={shown} seats={tasks.filter(isSeat)} {...form} />;
}
