import { useSignal } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { wipeStorage } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Dialog } from '@straits/ui/Dialog';
import { signInByToken, tokenQuestion } from '../browser/token-arrival';

/** Asks who is signed in here before a link signs in somebody else (M204). Staying is always the safe answer: Escape and the cross mean it too. */
export function TokenQuestion() {
  const { t } = useTexts('shell');
  const question = useSignal(tokenQuestion, null);
  if (!question) return null;
  const { token, present } = question;
  const stay = () => tokenQuestion.set(null);
  const change = () => {
    tokenQuestion.set(null);
    wipeStorage();
    void signInByToken(token);
  };
  return (
    <Dialog
      open
      keepOnOutside
      onClose={stay}
      title={t('session.other.title')}
      closeLabel={t('session.other.stay', { name: present.Name })}
      actions={
        <>
          <Button prominence="main" onClick={stay}>
            {t('session.other.stay', { name: present.Name })}
          </Button>
          <Button onClick={change}>{t('session.other.change')}</Button>
        </>
      }
    >
      <p>{t('session.other.text', { name: present.Name })}</p>
    </Dialog>
  );
}
