import { showToast } from '@straits/http';
import { useTexts } from '@straits/i18n';
import type { SignedIn } from '@straits/api-contract';

/** Greets who has just come in and tells what became of the cart that they had as a visitor (A4). */
export function useWelcome() {
  const { t } = useTexts('account');
  return ({ user, cartMerge }: SignedIn) => {
    const { moved, joined } = cartMerge ?? { moved: 0, joined: 0 };
    const told = [moved + joined > 0 && t('signIn.merged', { count: moved + joined }), joined > 0 && t('signIn.joined', { count: joined })];
    showToast({
      tone: 'success',
      title: t('signIn.welcome', { name: user.Name }),
      text: told.filter(Boolean).join(' ') || t('signIn.welcomeText'),
    });
  };
}
