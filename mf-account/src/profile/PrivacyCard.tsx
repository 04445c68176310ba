import { useState } from 'react';
import { useUnit } from 'effector-react';
import { download, http, showToast } from '@straits/http';
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

/** A copy of one's data, and the end of the account. */
export function PrivacyCard() {
  const { t } = useTexts('account');
  const [busy, setBusy] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const take = async () => {
    setBusy(true);
    await download('/user/export', 'straits-my-data.json');
    setBusy(false);
  };
  return (
    <Card as="section" aria-labelledby="privacy-title">
      <Stack gap={4}>
        <CardTitle id="privacy-title">{t('privacy.title')}</CardTitle>
        <p>{t('privacy.text')}</p>
        <Row gap={2} wrap>
          <Button busy={busy} onClick={() => void take()}>
            {t('privacy.export')}
          </Button>
          <Button prominence="quiet" onClick={() => setDeleting(true)}>
            {t('privacy.delete')}
          </Button>
        </Row>
      </Stack>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </Card>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('account');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const ended = useUnit(sessionEnded);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  const act = async () => {
    if (!password) return setFault(t('fault.currentMissing'));
    setBusy(true);
    const answer = await http.post('/user/delete', { password }, { notices: false });
    setBusy(false);
    if (!answer.ok) return setFault(failureText(answer.failure));
    ended();
    showToast({ tone: 'success', title: t('privacy.deleted'), text: t('privacy.deletedText') });
    void navigate('/');
  };

  const actions = (
    <>
      <Button prominence="main" onClick={onClose}>
        {t('privacy.keep')}
      </Button>
      <Button busy={busy} onClick={() => void act()}>
        {t('privacy.confirm')}
      </Button>
    </>
  );
  return (
    <Dialog open keepOnOutside onClose={onClose} title={t('privacy.delete')} closeLabel={t('privacy.keep')} actions={actions}>
      <Stack gap={4}>
        <p>{t('privacy.deleteText')}</p>
        <p>{t('privacy.kept')}</p>
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
