import { css } from '@emotion/react';
import type { AgencyInvitation, AgencyPeople } from '@straits/api-contract';
import { http } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { Refused } from '../Refused';
import { CardTitle } from '../CardTitle';
import { SHOP_ZONE } from '../shop-zone';
import { useAct } from '../use-act';

const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1rem;
    padding-block: 0.75rem;
    overflow-wrap: anywhere;
  }
  li + li {
    border-block-start: 1px solid ${token.color.line};
  }
  p {
    color: ${token.color.muted};
  }
`;

/** Who was invited and has not come yet. */
export function Invitations({ list: { invitations }, onDone }: { list: AgencyPeople; onDone: (people: AgencyPeople) => void }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const { isBusy, failure, run } = useAct();
  const withdraw = async ({ id }: AgencyInvitation) => {
    const people = await run(http.delete<AgencyPeople>(`/agency/invitations/${id}`, { notices: false }));
    if (people) onDone(people);
  };
  if (invitations.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="invitations-title">
      <Stack gap={2}>
        <CardTitle id="invitations-title">{t('agency.people.invited')}</CardTitle>
        <Refused failure={failure} />
        <ul css={list} role="list">
          {invitations.map((invitation) => (
            <li key={invitation.id}>
              <div>
                <strong translate="no">{invitation.email}</strong>
                <p>
                  {t('agency.people.invitedAs', {
                    role: t(`agency.role.${invitation.role}`),
                    until: format.instant(invitation.expiresAt, SHOP_ZONE),
                  })}
                </p>
              </div>
              <Button
                size="small"
                busy={isBusy}
                aria-label={t('agency.people.withdrawOf', { email: invitation.email })}
                onClick={() => void withdraw(invitation)}
              >
                {t('agency.people.withdraw')}
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
