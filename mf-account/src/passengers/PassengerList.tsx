import { css } from '@emotion/react';
import { useMemo, useState } from 'react';
import { displayName } from '@straits/api-contract/person-name';
import type { SavedPassenger } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { ButtonLink } from '@straits/ui/Link';
import { Row } from '@straits/ui/Stack';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { passportState } from './passengers.rules';

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const card = css`
  gap: 0.75rem;
  justify-content: space-between;
  block-size: 100%;
`;
const name = css`
  font: 600 ${token.text.title} ${token.font.display};
  overflow-wrap: anywhere;
`;
const facts = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;

interface PassengerListProps {
  items: SavedPassenger[];
  onDelete: (passenger: SavedPassenger) => Promise<void>;
}

export const PassengerList = ({ items, onDelete }: PassengerListProps) => (
  <ul css={list} role="list">
    {items.map((passenger) => (
      <li key={passenger.id}>
        <PassengerCard passenger={passenger} onDelete={onDelete} />
      </li>
    ))}
  </ul>
);

function PassengerCard({ passenger, onDelete }: { passenger: SavedPassenger; onDelete: PassengerListProps['onDelete'] }) {
  const { t, language } = useTexts('account');
  const format = useFormat();
  const countries = useMemo(() => new Intl.DisplayNames([language], { type: 'region' }), [language]);
  const [busy, setBusy] = useState(false);
  const { dateOfBirth, nationality, passportNumber, expiresOn, keepUntil } = passenger;
  const told = [
    nationality && (countries.of(nationality) ?? nationality),
    dateOfBirth && t('passengers.born', { date: format.date(dateOfBirth) }),
    passportNumber && t('passengers.passport', { number: passportNumber }),
    keepUntil && t('passengers.keepUntil', { date: format.date(keepUntil) }),
  ].filter(Boolean);
  const whose = displayName(passenger);

  return (
    <Card css={card} as="article">
      <div>
        <p css={name} translate="no">
          {whose}
        </p>
        {told.map((line) => (
          <p key={line} css={facts}>
            {line}
          </p>
        ))}
      </div>
      <PassportTag expiresOn={expiresOn} />
      <Row gap={2}>
        <ButtonLink size="small" href={`/profile/form?passenger=${passenger.id}`} aria-label={t('passengers.editOf', { name: whose })}>
          {t('profile.edit')}
        </ButtonLink>
        <Button
          size="small"
          prominence="quiet"
          busy={busy}
          aria-label={t('passengers.deleteOf', { name: whose })}
          onClick={() => {
            setBusy(true);
            void onDelete(passenger).finally(() => setBusy(false));
          }}
        >
          {t('passengers.delete')}
        </Button>
      </Row>
    </Card>
  );
}

function PassportTag({ expiresOn }: { expiresOn: string | null }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const state = passportState(expiresOn, new Date().toISOString().slice(0, 10));
  if (state !== 'over' && state !== 'soon') return null;
  return (
    <div>
      <Tag tone={state === 'over' ? 'danger' : 'warning'} icon="warning">
        {t(`passengers.expiry_${state}`, { date: format.date(expiresOn ?? '') })}
      </Tag>
    </div>
  );
}
