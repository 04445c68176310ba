import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { Form, FormSpy, useField } from 'react-final-form';
import { useTexts } from '@straits/i18n';
import { ErrorSummary } from '@straits/ui/ErrorSummary';
import { Stack } from '@straits/ui/Stack';
import { useErrorInTitle } from '@straits/ui/tab-title';
import type { Fault, Faults } from './fault';
import { useAfterPress } from './use-after-press';
import { shownFault } from './shown-fault.rules';

type Values = Record<string, unknown>;

interface FormSight {
  /** What was submitted last and refused by our own checks. */
  failed: Values | null;
  afterPress: (act: () => void) => void;
}
const Sight = createContext<FormSight>({ failed: null, afterPress: (act) => act() });

interface TypedFormProps<V extends Values> {
  initialValues: V;
  validate: (values: V) => Faults;
  onSubmit: (values: V) => void;
  /** Every change, for drafts. */
  onTyped?: (values: V) => void;
  children: ReactNode;
  id?: string;
}

interface Attempt {
  number: number;
  values: Values | null;
  faults: Faults;
}
const NO_ATTEMPT: Attempt = { number: 0, values: null, faults: {} };

/** A form by the rules of N17 and U14 to U18: faults at the field and in a summary that takes the focus; nothing typed is ever emptied. */
export function TypedForm<V extends Values>({ initialValues, validate, onSubmit, onTyped, children, id }: TypedFormProps<V>) {
  const { t } = useTexts('booking');
  const [attempt, setAttempt] = useState(NO_ATTEMPT);
  const summary = Object.entries(attempt.faults).map(([field, { key, values }]) => ({ field, text: t(`faults.${key}`, values) }));
  useErrorInTitle(summary.length > 0, t('faults.titlePrefix'));
  const afterPress = useAfterPress();
  const sight = useMemo(() => ({ failed: attempt.values, afterPress }), [attempt.values, afterPress]);
  // Typed values live in the form; a draft that was saved in the meantime must not reset it.
  const [initial] = useState(initialValues);

  return (
    <Form<V>
      initialValues={initial}
      validate={validate}
      onSubmit={(values) => {
        setAttempt(NO_ATTEMPT);
        onSubmit(values);
      }}
      subscription={{}}
      render={({ handleSubmit, form }) => (
        <form
          noValidate
          id={id}
          onSubmit={(event) => {
            const { values, errors } = form.getState();
            if (errors && Object.keys(errors).length > 0)
              setAttempt(({ number }) => ({ number: number + 1, values: { ...values }, faults: errors }));
            void handleSubmit(event);
          }}
        >
          <Stack gap={5}>
            <ErrorSummary title={t('faults.title')} errors={summary} attempt={attempt.number} />
            <Sight value={sight}>{children}</Sight>
          </Stack>
          {onTyped && (
            <FormSpy<V> subscription={{ values: true, dirty: true }} onChange={({ values, dirty }) => dirty && onTyped(values)} />
          )}
        </form>
      )}
    />
  );
}

/** A field of the form around: its value, how to change it, and its fault in words when it is time to say so. */
export function useTyped<T>(name: string, options: { checkOnLeave?: boolean } = {}) {
  const { t } = useTexts('booking');
  const { failed, afterPress } = use(Sight);
  // An empty text stays a text: final-form would make it undefined.
  const { input, meta } = useField<T>(name, { parse: asIs, format: asIs, allowNull: true });
  const shown = shownFault({
    fault: meta.error as Fault | undefined,
    value: input.value,
    failedValue: failed && name in failed ? { value: failed[name] } : undefined,
    isLeft: Boolean(meta.touched) && !meta.active,
    checkOnLeave: options.checkOnLeave ?? false,
  });
  return useMemo(
    () => ({
      name,
      value: input.value,
      onChange: (value: T) => input.onChange(value),
      onBlur: () => afterPress(() => input.onBlur()),
      onFocus: () => input.onFocus(),
      error: shown && t(`faults.${shown.key}`, shown.values),
    }),
    [name, input, shown, t, afterPress],
  );
}

const asIs = <T,>(value: T) => value;
