import { useState } from 'react';
import { useUnit } from 'effector-react';
import { showToast, useResource } from '@straits/http';
import type { Profile } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { useSession } from '@straits/session';
import { Card } from '@straits/ui/Card';
import { ButtonLink } from '@straits/ui/Link';
import { SkeletonText } from '@straits/ui/Skeleton';
import { AccountForm, FormSubmit, FormText } from '../AccountForm';
import { CardTitle } from '../CardTitle';
import { useCountryOptions } from '../country-options';
import { faultsUnlessDone } from '../failures';
import { FormSelect } from '../FormChoices';
import { LoadFailed } from '../LoadFailed';
import { PhoneFields } from '../phone-number/PhoneFields';
import { actions, narrow, pair } from './form-layout.styles';
import { changeProfileFx } from './profile-form.model';
import { changeOf, DETAILS_FIELDS, detailsFaults, detailsOf, type DetailsValues } from './profile-form.rules';

/** Name, phone, nationality and address. */
export function DetailsForm() {
  const isSigned = useSession().status === 'signed';
  const { data, error, mutate } = useResource<Profile>(isSigned ? '/user/profile' : null, {}, { revalidateOnFocus: false });
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  return <Card css={narrow}>{data ? <Loaded profile={data} /> : <SkeletonText lines={10} />}</Card>;
}

function Loaded({ profile }: { profile: Profile }) {
  const { t, language } = useTexts('account');
  const navigate = useNavigate();
  const countries = useCountryOptions();
  const change = useUnit(changeProfileFx);
  const [initial] = useState(() => detailsOf(profile, language === 'id' ? 'ID' : 'SG'));
  const send = async (values: DetailsValues) => {
    const faults = await faultsUnlessDone(change(changeOf(values)), { phone_invalid: 'phone' });
    if (faults) return faults;
    showToast({ tone: 'success', title: t('profileForm.saved'), text: t('profileForm.savedText') });
    void navigate('/profile');
    return undefined;
  };
  return (
    <AccountForm<DetailsValues> fields={DETAILS_FIELDS} initialValues={initial} validate={detailsFaults} onSubmit={send}>
      <FormText name="name" label={t('register.name')} hint={t('register.nameHint')} autoComplete="name" spellCheck={false} required />
      <PhoneFields />
      <FormSelect
        name="nationality"
        label={t('passenger.nationality')}
        options={countries}
        placeholder={t('form.choose')}
        optional={t('form.optional')}
      />
      <CardTitle>{t('profile.address')}</CardTitle>
      <FormText name="line1" label={t('profileForm.line1')} autoComplete="address-line1" />
      <FormText name="line2" label={t('profileForm.line2')} autoComplete="address-line2" optional={t('form.optional')} />
      <div css={pair}>
        <FormText name="postalCode" label={t('profileForm.postalCode')} autoComplete="postal-code" characters={10} />
        <FormText name="city" label={t('profileForm.city')} autoComplete="address-level2" />
      </div>
      <FormSelect
        name="country"
        label={t('profileForm.country')}
        options={countries}
        placeholder={t('form.choose')}
        autoComplete="country"
      />
      <div css={actions}>
        <FormSubmit>{t('profileForm.save')}</FormSubmit>
        <ButtonLink href="/profile" size="large">
          {t('form.cancel')}
        </ButtonLink>
      </div>
    </AccountForm>
  );
}
