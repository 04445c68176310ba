import { useState } from 'react';
import { useForm } from 'react-final-form';
import { displayName } from '@straits/api-contract/person-name';
import { useTexts } from '@straits/i18n';
import { Checkbox } from '@straits/ui/Checkbox';
import { Select } from '@straits/ui/Select';
import { splitName } from '../contact.rules';
import type { Draft } from '../draft.model';
import { type Seat, type TravellerValues } from './traveller.rules';
import { NO_TRAVELLER, valuesOf } from './traveller-records.rules';

interface FillFromProps {
  seat: Seat;
  seats: Seat[];
  draft: Draft;
}

/** Nobody types a name twice (U7): the contact is the first traveller by one tick, and who was typed for another ticket can be chosen. */
export function FillFrom({ seat, seats, draft }: FillFromProps) {
  const { t } = useTexts('booking');
  const form = useForm();
  const [isContact, setIsContact] = useState(false);
  const contactName = draft.contact.name?.trim() ?? '';
  const others = knownPeople(seats, draft, seat);
  const fill = (values: Partial<TravellerValues>) =>
    form.batch(() => Object.entries(values).forEach(([name, value]) => form.change(name, value)));
  const tick = (checked: boolean) => {
    setIsContact(checked);
    fill(checked ? splitName(contactName) : { givenNames: '', familyName: '', singleName: false });
  };

  if (seat.number === 1 && seats[0]?.line.id === seat.line.id && contactName)
    return <Checkbox label={t('checkout.travellers.isContact', { name: contactName })} checked={isContact} onChange={tick} />;
  if (others.length === 0) return null;
  return (
    <Select
      label={t('checkout.travellers.fillFrom')}
      placeholder={t('checkout.travellers.fillNew')}
      value=""
      options={others.map(({ key, values }) => ({ value: key, label: displayName(values) }))}
      onChange={(key) => fill(others.find((other) => other.key === key)?.values ?? {})}
    />
  );
}

/** What is theirs wherever they go: what another operator asked stays with that operator. */
const ofThePerson = (values: TravellerValues): TravellerValues => ({
  ...NO_TRAVELLER,
  ...Object.fromEntries(Object.entries(values).filter(([name]) => name in NO_TRAVELLER)),
});

/** Those typed for other lines; within one nobody travels twice. The way back is the same operator's, who has asked on the way there. */
function knownPeople(seats: Seat[], draft: Draft, seat: Seat) {
  const names = new Set<string>();
  const isTheirs = (other: Seat) => other.line.productId === seat.line.productId;
  return seats
    .filter((other) => other.line.id !== seat.line.id)
    .toSorted((one, other) => Number(isTheirs(other)) - Number(isTheirs(one)))
    .map((other) => ({ other, values: valuesOf(other, draft.travellers) }))
    .map(({ other, values }) => ({ key: other.key, values: isTheirs(other) ? values : ofThePerson(values) }))
    .filter(({ values }) => {
      const name = displayName(values);
      const isNew = name !== '' && !names.has(name);
      names.add(name);
      return isNew;
    });
}
