import { useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import type { EnquiryReceived } from '@straits/api-contract';
import { postWithFile } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useUser } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { ErrorSummary, type FieldFault } from '@straits/ui/ErrorSummary';
import { Stack } from '@straits/ui/Stack';
import { makeReady } from '@straits/ui/take-typed';
import { useErrorInTitle } from '@straits/ui/tab-title';
import { useRefusalWords } from '../refusal-words';
import { ATTACHMENT, AttachmentField } from './AttachmentField';
import { EnquiryFields } from './EnquiryFields';
import { forgetDraft, KeptDraft } from './KeptDraft';
import {
  attachmentFault,
  enquiryFaults,
  enquiryFields,
  ownContact,
  refusedField,
  type AttachmentFault,
  type EnquiryFaults,
  type EnquiryForm as Values,
} from './enquiry.rules';

export interface EnquiryFormProps {
  /** What the link to the form names already (M56). */
  product: string;
  bookingId: string;
  onSent: (received: EnquiryReceived) => void;
}

interface Tried {
  attempt: number;
  faults: EnquiryFaults & { [ATTACHMENT]?: AttachmentFault };
  refusal?: FieldFault;
}

/** Name, e-mail and question, with an image if wanted. Nothing typed is ever taken away (U16). */
export function EnquiryForm({ product, bookingId, onSent }: EnquiryFormProps) {
  const { t } = useTexts('catalog');
  const refusalWords = useRefusalWords();
  const user = useUser();
  const prefilled = useMemo(() => ({ product, bookingId, ...ownContact(user) }), [product, bookingId, user]);
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const fileFault = file ? attachmentFault(file) : undefined;
  const [tried, setTried] = useState<Tried>({ attempt: 0, faults: {} });
  const errors = Object.entries(tried.faults).map(([field, fault]) => ({ field, text: t(`contact.faults.${fault}`) }));
  const shown = tried.refusal ? [...errors, tried.refusal] : errors;
  useErrorInTitle(shown.length > 0, t('form.errorTitle'));

  const takeFile = (chosen: File | null) => {
    setFile(chosen);
    setTried(({ faults: { [ATTACHMENT]: _, ...faults }, ...before }) => ({ ...before, faults }));
  };
  const send = async (values: Values) => {
    if (fileFault) return;
    setProgress(file ? 0 : undefined);
    const body = { fields: enquiryFields(values), file: file ?? undefined };
    const answer = await postWithFile<EnquiryReceived>('/enquiries', body, { notices: false, onProgress: setProgress });
    setProgress(undefined);
    if (answer.ok) {
      forgetDraft();
      onSent(answer.value);
    } else {
      const refusal = { field: refusedField(answer.failure), text: refusalWords(answer.failure) };
      setTried(({ attempt }) => ({ attempt: attempt + 1, faults: {}, refusal }));
    }
  };

  return (
    <Form<Values> initialValues={prefilled} keepDirtyOnReinitialize validate={enquiryFaults} onSubmit={send}>
      {({ handleSubmit, form, submitting }) => (
        <form
          noValidate
          aria-label={t('contact.headline')}
          onSubmit={(event) => {
            makeReady(form, event.currentTarget);
            const faults = { ...enquiryFaults(form.getState().values), ...(fileFault && { [ATTACHMENT]: fileFault }) };
            setTried((before) => ({ attempt: before.attempt + 1, faults }));
            void handleSubmit(event);
          }}
        >
          <Stack gap={5}>
            <ErrorSummary title={t('form.problem')} errors={shown} attempt={tried.attempt} />
            <EnquiryFields />
            {/* After the fields: one that registers takes its first value. */}
            <KeptDraft />
            <AttachmentField file={file} fault={fileFault} progress={progress} onChange={takeFile} />
            <div>
              <Button type="submit" prominence="main" size="large" busy={submitting}>
                {t('contact.send')}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Form>
  );
}
