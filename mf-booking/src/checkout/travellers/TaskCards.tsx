import { useUnit } from 'effector-react';
import { displayName } from '@straits/api-contract/person-name';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Checkbox } from '@straits/ui/Checkbox';
import { SectionTitle } from '@straits/ui/Heading';
import { TaskList, type Task as TaskRow } from '@straits/ui/TaskList';
import { token } from '@straits/ui/tokens';
import { useWhen } from '../../cart-line/LineHead';
import { namesLaterChosen, type Draft } from '../draft.model';
import { stepPath } from '../steps.rules';
import { isNamedLater } from './names-later.rules';
import { isAbout, isSeat, type Task } from './task.rules';
import { type Seat } from './traveller.rules';
import { valuesOf } from './traveller-records.rules';

export const taskPath = ({ key }: Task) => stepPath('travellers', { who: key });

interface TaskCardsProps {
  tasks: Task[];
  draft: Draft;
  isDone: (task: Task) => boolean;
  /** The one whose form is open. */
  current: Task | undefined;
}

/** What is to be filled in, line for line (U36), with the open one marked. */
export function TaskCards({ tasks, draft, isDone, current }: TaskCardsProps) {
  const when = useWhen();
  const rowOf = useTaskRow({ draft, isDone, current });
  const lines = [...new Set(tasks.map(({ line }) => line))];
  return lines.map((line) => {
    const own = tasks.filter((task) => task.line === line);
    const first = own.find(isSeat);
    const isLater = first !== undefined && isNamedLater(first, draft.travellers);
    const shown = own.filter((task) => isAbout(task) || !isLater);
    return (
      <Card key={line.id}>
        <div css={{ marginBlockEnd: '0.75rem' }}>
          <SectionTitle level={2} css={{ fontSize: token.text.title }} lang={line.lang}>
            {line.productName}
          </SectionTitle>
          <p css={{ color: token.color.muted }}>
            <span lang={line.lang}>{line.optionName}</span> · {when(line)}
          </p>
        </div>
        {first && <NamesLater seat={first} draft={draft} />}
        {shown.length > 0 && <TaskList id={`tasks-${line.id}`} tasks={shown.map(rowOf)} />}
      </Card>
    );
  });
}

function useTaskRow({ draft, isDone, current }: Omit<TaskCardsProps, 'tasks'>) {
  const { t } = useTexts('booking');
  return (task: Task): TaskRow => {
    const [title, hint] = isAbout(task)
      ? [t('checkout.about.title'), task.lines.length > 1 && t('checkout.about.trip')]
      : [t('checkout.travellers.seat', { number: task.number, unit: task.unit.name }), displayName(valuesOf(task, draft.travellers))];
    return {
      ...{ id: task.key, title, hint: hint || undefined, href: taskPath(task), isCurrent: task.key === current?.key },
      ...(isDone(task)
        ? { status: t('checkout.travellers.done'), tone: 'success' }
        : { status: t('checkout.travellers.open'), tone: 'neutral' }),
    };
  };
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
