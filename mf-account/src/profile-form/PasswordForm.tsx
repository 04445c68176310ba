import { useUnit } from 'effector-react';
import { showToast } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { Card } from '@straits/ui/Card';
import { ButtonLink, TextLink } from '@straits/ui/Link';
import { AccountForm, FormSubmit, FormText } from '../AccountForm';
import { faultsUnlessDone } from '../failures';
import { NewPassword } from '../NewPassword';
import { withMarks } from '../words';
import { actions, narrow } from './form-layout.styles';
import { changePasswordFx } from './profile-form.model';
import { passwordFaults, type PasswordValues } from './profile-form.rules';

const PLACE_OF_REFUSAL = { password_wrong: 'current', password_too_common: 'password' };

/** A new password for who knows the present one; a code by mail is the way for who does not. */
export function PasswordForm() {
  const { t } = useTexts('account');
  const navigate = useNavigate();
  const change = useUnit(changePasswordFx);
  const send = async ({ current = '', password = '' }: PasswordValues) => {
    const faults = await faultsUnlessDone(change({ current, password }), PLACE_OF_REFUSAL);
    if (faults) return faults;
    showToast({ tone: 'success', title: t('profileForm.passwordSaved'), text: t('profileForm.passwordSavedText') });
    void navigate('/profile');
    return undefined;
  };
  const reset = (words: string) => <TextLink href="/login?view=forgot&next=%2Fprofile">{words}</TextLink>;
  return (
    <Card css={narrow}>
      <AccountForm<PasswordValues> fields={['current', 'password', 'confirmation']} validate={passwordFaults} onSubmit={send}>
        <FormText
          name="current"
          type="password"
          label={t('profileForm.current')}
          autoComplete="current-password"
          showLabel={t('form.show')}
          hideLabel={t('form.hide')}
          required
        />
        <p>{withMarks(t('profileForm.forgotHelp'), { reset })}</p>
        <NewPassword name="password" label={t('reset.password')} hint={t('form.passwordHint')} />
        <NewPassword name="confirmation" label={t('register.confirmation')} />
        <div css={actions}>
          <FormSubmit>{t('profileForm.passwordSave')}</FormSubmit>
          <ButtonLink href="/profile" size="large">
            {t('form.cancel')}
          </ButtonLink>
        </div>
      </AccountForm>
    </Card>
  );
}
