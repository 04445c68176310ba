import { createContext, use, useCallback, useEffect, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Form, useField, useFormState, type FormRenderProps } from 'react-final-form';
import { useTexts } from '@straits/i18n';
import { Button, type ButtonProps } from '@straits/ui/Button';
import { ErrorSummary } from '@straits/ui/ErrorSummary';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { makeReady, takeTyped } from '@straits/ui/take-typed';
import { TextField, type TextFieldProps } from '@straits/ui/TextField';
import { useErrorInTitle } from '@straits/ui/tab-title';
import { FORM, useFailureText, type Faults } from './failures';
import { faultsOfPress, shownFault } from './shown-fault.rules';

interface Attempt {
  number: number;
  faults: Faults;
}

/** Words for a fault: our own checks are keys of our texts, the API's are codes of refusals. */
function useFaultText() {
  const { t } = useTexts('account');
  const failureText = useFailureText();
  return useCallback(
    (fault: string) => {
      if (fault.startsWith('fault.')) return t(fault);
      return fault === 'request_malformed' ? t('fault.refused') : failureText(fault);
    },
    [t, failureText],
  );
}

/** Words for a fault, for this form's fields. */
export const FaultText = createContext<(fault: string) => string>((fault) => fault);

export interface AccountFormProps<V> {
  /** Names in the order of the page: the summary lists faults so. */
  fields: readonly string[];
  /** What a field is called, where its fault alone does not say which it is. */
  labelOf?: (field: string) => string | undefined;
  initialValues?: Partial<V>;
  /** Keys of texts by field; nothing when all is well. */
  validate: (values: V) => Faults;
  /** What the API found, or nothing when it is done. */
  onSubmit: (values: V) => Promise<Faults | undefined>;
  /** Below a refusal of the form as a whole, what to do about it. */
  adviceFor?: (fault: string, values: V) => ReactNode;
  children: ReactNode;
}

/** A form by the house's rules: checked on submit, faults in place and on top with the focus, nothing typed is ever lost. */
export function AccountForm<V extends object>({ initialValues, validate, onSubmit, ...body }: AccountFormProps<V>) {
  return (
    <Form<V> initialValues={initialValues} keepDirtyOnReinitialize validate={validate} onSubmit={onSubmit}>
      {(form) => <FormBody form={form} {...body} />}
    </Form>
  );
}

type FormBodyProps<V> = Pick<AccountFormProps<V>, 'fields' | 'labelOf' | 'adviceFor' | 'children'> & { form: FormRenderProps<V> };

function FormBody<V extends object>({ form, fields, labelOf, adviceFor, children }: FormBodyProps<V>) {
  const { t } = useTexts('account');
  const faultText = useFaultText();
  const [attempt, setAttempt] = useState<Attempt>({ number: 0, faults: {} });
  const named = (field: string, text: string) => {
    const label = labelOf?.(field);
    return label ? t('form.labelled', { label, text }) : text;
  };
  const faults = fields.flatMap((field) =>
    attempt.faults[field] ? [{ field, text: named(field, faultText(attempt.faults[field])) }] : [],
  );
  const whole = attempt.faults[FORM];
  useErrorInTitle(faults.length > 0 || whole !== undefined, t('form.errorTitle'));

  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => takeTyped(form.form, element.current), [form.form]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    makeReady(form.form, event.currentTarget);
    await form.handleSubmit(event);
    const found = faultsOfPress(form.form.getState(), (field) => form.form.getFieldState(field as keyof V)?.dirtySinceLastSubmit === false);
    setAttempt(({ number }) => ({ number: number + 1, faults: found }));
  };

  return (
    // Sent by POST, so that a press before the script has come never writes a password into the address.
    <form ref={element} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {whole && (
          <WholeFault key={attempt.number} title={faultText(whole)}>
            {adviceFor?.(whole, form.values)}
          </WholeFault>
        )}
        <ErrorSummary title={t('form.problem')} errors={faults} attempt={attempt.number} />
        <FaultText value={faultText}>{children}</FaultText>
      </Stack>
    </form>
  );
}

/** A refusal of the whole form, above it and with the focus. */
function WholeFault({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <Notice tone="danger" title={title}>
        {children}
      </Notice>
    </div>
  );
}

export interface FormTextProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error' | 'name'> {
  name: string;
  /** Has a format worth telling about as soon as the field is left: e-mail, phone. */
  checkedOnLeave?: boolean;
}

/** One line of text in an AccountForm. */
export function FormText({ name, checkedOnLeave, ...field }: FormTextProps) {
  const { input, meta } = useField<string>(name);
  const faultText = use(FaultText);
  const fault = shownFault(meta, input.value, checkedOnLeave);
  return (
    <TextField
      {...field}
      name={name}
      value={input.value}
      onChange={input.onChange}
      onBlur={() => input.onBlur()}
      onFocus={() => input.onFocus()}
      error={fault ? faultText(fault) : undefined}
    />
  );
}

/** The form's one button: busy while its answer is awaited. */
export function FormSubmit(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return <Button type="submit" prominence="main" size="large" full busy={submitting} {...props} />;
}
