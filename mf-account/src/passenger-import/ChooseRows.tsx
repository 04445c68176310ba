import { useState } from 'react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { FileField } from '@straits/ui/FileField';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { TextArea } from '@straits/ui/TextArea';
import { readXlsx } from './read-xlsx';
import { readTable } from './table.rules';

/** Text of a file in UTF-8, or in the encoding that Excel writes on Chinese machines. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

async function rowsOf(file: File): Promise<string[][]> {
  const bytes = await file.arrayBuffer();
  const isZip = new DataView(bytes).byteLength > 4 && new DataView(bytes).getUint32(0) === 0x504b0304;
  return isZip ? readXlsx(bytes) : readTable(textOf(bytes));
}

/** A file, or rows that were copied from a spreadsheet. The first row names the columns. */
export function ChooseRows({ onRows }: { onRows: (table: string[][]) => void }) {
  const { t } = useTexts('account');
  const [pasted, setPasted] = useState('');
  const [fault, setFault] = useState('');

  const take = (table: string[][]) => {
    if (table.length < 2) return setFault(t('import.noRows'));
    if (table.length > 1_001) return setFault(t('import.tooMany'));
    setFault('');
    onRows(table);
  };
  const choose = (file: File) => {
    rowsOf(file).then(take, () => setFault(t('import.unreadable', { name: file.name })));
  };

  return (
    <Stack gap={4}>
      <p>{t('import.lead')}</p>
      {fault && (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      <FileField
        label={t('import.file')}
        hint={t('import.fileHint')}
        accept=".csv,.tsv,.txt,.xlsx"
        file={null}
        onChoose={choose}
        onRemove={() => setFault('')}
        words={{
          choose: t('import.choose'),
          drop: t('import.drop'),
          remove: t('import.remove'),
          cancel: t('form.cancel'),
          progress: (percent) => `${percent} %`,
        }}
      />
      <TextArea label={t('import.paste')} hint={t('import.pasteHint')} rows={4} value={pasted} onChange={setPasted} autoComplete="off" />
      <div>
        <Button onClick={() => take(readTable(pasted))}>{t('import.go')}</Button>
      </div>
    </Stack>
  );
}
