import { useState, type ReactNode } from 'react';
import { useUnit } from 'effector-react';
import { download, http, showToast, type Result } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { sessionEnded } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Dialog } from '@straits/ui/Dialog';
import { Row, Stack } from '@straits/ui/Stack';
import { TextField } from '@straits/ui/TextField';
import { CardTitle } from '../CardTitle';
import { useFailureText } from '../failures';

/** A copy of one's data, and the end of the account; both for who knows the password. */
export function PrivacyCard() {
  const { t } = useTexts('account');
  const [asked, setAsked] = useState<'export' | 'delete' | null>(null);
  const close = () => setAsked(null);
  return (
    <Card as="section" aria-labelledby="privacy-title">
      <Stack gap={4}>
        <CardTitle id="privacy-title">{t('privacy.title')}</CardTitle>
        <p>{t('privacy.text')}</p>
        <Row gap={2} wrap>
          <Button onClick={() => setAsked('export')}>{t('privacy.export')}</Button>
          <Button prominence="quiet" onClick={() => setAsked('delete')}>
            {t('privacy.delete')}
          </Button>
        </Row>
      </Stack>
      {asked === 'export' && <ExportDialog onClose={close} />}
      {asked === 'delete' && <DeleteDialog onClose={close} />}
    </Card>
  );
}

function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('account');
  const act = async (password: string) => {
    const answer = await download('/user/export', 'straits-my-data.json', { sent: { password }, notices: false });
    if (answer.ok) onClose();
    return answer;
  };
  return (
    <PasswordDialog
      title={t('privacy.export')}
      leave={t('form.cancel')}
      act={act}
      actLabel={t('privacy.exportAct')}
      mainAct
      onClose={onClose}
    >
      <p>{t('privacy.exportText')}</p>
    </PasswordDialog>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('account');
  const navigate = useNavigate();
  const ended = useUnit(sessionEnded);
  const act = async (password: string) => {
    const answer = await http.post('/user/delete', { password }, { notices: false });
    if (!answer.ok) return answer;
    ended();
    showToast({ tone: 'success', title: t('privacy.deleted'), text: t('privacy.deletedText') });
    void navigate('/');
    return answer;
  };
  return (
    <PasswordDialog title={t('privacy.delete')} leave={t('privacy.keep')} act={act} actLabel={t('privacy.confirm')} onClose={onClose}>
      <p>{t('privacy.deleteText')}</p>
      <p>{t('privacy.kept')}</p>
    </PasswordDialog>
  );
}

interface PasswordDialogProps {
  title: string;
  /** What the button says that does nothing. */
  leave: string;
  act: (password: string) => Promise<Result<unknown>>;
  actLabel: string;
  /** The act is what people come for, not what they should think over. */
  mainAct?: boolean;
  onClose: () => void;
  children: ReactNode;
}

function PasswordDialog({ title, leave, act, actLabel, mainAct = false, onClose, children }: PasswordDialogProps) {
  const { t } = useTexts('account');
  const failureText = useFailureText();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  const press = async () => {
    if (!password) return setFault(t('fault.currentMissing'));
    setBusy(true);
    const answer = await act(password);
    setBusy(false);
    if (!answer.ok) setFault(failureText(answer.failure));
  };

  const actions = (
    <>
      <Button prominence={mainAct ? undefined : 'main'} onClick={onClose}>
        {leave}
      </Button>
      <Button prominence={mainAct ? 'main' : undefined} busy={busy} onClick={() => void press()}>
        {actLabel}
      </Button>
    </>
  );
  return (
    <Dialog open keepOnOutside onClose={onClose} title={title} closeLabel={leave} actions={actions}>
      <Stack gap={4}>
        {children}
        <TextField
          name="password"
          type="password"
          label={t('profileForm.current')}
          autoComplete="current-password"
          showLabel={t('form.show')}
          hideLabel={t('form.hide')}
          value={password}
          onChange={setPassword}
          error={fault || undefined}
        />
      </Stack>
    </Dialog>
  );
}
