import { createContext, use, useId, useMemo, useState, type ReactNode } from 'react';
import { Form, useField } from 'react-final-form';
import { useTexts } from '@straits/i18n';
import { ErrorSummary } from '@straits/ui/ErrorSummary';
import { Stack } from '@straits/ui/Stack';
import type { Fault, Faults } from './fault';

type Values = Record<string, unknown>;

interface Sight {
  /** What was submitted last and refused by our own checks. */
  failed: Values | null;
  idOf: (name: string) => string;
}
const FormSight = createContext<Sight>({ failed: null, idOf: (name) => name });

interface TypedFormProps<V extends Values> {
  initialValues: V;
  validate: (values: V) => Faults;
  onSubmit: (values: V) => void;
  children: ReactNode;
}

interface Attempt {
  number: number;
  values: Values | null;
  faults: Faults;
}
const NO_ATTEMPT: Attempt = { number: 0, values: null, faults: {} };

/** A form whose faults stand at the field and in a summary that takes the focus (N17); nothing typed is ever emptied. */
export function TypedForm<V extends Values>({ initialValues, validate, onSubmit, children }: TypedFormProps<V>) {
  const { t } = useTexts('wallet');
  const id = useId();
  const [attempt, setAttempt] = useState(NO_ATTEMPT);
  const [initial] = useState(initialValues);
  const sight = useMemo(() => ({ failed: attempt.values, idOf: (name: string) => `${id}${name}` }), [attempt.values, id]);
  const errors = Object.entries(attempt.faults).map(([name, { key, values }]) => ({
    field: sight.idOf(name),
    text: t(`faults.${key}`, values),
  }));
  return (
    <Form<V>
      initialValues={initial}
      validate={validate}
      subscription={{}}
      onSubmit={(values) => {
        setAttempt(NO_ATTEMPT);
        onSubmit(values);
      }}
      render={({ handleSubmit, form }) => (
        <form
          noValidate
          onSubmit={(event) => {
            const { values, errors: faults } = form.getState();
            if (faults && Object.keys(faults).length > 0)
              setAttempt(({ number }) => ({ number: number + 1, values: { ...values }, faults }));
            void handleSubmit(event);
          }}
        >
          <Stack gap={5}>
            <ErrorSummary title={t('faults.title')} errors={errors} attempt={attempt.number} />
            <FormSight value={sight}>{children}</FormSight>
          </Stack>
        </form>
      )}
    />
  );
}

/** A field of the form around. Its fault is told after a submit, until the field is touched again. */
export function useTyped<T>(name: string) {
  const { t } = useTexts('wallet');
  const { failed, idOf } = use(FormSight);
  // An empty text stays a text: final-form would make it undefined.
  const { input, meta } = useField<T>(name, { parse: asIs, format: asIs, allowNull: true });
  const fault = meta.error as Fault | undefined;
  const isTold = fault && failed && failed[name] === input.value;
  return {
    id: idOf(name),
    name,
    value: input.value,
    onChange: (value: T) => input.onChange(value),
    onBlur: () => input.onBlur(),
    error: isTold ? t(`faults.${fault.key}`, fault.values) : undefined,
  };
}

const asIs = <T,>(value: T) => value;
