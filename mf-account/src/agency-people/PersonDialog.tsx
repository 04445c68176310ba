import { css } from '@emotion/react';
import type { AgencyPeople, AgencyPerson } from '@straits/api-contract';
import { http } from '@straits/http';
import { exponentOf, useTexts } from '@straits/i18n';
import { Dialog } from '@straits/ui/Dialog';
import { AccountForm, FormSubmit, FormText } from '../AccountForm';
import { FORM, faultsOf } from '../failures';
import { FormSelect } from '../FormChoices';
import { changeOf, PERSON_FIELDS, personFaults, valuesOf, type PersonValues } from './people.rules';

/* What a role may do does not fit into a list's one line on a phone. */
const line = css`
  display: block;
`;
const ROLES = ['admin', 'booker', 'viewer'] as const;

export interface PersonDialogProps {
  /** Whose role and limits are changed; 'new' invites somebody. */
  person: AgencyPerson | 'new';
  currency: string;
  onClose: () => void;
  onDone: (people: AgencyPeople, values: PersonValues) => void;
}

/** Invites somebody, or changes what one of the agency's people may do and spend. */
export function PersonDialog({ person, currency, onClose, onDone }: PersonDialogProps) {
  const { t, language } = useTexts('account');
  const typing = { digits: exponentOf(currency), language };
  const isNew = person === 'new';
  const send = async (values: PersonValues) => {
    const change = changeOf(values, typing);
    const quiet = { notices: false };
    const answer = isNew
      ? await http.post<AgencyPeople>('/agency/invitations', { ...change, email: (values.email ?? '').trim() }, quiet)
      : await http.put<AgencyPeople>(`/agency/people/${person.id}`, change, quiet);
    if (!answer.ok) return faultsOf(answer.failure, { agency_member_exists: 'email', agency_self_refused: FORM });
    onDone(answer.value, values);
    return undefined;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={isNew ? t('agency.people.invite') : t('agency.people.changeOf', { name: person.name })}
      closeLabel={t('agency.close')}
    >
      <AccountForm<PersonValues>
        fields={PERSON_FIELDS}
        initialValues={isNew ? { role: 'booker' } : valuesOf(person, typing)}
        validate={(values) => personFaults(values, { isNew, typing })}
        onSubmit={send}
      >
        {isNew && (
          <FormText name="email" type="email" label={t('form.email')} hint={t('agency.people.emailHint')} autoComplete="off" required />
        )}
        <FormSelect
          name="role"
          label={t('agency.people.role')}
          hint={ROLES.map((role) => (
            <span key={role} css={line}>
              {t(`agency.roleWith.${role}`)}
            </span>
          ))}
          options={ROLES.map((role) => ({ value: role, label: t(`agency.role.${role}`) }))}
        />
        {(['perOrder', 'perMonth'] as const).map((name) => (
          <FormText
            key={name}
            name={name}
            label={t(`agency.people.${name}`)}
            hint={t(`agency.people.${name}Hint`)}
            prefix={currency}
            inputMode="decimal"
            autoComplete="off"
            characters={14}
            optional={t('form.optional')}
          />
        ))}
        <FormSubmit>{t(isNew ? 'agency.people.send' : 'agency.people.save')}</FormSubmit>
      </AccountForm>
    </Dialog>
  );
}
