import { useState } from 'react';
import { useForm } from 'react-final-form';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Disclosure } from '@straits/ui/Disclosure';
import { Stack } from '@straits/ui/Stack';
import { TextArea } from '@straits/ui/TextArea';
import type { TravellerValues } from './traveller.rules';

/** Fills in the form from the lines at the foot of a passport, each part checked by its digit. They never leave the browser. */
export function MrzField({ today }: { today: string }) {
  const { t } = useTexts('booking');
  const form = useForm();
  const [lines, setLines] = useState('');
  const [fault, setFault] = useState('');
  const [isDone, setDone] = useState(false);

  const read = async () => {
    // Few type them: the reader comes when it is asked for.
    const { readMrz } = await import(/* webpackChunkName: "mrz" */ '@straits/api-contract/mrz');
    const found = readMrz(lines, today);
    setDone('read' in found);
    if ('fault' in found) return setFault(t(`checkout.mrz.${found.fault}`));
    setFault('');
    const { expiresOn, ...rest } = found.read;
    const values: Partial<TravellerValues> = {
      ...rest,
      passportExpiry: expiresOn,
      singleName: rest.familyName === '' || rest.givenNames === '',
    };
    if (values.singleName) Object.assign(values, { givenNames: rest.givenNames || rest.familyName, familyName: '' });
    form.batch(() => Object.entries(values).forEach(([name, value]) => form.change(name, value)));
  };

  return (
    <Disclosure summary={t('checkout.mrz.title')}>
      <Stack gap={3}>
        <TextArea
          label={t('checkout.mrz.label')}
          hint={t('checkout.mrz.hint')}
          rows={3}
          value={lines}
          onChange={setLines}
          error={fault || undefined}
          autoComplete="off"
        />
        <div>
          <Button onClick={() => void read()}>{t('checkout.mrz.read')}</Button>
        </div>
        <p role="status">{isDone && t('checkout.mrz.done')}</p>
      </Stack>
    </Disclosure>
  );
}
