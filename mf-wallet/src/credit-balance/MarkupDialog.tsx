import { useState } from 'react';
import type { SubAgentList } from '@straits/api-contract';
import type { HttpFailure } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Dialog } from '@straits/ui/Dialog';
import { faultsOf } from '../typing/fault';
import { TypedText } from '../typing/fields';
import { FormFailure, TypedForm } from '../typing/TypedForm';
import { setMarkup } from './credit.api';
import { readMarkup, typedMarkup } from './markup.rules';

export interface MarkupDialogProps {
  of: SubAgentList['items'][number];
  onClose: () => void;
  onDone: (list: SubAgentList, basisPoints: number) => void;
}

/** What is put onto the net prices of an agency that books under this one (D23). */
export function MarkupDialog({ of: { agencyId, name, markupBasisPoints }, onClose, onDone }: MarkupDialogProps) {
  const { t, language } = useTexts('wallet');
  const format = useFormat();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<HttpFailure | null>(null);
  const save = async (basisPoints: number) => {
    setBusy(true);
    setFailure(null);
    const answer = await setMarkup(agencyId, basisPoints);
    setBusy(false);
    if (answer.ok) onDone(answer.value, basisPoints);
    else setFailure(answer.failure);
  };
  return (
    <Dialog open onClose={onClose} title={t('subAgents.titleOf', { name })} closeLabel={t('subAgents.close')}>
      <TypedForm
        initialValues={{ markup: typedMarkup(markupBasisPoints, format) }}
        validate={({ markup }) => faultsOf({ markup: readMarkup(markup, language) === null ? { key: 'markup' } : undefined })}
        onSubmit={({ markup }) => void save(readMarkup(markup, language)!)}
        failure={failure}
      >
        <TypedText
          name="markup"
          label={t('subAgents.percent')}
          hint={t('subAgents.hint')}
          inputMode="decimal"
          autoComplete="off"
          characters={6}
          suffix="%"
        />
        <FormFailure failure={failure} />
        <div>
          <Button type="submit" prominence="main" busy={isBusy}>
            {t('subAgents.save')}
          </Button>
        </div>
      </TypedForm>
    </Dialog>
  );
}
