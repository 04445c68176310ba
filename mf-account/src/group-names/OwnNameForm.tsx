import { useRef } from 'react';
import { useField } from 'react-final-form';
import { displayName } from '@straits/api-contract/person-name';
import type { NamedOneself, NameLinkPage, NameOneself } from '@straits/api-contract';
import { http, newIdempotencyKey, refusalCode } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Stack } from '@straits/ui/Stack';
import { AccountForm, FormSubmit } from '../AccountForm';
import { CardTitle } from '../CardTitle';
import { faultsOf, type Faults } from '../failures';
import { FormSelect } from '../FormChoices';
import { NameFields } from '../traveller-name/NameFields';
import { detailsOf, nameFaults, nameFieldsOf, NO_NAME, type NameValues } from '../traveller-name/traveller-name.rules';
import { useNameLabels } from '../traveller-name/use-name-labels';

export interface Done {
  name: string;
  /** Of their own page. */
  token: string;
}
interface OwnValues extends NameValues {
  unitId: string;
}

/** What is sent again after a lost answer takes one place. */
function useOneAct() {
  const act = useRef({ wish: '', key: '' });
  return (wish: string) => {
    if (act.current.wish !== wish) act.current = { wish, key: newIdempotencyKey() };
    return act.current.key;
  };
}

interface OwnNameFormProps {
  group: NameLinkPage;
  path: string;
  onDone: (done: Done) => void;
  onFull: () => void;
}

/** One's own name and what one's ticket asks for; the kind of ticket where there are several. */
export function OwnNameForm({ group: { units, serverNow }, path, onDone, onFull }: OwnNameFormProps) {
  const { t } = useTexts('account');
  const keyOf = useOneAct();
  const today = serverNow.slice(0, 10);
  const free = units.filter(({ left }) => left > 0);
  const labelOf = useNameLabels(free[0]!.asks);
  const unitOf = (unitId: string | undefined) => free.find((unit) => unit.unitId === unitId) ?? free[0]!;
  const send = async (values: Partial<OwnValues>): Promise<Faults | undefined> => {
    const unit = unitOf(values.unitId);
    const details = detailsOf(values, unit.asks);
    const given: NameOneself = { ...details, unitId: unit.unitId };
    const idempotencyKey = keyOf(JSON.stringify(given));
    const answer = await http.post<NamedOneself>(`${path}/travellers`, given, { idempotencyKey, notices: false });
    if (!answer.ok) {
      if (refusalCode(answer.failure) === 'names_full') onFull();
      return faultsOf(answer.failure);
    }
    const name = displayName({ givenNames: details.givenNames ?? '', familyName: details.familyName ?? '' });
    return void onDone({ name, token: answer.value.token });
  };
  return (
    <Card as="section" aria-labelledby="own-name-title">
      <Stack gap={4}>
        <CardTitle id="own-name-title">{t('traveller.giveName')}</CardTitle>
        <p>{t('groupNames.lead')}</p>
        <AccountForm<OwnValues>
          initialValues={{ ...NO_NAME, unitId: free[0]!.unitId }}
          fields={['unitId', ...nameFieldsOf(free[0]!.asks)]}
          labelOf={labelOf}
          validate={(values) => nameFaults(values, unitOf(values.unitId).asks, today)}
          onSubmit={send}
        >
          {free.length > 1 && <UnitSelect free={free} />}
          <OwnFields unitOf={unitOf} />
          <FormSubmit>{t('groupNames.send')}</FormSubmit>
        </AccountForm>
      </Stack>
    </Card>
  );
}

type Unit = NameLinkPage['units'][number];

function UnitSelect({ free }: { free: Unit[] }) {
  const { t } = useTexts('account');
  const options = free.map(({ unitId, unitName, left }) => ({
    value: unitId,
    label: t('groupNames.unit', { unit: unitName, count: left }),
  }));
  return <FormSelect name="unitId" label={t('traveller.option')} options={options} />;
}

function OwnFields({ unitOf }: { unitOf: (unitId: string | undefined) => Unit }) {
  const { input } = useField<string>('unitId');
  return <NameFields asks={unitOf(input.value).asks} />;
}
