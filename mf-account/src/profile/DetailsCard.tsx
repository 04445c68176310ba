import { useMemo } from 'react';
import type { Profile } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Facts } from '@straits/ui/Facts';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { SkeletonText } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { CardTitle } from '../CardTitle';
import { LoadFailed } from '../LoadFailed';
import { cardHead } from './profile-card.styles';
import { useProfile } from './profile.api';

/** Name, contact, address and agency as they are now. */
export function DetailsCard() {
  const { t } = useTexts('account');
  const { data, error, mutate } = useProfile();
  return (
    <Card as="section" aria-labelledby="details-title">
      <Stack gap={4}>
        <div css={cardHead}>
          <CardTitle id="details-title">{t('profile.details')}</CardTitle>
          <ButtonLink href="/profile/form">{t('profile.edit')}</ButtonLink>
        </div>
        {error && !data && <LoadFailed error={error} onRetry={() => void mutate()} />}
        {!data && !error && <SkeletonText lines={6} />}
        {data && <Details profile={data} />}
      </Stack>
    </Card>
  );
}

function Details({ profile }: { profile: Profile }) {
  const { t, language } = useTexts('account');
  const countries = useMemo(() => new Intl.DisplayNames([language], { type: 'region' }), [language]);
  const countryOf = (code: string | null | undefined) => (code ? (countries.of(code) ?? code) : '');
  const { address, agency } = profile;
  const lines = address
    ? [address.line1, address.line2, `${address.postalCode ?? ''} ${address.city}`.trim(), countryOf(address.country)]
    : [];
  const facts = [
    { label: t('register.name'), value: profile.name },
    { label: t('form.email'), value: profile.email },
    { label: t('register.phone'), value: profile.phoneWritten ?? t('profile.none') },
    { label: t('passenger.nationality'), value: countryOf(profile.nationality) || t('profile.none') },
    { label: t('profile.address'), value: lines.filter(Boolean).join(', ') || t('profile.none') },
    ...(agency
      ? [
          { label: t('register.agencyName'), value: agency.name },
          { label: t('register.licenceNumber'), value: agency.licenceNumber },
          { label: t('register.uniqueEntityNumber'), value: agency.uniqueEntityNumber },
        ]
      : []),
  ];
  return (
    <>
      {agency?.state === 'waiting' && <Notice icon="clock">{t('register.agencyWait')}</Notice>}
      {agency?.state === 'declined' && (
        <Notice tone="warning" title={t('profile.agencyDeclined')}>
          {agency.declineReason}
        </Notice>
      )}
      <Facts facts={facts} />
    </>
  );
}
