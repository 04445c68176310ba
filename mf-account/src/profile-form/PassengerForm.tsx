import { useState } from 'react';
import { useUnit } from 'effector-react';
import type { SavedPassenger } from '@straits/api-contract';
import { showToast, useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { useIsAgent, useSession } from '@straits/session';
import { Card } from '@straits/ui/Card';
import { ButtonLink } from '@straits/ui/Link';
import { SkeletonText } from '@straits/ui/Skeleton';
import { AccountForm, FormSubmit } from '../AccountForm';
import { faultsUnlessDone, type Faults } from '../failures';
import { FormCheckbox } from '../FormChoices';
import { LoadFailed } from '../LoadFailed';
import { faultKey } from '../passenger-details/passenger-faults.rules';
import { actions, narrow } from './form-layout.styles';
import { PassengerFields } from './PassengerFields';
import { savePassengerFx } from './profile-form.model';
import { PASSENGER_FIELDS, passengerFaults, passengerValuesOf, type PassengerValues } from './profile-form.rules';

/** One traveller for next time; `id` null is a new one. */
export function PassengerForm({ id }: { id: string | null }) {
  const isSigned = useSession().status === 'signed';
  const path = isSigned && id !== null ? `/user/passengers/${encodeURIComponent(id)}` : null;
  const { data, error, mutate } = useResource<SavedPassenger>(path, {}, { revalidateOnFocus: false });
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  return <Card css={narrow}>{id !== null && !data ? <SkeletonText lines={10} /> : <Loaded id={id} saved={data} />}</Card>;
}

/** The API names each field's fault by its kind. */
const inOurWords = (faults: Faults | undefined, failure: unknown): Faults | undefined => {
  const fields = (failure as { failure?: { error?: { fields?: { field: string; message: string }[] } } }).failure?.error?.fields;
  return fields && faults
    ? { ...faults, ...Object.fromEntries(fields.map(({ field, message }) => [field, faultKey(field, message)])) }
    : faults;
};

function Loaded({ id, saved }: { id: string | null; saved: SavedPassenger | undefined }) {
  const { t } = useTexts('account');
  const navigate = useNavigate();
  const isAgent = useIsAgent();
  const save = useUnit(savePassengerFx);
  const send = async (values: PassengerValues) => {
    let failure: unknown = null;
    const saving = save({ id, values }).catch((thrown: unknown) => {
      failure = thrown;
      throw thrown;
    });
    const faults = inOurWords(
      await faultsUnlessDone(saving, { consent_missing: 'consent', passenger_exists: 'dateOfBirth' }),
      failure ?? {},
    );
    if (faults) return faults;
    showToast({ tone: 'success', title: t('passenger.saved'), text: t('passenger.savedText') });
    void navigate('/profile/passenger');
    return undefined;
  };
  const [initial] = useState(() => passengerValuesOf(saved));

  return (
    <AccountForm<PassengerValues> fields={PASSENGER_FIELDS} initialValues={initial} validate={passengerFaults} onSubmit={send}>
      <PassengerFields />
      {isAgent && id === null && <FormCheckbox name="consent" label={t('passenger.consent')} hint={t('passenger.consentHint')} />}
      <div css={actions}>
        <FormSubmit>{t('passenger.save')}</FormSubmit>
        <ButtonLink href="/profile/passenger" size="large">
          {t('form.cancel')}
        </ButtonLink>
      </div>
    </AccountForm>
  );
}
