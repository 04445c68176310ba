import { useUnit } from 'effector-react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { TypedForm } from '../../typing/TypedForm';
import { travellerTyped, type Draft } from '../draft.model';
import { aboutFaults, answersOf, askedOf, type About } from './about-booking.rules';
import { TaskHead } from './TaskHead';
import type { Answers } from './traveller-answers.rules';
import { AnswerInput } from './TravellerQuestions';

interface AboutFormProps {
  about: About;
  draft: Draft;
  isFirst: boolean;
  /** Nothing else is incomplete. */
  isLast: boolean;
  onSaved: (done: About[]) => void;
}

type Values = Answers & Record<string, unknown>;

/** What the operator asks once of the booking, whoever travels. */
export function AboutForm({ about, draft, isFirst, isLast, onSaved }: AboutFormProps) {
  const { t } = useTexts('booking');
  const type = useUnit(travellerTyped);
  const keep = (values: Values) => type({ seat: about, values });

  return (
    <TypedForm<Values>
      initialValues={answersOf(about, draft.travellers)}
      validate={(values) => aboutFaults(about, values)}
      onTyped={keep}
      onSubmit={(values) => {
        keep(values);
        onSaved([about]);
      }}
    >
      <Card>
        <Stack gap={5}>
          <TaskHead title={t('checkout.about.title')} line={about.line} isFirst={isFirst} />
          <p css={{ color: token.color.muted, fontSize: token.text.small }}>
            {t(about.lines.length > 1 ? 'checkout.about.onceForTrip' : 'checkout.about.once')}
          </p>
          {askedOf(about).map((question) => (
            <AnswerInput key={question.id} question={question} />
          ))}
        </Stack>
      </Card>
      <div>
        <Button type="submit" prominence="main" size="large">
          {t(isLast ? 'checkout.travellers.saveLast' : 'checkout.travellers.saveNext')}
        </Button>
      </div>
    </TypedForm>
  );
}
