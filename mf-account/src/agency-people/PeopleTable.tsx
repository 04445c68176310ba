import { css } from '@emotion/react';
import type { AgencyPeople, AgencyPerson, SpendingLimits } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Row } from '@straits/ui/Stack';
import { Table } from '@straits/ui/Table';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { SHOP_ZONE } from '../shop-zone';
import { wholeInstant } from '../whole-instant.styles';

/* A name or an address without a space breaks anywhere; an ordinary one has room enough to keep its words whole. */
const who = css`
  display: inline-block;
  min-inline-size: 11rem;
  overflow-wrap: anywhere;
`;
const quiet = css`
  color: ${token.color.muted};
  font-weight: 400;
`;

/** A person's limits in words. */
function useLimitWords(currency: string) {
  const { t } = useTexts('account');
  const format = useFormat();
  const money = (amount: number) => format.money({ amount, currency });
  return ({ perOrder, perMonth }: SpendingLimits) => {
    const told = [
      perOrder === null ? null : t('agency.people.upToOrder', { amount: money(perOrder) }),
      perMonth === null ? null : t('agency.people.upToMonth', { amount: money(perMonth) }),
    ].filter((words) => words !== null);
    return told.length > 0 ? told.join(' · ') : t('agency.people.noLimit');
  };
}

interface PeopleTableProps {
  list: AgencyPeople;
  onChange: (person: AgencyPerson) => void;
  onRemove: (person: AgencyPerson) => void;
}

/** Who is of the agency, with what they may do, spend, and have spent. */
export function PeopleTable({ list: { people, currency }, onChange, onRemove }: PeopleTableProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  const limitWords = useLimitWords(currency);
  return (
    <Table
      caption={t('agency.people.title')}
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: t('agency.people.name'),
          isRowHeader: true,
          cell: (person) => (
            <span css={who}>
              <span translate="no" dir="auto">
                {person.name}
              </span>{' '}
              {person.isYou && <Tag>{t('agency.people.you')}</Tag>}
              <br />
              <span css={quiet} translate="no">
                {person.email}
              </span>
            </span>
          ),
        },
        {
          key: 'role',
          header: t('agency.people.role'),
          cell: ({ role }) => <span css={{ whiteSpace: 'nowrap' }}>{t(`agency.role.${role}`)}</span>,
        },
        { key: 'limits', header: t('agency.people.limits'), cell: ({ role, limits }) => (role === 'viewer' ? '–' : limitWords(limits)) },
        {
          key: 'spent',
          header: t('agency.people.spent'),
          align: 'end',
          cell: ({ spentThisMonth }) => format.money({ amount: spentThisMonth, currency }),
        },
        {
          key: 'seen',
          header: t('agency.people.seen'),
          cell: ({ lastSeenAt }) => (
            <span css={wholeInstant}>{lastSeenAt ? format.instant(lastSeenAt, SHOP_ZONE) : t('agency.people.never')}</span>
          ),
        },
        {
          key: 'acts',
          header: t('agency.people.acts'),
          cell: (person) => <Acts person={person} onChange={onChange} onRemove={onRemove} />,
        },
      ]}
    />
  );
}

function Acts({ person, onChange, onRemove }: { person: AgencyPerson } & Omit<PeopleTableProps, 'list'>) {
  const { t } = useTexts('account');
  if (person.isYou) return <span css={quiet}>{t('agency.people.byOthers')}</span>;
  return (
    <Row gap={1} wrap>
      <Button size="small" aria-label={t('agency.people.changeOf', { name: person.name })} onClick={() => onChange(person)}>
        {t('agency.people.change')}
      </Button>
      <Button
        size="small"
        prominence="quiet"
        aria-label={t('agency.people.removeOf', { name: person.name })}
        onClick={() => onRemove(person)}
      >
        {t('agency.people.remove')}
      </Button>
    </Row>
  );
}
