import { css } from '@emotion/react';
import { useState } from 'react';
import type { NameLinkPage } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { useLocation } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Container } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { Facts } from '@straits/ui/Facts';
import { PageTitle } from '@straits/ui/Heading';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Skeleton } from '@straits/ui/Skeleton';
import { Row, Stack } from '@straits/ui/Stack';
import { LoadFailed } from '../LoadFailed';
import { SoldBy } from '../SoldBy';
import { useWhen } from '../use-when';
import { OwnNameForm, type Done } from './OwnNameForm';

const pageCss = css`
  padding-block: clamp(1.5rem, 1rem + 2vw, 3rem) 4rem;
  min-block-size: 70vh;
`;

/** /names#TOKEN: whoever travels with a group gives their own name, without an account (D28). */
export function GroupNamesPage() {
  const { t } = useTexts('account');
  const token = useLocation().hash.slice(1);
  const path = token ? `/name-links/${encodeURIComponent(token)}` : null;
  const { data, error, mutate } = useResource<NameLinkPage>(path);
  const isMissing = !path || (error?.failure.kind === 'refused' && error.failure.status === 404);
  return (
    <Container narrow css={pageCss}>
      {isMissing ? (
        <EmptyState level={1} title={t('groupNames.missing')}>
          {t('groupNames.missingText')}
        </EmptyState>
      ) : data ? (
        <Group group={data} path={path} onTaken={() => void mutate()} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton height="36rem" radius={14} />
      )}
    </Container>
  );
}

interface GroupProps {
  group: NameLinkPage;
  path: string;
  /** A place was taken, here or by somebody else meanwhile. */
  onTaken: () => void;
}

function Group({ group, path, onTaken }: GroupProps) {
  const { t } = useTexts('account');
  const [done, setDone] = useState<Done | null>(null);
  const isFull = group.units.every(({ left }) => left === 0);
  const take = (taken: Done) => {
    setDone(taken);
    onTaken();
  };
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        {group.agency ? <SoldBy agency={group.agency} /> : <strong translate="no">{group.sender}</strong>}
        <PageTitle lang={group.lang}>{group.productName}</PageTitle>
      </Stack>
      <Card>
        <Visit group={group} />
      </Card>
      {done ? (
        <Thanks done={done} mayGoOn={group.isOpen && !isFull} onAnother={() => setDone(null)} />
      ) : !group.isOpen ? (
        <Notice tone="warning" role="status" title={t('groupNames.over')}>
          {t('groupNames.ask', { sender: group.sender })}
        </Notice>
      ) : isFull ? (
        <Notice tone="success" role="status" title={t('groupNames.full')}>
          {t('groupNames.ask', { sender: group.sender })}
        </Notice>
      ) : (
        <OwnNameForm group={group} path={path} onDone={take} onFull={onTaken} />
      )}
    </Stack>
  );
}

function Visit({ group }: { group: NameLinkPage }) {
  const { optionName, lang, until, timeZone, units } = group;
  const { t } = useTexts('account');
  const format = useFormat();
  const when = useWhen();
  const left = units.reduce((sum, unit) => sum + unit.left, 0);
  return (
    <Facts
      facts={[
        { label: t('order.visit'), value: when(group) },
        { label: t('traveller.option'), value: <span lang={lang}>{optionName}</span> },
        { label: t('groupNames.until'), value: format.instant(until, timeZone) },
        { label: t('groupNames.left'), value: format.number(left) },
      ]}
    />
  );
}

/** Their own page is the only place where the name can be corrected: it is given to them here. */
function Thanks({ done: { name, token }, mayGoOn, onAnother }: { done: Done; mayGoOn: boolean; onAnother: () => void }) {
  const { t } = useTexts('account');
  return (
    <Stack gap={4}>
      <Notice tone="success" role="status" title={t('groupNames.thanks', { name })}>
        {t('groupNames.keep')}
      </Notice>
      <Row gap={3} wrap>
        <ButtonLink prominence="main" href={`/traveller#${token}`}>
          {t('groupNames.own')}
        </ButtonLink>
        {mayGoOn && <Button onClick={onAnother}>{t('groupNames.another')}</Button>}
      </Row>
    </Stack>
  );
}
