import { useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { ButtonLink } from '@straits/ui/Link';
import { CardTitle } from '../CardTitle';
import { cardHead, muted } from './profile-card.styles';

export function PasswordCard() {
  const { t } = useTexts('account');
  return (
    <Card as="section" aria-labelledby="password-title">
      <div css={cardHead}>
        <div>
          <CardTitle id="password-title">{t('form.password')}</CardTitle>
          <p css={muted}>{t('profile.passwordText')}</p>
        </div>
        <ButtonLink href="/profile/form?part=password">{t('profile.changePassword')}</ButtonLink>
      </div>
    </Card>
  );
}
