import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { PersonalFrame } from '../PersonalFrame';
import { DetailsForm } from './DetailsForm';
import { PassengerForm } from './PassengerForm';
import { PasswordForm } from './PasswordForm';
import { partOf } from './profile-form.rules';

/** /profile/form: one form at a time, so that nothing else on the page can be lost. */
export function ProfileFormPage() {
  const { t } = useTexts('account');
  const [search] = useSearchParams();
  const part = partOf(search);
  const passenger = search.get('passenger') ?? 'new';
  return (
    <PersonalFrame
      title={t(part === 'passenger' && passenger !== 'new' ? 'profileForm.passengerEdit' : `profileForm.${part}`)}
      lead={t(`profileForm.${part}Lead`)}
    >
      {part === 'details' && <DetailsForm />}
      {part === 'password' && <PasswordForm />}
      {part === 'passenger' && <PassengerForm key={passenger} id={passenger === 'new' ? null : passenger} />}
    </PersonalFrame>
  );
}
