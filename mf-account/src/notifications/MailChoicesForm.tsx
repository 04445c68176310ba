import { css } from '@emotion/react';
import { useState } from 'react';
import type { MailChoices } from '@straits/api-contract';
import { REFUSABLE_MAILS } from '@straits/api-contract/constants';
import { http, useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useIsAgent, useSession } from '@straits/session';
import { Card } from '@straits/ui/Card';
import { Checkbox } from '@straits/ui/Checkbox';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { LoadFailed } from '../LoadFailed';

const note = css`
  color: ${token.color.muted};
`;
const FOR_AGENTS: ReadonlySet<string> = new Set(['wallet', 'credit_due', 'net_price']);

/** Which notifications come as mail too. Each choice is kept as it is made; mails that a booking or the law needs always come. */
export function MailChoicesForm() {
  const { t } = useTexts('account');
  const isSigned = useSession().status === 'signed';
  const isAgent = useIsAgent();
  const { data, error, mutate } = useResource<MailChoices>(isSigned ? '/notifications/choices' : null);
  const [told, setTold] = useState('');

  const choose = async (type: keyof MailChoices['mails'], wanted: boolean) => {
    if (!data) return;
    const next = { mails: { ...data.mails, [type]: wanted } };
    await mutate(next, { revalidate: false });
    const answer = await http.put<MailChoices>('/notifications/choices', next);
    if (answer.ok) setTold(t('notifications.saved'));
    await mutate(answer.ok ? answer.value : data, { revalidate: !answer.ok });
  };

  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="14rem" radius={14} />;
  return (
    <Card>
      <Stack gap={4}>
        <p>{t('notifications.mailsLead')}</p>
        {REFUSABLE_MAILS.filter((type) => isAgent || !FOR_AGENTS.has(type)).map((type) => (
          <Checkbox
            key={type}
            label={t(`notifications.mail.${type}`)}
            hint={t(`notifications.mail.${type}Hint`)}
            checked={data.mails[type]}
            onChange={(wanted) => void choose(type, wanted)}
          />
        ))}
        <p css={note}>{t('notifications.mailsAlways')}</p>
        <p role="status" css={note}>
          {told}
        </p>
      </Stack>
    </Card>
  );
}
