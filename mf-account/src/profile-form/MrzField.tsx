import { useState } from 'react';
import { useForm } from 'react-final-form';
import { readMrz } from '@straits/api-contract/mrz';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Disclosure } from '@straits/ui/Disclosure';
import { Stack } from '@straits/ui/Stack';
import { TextArea } from '@straits/ui/TextArea';

/** Fills the form from the machine-readable lines at the foot of a passport, typed or pasted from a scanner. They never leave the browser. */
export function MrzField() {
  const { t } = useTexts('account');
  const form = useForm();
  const [lines, setLines] = useState('');
  const [fault, setFault] = useState('');
  const [done, setDone] = useState(false);

  const read = () => {
    const found = readMrz(lines, new Date().toISOString().slice(0, 10));
    setDone('read' in found);
    if ('fault' in found) return setFault(t(`mrz.${found.fault}`));
    setFault('');
    form.batch(() => {
      for (const [field, value] of Object.entries(found.read)) form.change(field, value);
    });
  };

  return (
    <Disclosure summary={t('mrz.title')}>
      <Stack gap={3}>
        <TextArea
          label={t('mrz.label')}
          hint={t('mrz.hint')}
          rows={3}
          value={lines}
          onChange={setLines}
          error={fault || undefined}
          autoComplete="off"
        />
        <div>
          <Button onClick={read}>{t('mrz.read')}</Button>
        </div>
        <p role="status">{done && t('mrz.done')}</p>
      </Stack>
    </Disclosure>
  );
}
