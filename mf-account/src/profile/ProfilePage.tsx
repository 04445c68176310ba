import { useTexts } from '@straits/i18n';
import { Stack } from '@straits/ui/Stack';
import { PersonalFrame } from '../PersonalFrame';
import { DetailsCard } from './DetailsCard';
import { DevicesCard } from './DevicesCard';
import { PapersCard } from './PapersCard';
import { PasswordCard } from './PasswordCard';
import { PrivacyCard } from './PrivacyCard';

/** /profile: what the shop knows of a person, where they are signed in, and what they may decide about it. */
export function ProfilePage() {
  const { t } = useTexts('account');
  return (
    <PersonalFrame title={t('profile.title')} lead={t('profile.lead')}>
      <Stack gap={5}>
        <DetailsCard />
        <PapersCard />
        <PasswordCard />
        <DevicesCard />
        <PrivacyCard />
      </Stack>
    </PersonalFrame>
  );
}
