import { css } from '@emotion/react';
import { useState } from 'react';
import { useUnit } from 'effector-react';
import type { Device } from '@straits/api-contract';
import { http } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { sessionEnded } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { SkeletonText } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { CardTitle } from '../CardTitle';
import { LoadFailed } from '../LoadFailed';
import { SHOP_ZONE } from '../shop-zone';
import { cardHead, muted } from './profile-card.styles';
import { useDevices } from './profile.api';

const list = css`
  display: grid;
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
  }
  li + li {
    border-block-start: 1px solid ${token.color.line};
  }
`;

/** Where one is signed in; each can be ended, or all at once. */
export function DevicesCard() {
  const { t } = useTexts('account');
  const { data, error, mutate } = useDevices();
  const [told, setTold] = useState('');
  const end = async (device: Device, name: string) => {
    const answer = await http.delete(`/user/devices/${device.id}`);
    if (answer.ok) setTold(t('devices.ended', { name }));
    await mutate();
  };

  return (
    <Card as="section" aria-labelledby="devices-title">
      <Stack gap={4}>
        <div css={cardHead}>
          <CardTitle id="devices-title">{t('devices.title')}</CardTitle>
          <SignOutEverywhere />
        </div>
        {error && !data && <LoadFailed error={error} onRetry={() => void mutate()} />}
        {!data && !error && <SkeletonText lines={4} />}
        <ul css={list} role="list">
          {data?.items.map((device) => (
            <DeviceLine key={device.id} device={device} onEnd={end} />
          ))}
        </ul>
        <p role="status" className={told ? undefined : 'visually-hidden'}>
          {told}
        </p>
      </Stack>
    </Card>
  );
}

function DeviceLine({ device, onEnd }: { device: Device; onEnd: (device: Device, name: string) => Promise<void> }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const { browser, system } = device;
  const name = browser && system ? t('devices.name', { browser, system }) : (browser ?? system ?? t('devices.unknown'));
  return (
    <li>
      <div>
        <strong>{name}</strong> {device.isThis && <Tag>{t('devices.this')}</Tag>}
        <p css={muted}>{t('devices.seen', { at: format.instant(device.lastSeenAt, SHOP_ZONE) })}</p>
      </div>
      {!device.isThis && (
        <Button
          size="small"
          busy={busy}
          aria-label={t('devices.endOf', { name })}
          onClick={() => {
            setBusy(true);
            void onEnd(device, name).finally(() => setBusy(false));
          }}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}

function SignOutEverywhere() {
  const { t } = useTexts('account');
  const ended = useUnit(sessionEnded);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    const answer = await http.post('/auth/sign-out-everywhere', {});
    setBusy(false);
    if (!answer.ok) return;
    ended();
    void navigate('/login');
  };
  return (
    <Button size="small" busy={busy} onClick={() => void act()}>
      {t('devices.everywhere')}
    </Button>
  );
}
