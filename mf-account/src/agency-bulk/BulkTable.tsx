import { css } from '@emotion/react';
import { useFormat, useTexts } from '@straits/i18n';
import { useNetPricesShown } from '@straits/session/net-prices';
import { Stack } from '@straits/ui/Stack';
import { Select } from '@straits/ui/Select';
import { Table, type Column } from '@straits/ui/Table';
import { TextField } from '@straits/ui/TextField';
import { faultOf, netOf, optionOf, simpleOptions, withOption, type BulkRow } from './bulk.rules';
import { BulkState } from './BulkState';
import type { BulkRows } from './use-bulk-rows';

const fields = css`
  display: grid;
  gap: 0.5rem;
  inline-size: 9.5rem;
`;
const units = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: 0.5rem;
  inline-size: 9.5rem;
`;
const what = css`
  display: grid;
  gap: 0.5rem;
  min-inline-size: 10rem;
  text-align: start;
`;

/** What a row costs the agency; none while net prices are hidden. */
function useNetColumn(): Column<BulkRow>[] {
  const { t } = useTexts('account');
  const format = useFormat();
  if (!useNetPricesShown()) return [];
  const cell = (row: BulkRow) => {
    const net = netOf(row);
    return net ? format.money(net) : '–';
  };
  return [{ key: 'net', header: t('agency.bulk.net'), align: 'end', cell }];
}

/** Row by row: package, day, start and how many, what it costs, and what became of it. */
export function BulkTable({ bulk }: { bulk: BulkRows }) {
  const { t } = useTexts('account');
  const net = useNetColumn();
  const { rows, outcomes } = bulk;
  const isOpen = ({ id }: BulkRow) => outcomes[id] === undefined || outcomes[id].state === 'refused';
  const nameOf = ({ id, product }: BulkRow) => {
    const alike = rows.filter((row) => row.product.id === product.id);
    return alike.length > 1 ? `${product.name} (${alike.findIndex((row) => row.id === id) + 1})` : product.name;
  };
  // What is being sent is not changed meanwhile.
  return (
    <fieldset disabled={bulk.isBusy}>
      <Table
        caption={t('agency.bulk.title')}
        rows={rows}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            key: 'what',
            header: t('agency.bulk.what'),
            isRowHeader: true,
            cell: (row) => <What row={row} name={nameOf(row)} isOpen={isOpen(row)} onChange={bulk.put} />,
          },
          {
            key: 'when',
            header: t('agency.bulk.when'),
            cell: (row) => <When row={row} name={nameOf(row)} isOpen={isOpen(row)} isChecked={bulk.isChecked} onChange={bulk.put} />,
          },
          {
            key: 'many',
            header: t('agency.bulk.many'),
            cell: (row) => <Quantities row={row} name={nameOf(row)} isOpen={isOpen(row)} isChecked={bulk.isChecked} onChange={bulk.put} />,
          },
          ...net,
          {
            key: 'state',
            header: t('agency.bulk.state'),
            cell: (row) => <BulkState row={row} name={nameOf(row)} outcome={outcomes[row.id]} bulk={bulk} />,
          },
        ]}
      />
    </fieldset>
  );
}

interface CellProps {
  row: BulkRow;
  /** Of the product, with the line's number where it has several. */
  name: string;
  isOpen: boolean;
  onChange: (row: BulkRow) => void;
}

function What({ row, name, isOpen, onChange }: CellProps) {
  const { t } = useTexts('account');
  const { lang } = row.product;
  const options = simpleOptions(row.product);
  const option = optionOf(row);
  return (
    <span css={what}>
      <span lang={lang}>{row.product.name}</span>
      {isOpen && options.length > 1 ? (
        <Select
          label={t('agency.bulk.packageOf', { name })}
          labelHidden
          value={row.optionId}
          options={options.map((one) => ({ value: one.id, label: one.name, lang: one.lang }))}
          onChange={(optionId) => onChange(withOption(row, optionId))}
        />
      ) : (
        <span lang={option?.lang}>{option?.name}</span>
      )}
    </span>
  );
}

function When({ row, name, isOpen, isChecked, onChange }: CellProps & { isChecked: boolean }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const option = optionOf(row);
  const fault = isChecked && isOpen ? faultOf(row) : undefined;
  if (option?.openDated) return t('agency.bulk.anyDay');
  if (!isOpen) return [format.shortDate(row.localDate), row.startTime].filter(Boolean).join(' ');
  return (
    <div css={fields}>
      <TextField
        type="date"
        max="9999-12-31"
        label={t('agency.bulk.dateOf', { name })}
        labelHidden
        value={row.localDate}
        onChange={(localDate) => onChange({ ...row, localDate })}
        error={fault === 'date' ? t('agency.bulk.dateMissing') : undefined}
      />
      {option && option.startTimes.length > 0 && (
        <Select
          label={t('agency.bulk.timeOf', { name })}
          labelHidden
          value={row.startTime}
          placeholder={t('agency.bulk.time')}
          options={option.startTimes.map((time) => ({ value: time, label: time }))}
          onChange={(startTime) => onChange({ ...row, startTime })}
          error={fault === 'time' ? t('agency.bulk.timeMissing') : undefined}
        />
      )}
    </div>
  );
}

function Quantities({ row, name, isOpen, isChecked, onChange }: CellProps & { isChecked: boolean }) {
  const { t } = useTexts('account');
  const option = optionOf(row);
  const isFaulty = isChecked && isOpen && faultOf(row) === 'quantity';
  if (!isOpen)
    return (option?.units ?? [])
      .filter(({ id }) => Number(row.quantities[id]) > 0)
      .map(({ id, name }) => (
        <span key={id} lang={option?.lang} css={{ display: 'block' }}>
          {`${row.quantities[id]} × ${name}`}
        </span>
      ));
  return (
    <Stack gap={2}>
      <div css={units} role="group" aria-label={name}>
        {(option?.units ?? []).map(({ id, name }) => (
          <div key={id} lang={option?.lang}>
            <TextField
              label={name}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={row.quantities[id] ?? ''}
              onChange={(typed) => onChange({ ...row, quantities: { ...row.quantities, [id]: typed } })}
            />
          </div>
        ))}
      </div>
      <div role="alert">{isFaulty && t('agency.bulk.quantityWrong')}</div>
    </Stack>
  );
}
