import { css } from '@emotion/react';
import type { FerryPorts } from '@straits/api-contract';
import { useFormat, useTexts, type Format } from '@straits/i18n';
import { Field } from '@straits/ui/Field';
import { inputStyle } from './trip-form.styles';

type Port = FerryPorts['items'][number];

const select = css`
  text-overflow: ellipsis;
`;

function byArea(ports: Port[], row: Format['row']): [string, Port[]][] {
  const areas = new Map<string, Port[]>();
  for (const port of ports) {
    const name = row([port.area, port.countryName]);
    areas.set(name, [...(areas.get(name) ?? []), port]);
  }
  return [...areas];
}

export interface PortSelectProps {
  label: string;
  name: string;
  id: string;
  value: string;
  ports: Port[];
  error: string | undefined;
  onChange: (id: string) => void;
}

/** A port by its island or city. A native list: quick on phones, and it works before scripts run. */
export function PortSelect({ label, name, id, value, ports, error, onChange }: PortSelectProps) {
  const { t } = useTexts('catalog');
  const { row } = useFormat();
  const isKnown = ports.some((port) => port.id === value);
  return (
    <Field label={label} id={id} error={error}>
      {(control) => (
        <select
          {...control}
          css={[inputStyle, select]}
          name={name}
          value={isKnown ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t('ferry.choosePort')}</option>
          {byArea(ports, row).map(([area, ofArea]) => (
            <optgroup key={area} label={area}>
              {ofArea.map((port) => (
                <option key={port.id} value={port.id}>
                  {port.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}
