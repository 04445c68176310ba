import { useField } from 'react-final-form';
import { useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { CardTitle } from '../CardTitle';
import { FormText } from '../AccountForm';

/** What staff needs to approve an agency (M267); there only for who says to be an agent. */
export function AgencyFields() {
  const { t } = useTexts('account');
  const { input } = useField<boolean>('isAgent', { subscription: { value: true } });
  if (!input.value) return null;
  return (
    <Card as="section" aria-labelledby="agency-title">
      <Stack gap={4}>
        <CardTitle id="agency-title">{t('register.agencyTitle')}</CardTitle>
        <Notice icon="clock">{t('register.agencyWait')}</Notice>
        <FormText name="agencyName" label={t('register.agencyName')} autoComplete="organization" required />
        <FormText
          name="licenceNumber"
          label={t('register.licenceNumber')}
          hint={t('register.licenceHint')}
          autoComplete="off"
          spellCheck={false}
          characters={16}
          required
        />
        <FormText
          name="uniqueEntityNumber"
          label={t('register.uniqueEntityNumber')}
          hint={t('register.uenHint')}
          autoComplete="off"
          spellCheck={false}
          characters={16}
          required
        />
      </Stack>
    </Card>
  );
}
