import { createContext, use, useId, useMemo, useState, type ReactNode } from 'react';
import { Form, useField } from 'react-final-form';
import { refusalCode, type HttpFailure } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { ErrorSummary } from '@straits/ui/ErrorSummary';
import { Stack } from '@straits/ui/Stack';
import { Failure } from './Failure';
import type { Fault, Faults } from './fault';

type Values = Record<string, unknown>;

/** The API's word about one field. */
interface Refused {
  name: string;
  text: string;
}
interface Sight {
  /** What was submitted last and refused by our own checks. */
  failed: Values | null;
  /** What the API was asked for last, and its refusal where that is a field's. */
  sent: Values | null;
  refused: Refused | null;
  idOf: (name: string) => string;
}
const FormSight = createContext<Sight>({ failed: null, sent: null, refused: null, idOf: (name) => name });

interface TypedFormProps<V extends Values> {
  initialValues: V;
  validate: (values: V) => Faults;
  onSubmit: (values: V) => void;
  /** Why the API did not do it. */
  failure?: HttpFailure | null;
  /** Which field a refusal is about: code → name. Others are told where `FormFailure` stands. */
  fieldOf?: Record<string, keyof V & string>;
  children: ReactNode;
}

interface Attempt {
  number: number;
  /** Refused by our own checks. */
  failed: Values | null;
  /** Passed them. */
  sent: Values | null;
  faults: Faults;
}
const NO_ATTEMPT: Attempt = { number: 0, failed: null, sent: null, faults: {} };

/** A refusal that is about a field, in the shopper's words. */
function useRefused(failure: HttpFailure | null, fieldOf: Record<string, string>): Refused | null {
  const { t } = useTexts('shell');
  const code = failure ? refusalCode(failure) : undefined;
  const name = code && fieldOf[code];
  return useMemo(() => (name ? { name, text: t(`refusals.${code}`, { defaultValue: t('toast.fallback') }) } : null), [name, code, t]);
}

/** A form whose faults, our own and the API's, stand at the field and in a summary that takes the focus (N17); nothing typed is ever emptied. */
export function TypedForm<V extends Values>({
  initialValues,
  validate,
  onSubmit,
  failure = null,
  fieldOf = {},
  children,
}: TypedFormProps<V>) {
  const { t } = useTexts('wallet');
  const id = useId();
  const [attempt, setAttempt] = useState(NO_ATTEMPT);
  const [initial] = useState(initialValues);
  const refused = useRefused(failure, fieldOf);
  const { failed, sent } = attempt;
  const sight = useMemo(() => ({ failed, sent, refused, idOf: (name: string) => `${id}${name}` }), [failed, sent, refused, id]);
  const own = Object.entries(attempt.faults).map(([name, { key, values }]) => ({
    field: sight.idOf(name),
    text: t(`faults.${key}`, values),
  }));
  const errors = own.length === 0 && sent && refused ? [{ field: sight.idOf(refused.name), text: refused.text }] : own;
  return (
    <Form<V>
      initialValues={initial}
      validate={validate}
      subscription={{}}
      onSubmit={(values) => {
        setAttempt(({ number }) => ({ number: number + 1, failed: null, sent: { ...values }, faults: {} }));
        onSubmit(values);
      }}
      render={({ handleSubmit, form }) => (
        <form
          noValidate
          onSubmit={(event) => {
            const { values, errors: faults } = form.getState();
            if (faults && Object.keys(faults).length > 0)
              setAttempt(({ number }) => ({ number: number + 1, failed: { ...values }, sent: null, faults }));
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
  const { failed, sent, refused, idOf } = use(FormSight);
  // An empty text stays a text: final-form would make it undefined.
  const { input, meta } = useField<T>(name, { parse: asIs, format: asIs, allowNull: true });
  const fault = meta.error as Fault | undefined;
  const isTold = fault && failed && failed[name] === input.value;
  const isRefused = refused?.name === name && sent && sent[name] === input.value;
  return {
    id: idOf(name),
    name,
    value: input.value,
    onChange: (value: T) => input.onChange(value),
    onBlur: () => input.onBlur(),
    error: isTold ? t(`faults.${fault.key}`, fault.values) : isRefused ? refused.text : undefined,
  };
}

/** Why the act of the form around did not happen, where no field is to blame. */
export function FormFailure({ failure }: { failure: HttpFailure | null }) {
  const { failed, refused } = use(FormSight);
  return failure && !failed && !refused && <Failure failure={failure} />;
}

const asIs = <T,>(value: T) => value;
