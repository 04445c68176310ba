import type { TravellerPage } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Stack } from '@straits/ui/Stack';
import { AccountForm, FormSubmit, FormText } from '../AccountForm';
import { CardTitle } from '../CardTitle';
import { useCountryOptions } from '../country-options';
import { faultsUnlessDone } from '../failures';
import { FormDate, FormSelect } from '../FormChoices';
import { detailsOf, nameFaults, NO_NAME, type Asked, type NameValues } from './traveller-name.rules';
import { nameTravellerFx } from './traveller-ticket.model';

const FIELDS = Object.keys(NO_NAME);

/** Who travels on this ticket: typed here by whoever has the link, until the deadline (A21, U37). */
export function NameForm({ page, asks, token }: { page: TravellerPage; asks: Asked; token: string }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const today = page.serverNow.slice(0, 10);
  return (
    <Card as="section" aria-labelledby="name-title">
      <Stack gap={4}>
        <CardTitle id="name-title">{t(page.name ? 'traveller.changeName' : 'traveller.giveName')}</CardTitle>
        <p>{t('traveller.until', { when: format.instant(asks.until, page.timeZone) })}</p>
        <AccountForm<NameValues>
          initialValues={NO_NAME}
          fields={FIELDS}
          validate={(values) => nameFaults(values, asks, today)}
          onSubmit={(values) => faultsUnlessDone(nameTravellerFx({ token, details: detailsOf(values, asks) }))}
        >
          <Fields asks={asks} />
          <FormSubmit>{t('traveller.save')}</FormSubmit>
        </AccountForm>
      </Stack>
    </Card>
  );
}

function Fields({ asks: { fields } }: { asks: Asked }) {
  const { t } = useTexts('account');
  const countries = useCountryOptions();
  return (
    <>
      <FormText
        name="givenNames"
        label={t('passenger.givenNames')}
        hint={t('passenger.givenHint')}
        autoComplete="given-name"
        spellCheck={false}
      />
      <FormText
        name="familyName"
        label={t('passenger.familyName')}
        hint={t('passenger.familyHint')}
        autoComplete="family-name"
        spellCheck={false}
      />
      {fields.includes('dateOfBirth') && <FormDate name="dateOfBirth" label={t('passenger.dateOfBirth')} birthday />}
      {fields.includes('nationality') && (
        <FormSelect name="nationality" label={t('passenger.nationality')} options={countries} placeholder={t('form.choose')} />
      )}
      {fields.includes('passportNumber') && (
        <FormText name="passportNumber" label={t('passenger.passportNumber')} autoComplete="off" spellCheck={false} characters={14} />
      )}
      {fields.includes('passportExpiry') && <FormDate name="passportExpiry" label={t('passenger.expiresOn')} />}
    </>
  );
}
