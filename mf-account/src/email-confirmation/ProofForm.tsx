import { useState } from 'react';
import { useUnit } from 'effector-react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Stack } from '@straits/ui/Stack';
import { AccountForm, FormSubmit, FormText } from '../AccountForm';
import { faultsUnlessDone, type Faults } from '../failures';
import { nameFault } from '../name.rules';
import { NewPassword } from '../NewPassword';
import { passwordFault } from '../password.rules';
import { proofGivenFx } from './email-confirmation.model';

interface ProofValues {
  name?: string;
  password?: string;
}

/** The link was opened in another browser than the one that registered: whoever has the mail proves the registration, or makes it anew. */
export function ProofForm() {
  const { t } = useTexts('account');
  const [isNew, setNew] = useState(false);
  return (
    <Stack gap={4}>
      {isNew ? <NewOwnerForm /> : <KnownPasswordForm />}
      <Button prominence="quiet" onClick={() => setNew(!isNew)}>
        {t(isNew ? 'confirm.knowPassword' : 'confirm.noPassword')}
      </Button>
    </Stack>
  );
}

function KnownPasswordForm() {
  const { t } = useTexts('account');
  const give = useUnit(proofGivenFx);
  const validate = ({ password }: ProofValues): Faults => (password ? {} : { password: 'fault.passwordMissing' });
  const send = async ({ password = '' }: ProofValues) => {
    const faults = await faultsUnlessDone(give({ password }), { password_wrong: 'password' });
    return faults?.['password'] ? { password: 'fault.passwordNotRegistered' } : faults;
  };
  return (
    <AccountForm<ProofValues> fields={['password']} validate={validate} onSubmit={send}>
      <FormText
        name="password"
        type="password"
        label={t('form.password')}
        autoComplete="current-password"
        showLabel={t('form.show')}
        hideLabel={t('form.hide')}
        required
      />
      <FormSubmit>{t('confirm.prove')}</FormSubmit>
    </AccountForm>
  );
}

function faultsOfOwner({ name, password }: ProofValues): Faults {
  const faults = { name: nameFault(name), password: passwordFault(password) };
  return Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])));
}

function NewOwnerForm() {
  const { t } = useTexts('account');
  const give = useUnit(proofGivenFx);
  const send = ({ name = '', password = '' }: ProofValues) =>
    faultsUnlessDone(give({ name: name.trim(), password }), { password_too_common: 'password' });
  return (
    <AccountForm<ProofValues> fields={['name', 'password']} validate={faultsOfOwner} onSubmit={send}>
      <p>{t('confirm.newText')}</p>
      <FormText name="name" label={t('register.name')} hint={t('register.nameHint')} autoComplete="name" required />
      <NewPassword name="password" label={t('reset.password')} hint={t('form.passwordHint')} />
      <FormSubmit>{t('confirm.prove')}</FormSubmit>
    </AccountForm>
  );
}
