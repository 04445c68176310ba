import { css } from '@emotion/react';
import { useState } from 'react';
import type { RidePoints, Rides } from '@straits/api-contract';
import { refusalCode, useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Container } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { PageTitle } from '@straits/ui/Heading';
import { ButtonLink } from '@straits/ui/Link';
import { Icon } from '@straits/ui/Icon';
import { Notice } from '@straits/ui/Notice';
import { Skeleton } from '@straits/ui/Skeleton';
import { media, token } from '@straits/ui/tokens';
import { LoadFailure } from '../product/LoadFailure';
import { useToday } from '../place-time/use-today';
import { RideForm } from '../ride-trip/RideForm';
import { readRide, writeRide, type RideSearch } from '../ride-trip/ride-url.rules';
import { pointsResource, ridesResource } from '../ride-trip/rides.resources';
import { RideCard } from './RideCard';

const phonesOnly = css`
  display: none;
  ${media.phone} {
    display: inline-flex;
    margin-block-end: 1rem;
  }
`;
const folded = css`
  ${media.phone} {
    display: none;
  }
`;
const list = css`
  display: grid;
  gap: 1rem;
`;

/** Nothing takes these people between these points: what to change, and the way to ask us. */
function Nothing({ rides, ride }: { rides: Rides | undefined; ride: RideSearch }) {
  const { t } = useTexts('catalog');
  const tooSmall = rides?.tooSmall ?? 0;
  return (
    <EmptyState
      title={t('transport.none')}
      actions={
        <>
          <ButtonLink prominence="main" href={`/transport/search?${writeRide({ ...ride, from: '', to: '', service: '' })}`}>
            {t('transport.showAll')}
          </ButtonLink>
          <ButtonLink href={`/contact?${new URLSearchParams({ product: t('kind.transport') })}`}>{t('transport.askUs')}</ButtonLink>
        </>
      }
    >
      {tooSmall > 0 ? t('transport.tooSmall', { count: tooSmall }) : t('transport.noneText')}
    </EmptyState>
  );
}

/** Vehicles that fit. A place that nobody serves is not asked about. */
function Found({ ride, isKnown }: { ride: RideSearch; isKnown: boolean }) {
  const { t } = useTexts('catalog');
  const resource = ridesResource(ride);
  const { data, error, isValidating, mutate } = useResource<Rides>(isKnown ? resource.path : null, resource.query, {
    keepPreviousData: true,
  });
  if (!isKnown || refusalCode(error?.failure) === 'port_unknown') return <Nothing rides={undefined} ride={ride} />;
  if (!data)
    return error ? (
      <LoadFailure onRetry={() => void mutate()} />
    ) : (
      <div css={list} aria-hidden="true">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height="9.5rem" radius={token.radius.large} />
        ))}
      </div>
    );
  const query = writeRide(ride);
  return (
    <div aria-busy={isValidating} css={isValidating && { opacity: 0.6 }}>
      <p role="status" css={{ marginBlockEnd: '0.75rem', fontWeight: 600 }}>
        {t('transport.total', { count: data.items.length })}
      </p>
      {data.items.length === 0 ? (
        <Nothing rides={data} ride={ride} />
      ) : (
        <ul css={list} role="list">
          {data.items.map((one, index) => (
            <li key={one.optionId}>
              <RideCard ride={one} query={query} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Vehicles for a ride: the address holds the search. */
export function RideSearchPage() {
  const { t } = useTexts('catalog');
  const [search] = useSearchParams();
  const today = useToday();
  // On phones the form is folded: what was found comes first.
  const [isOpen, setOpen] = useState(false);
  const { data: points } = useResource<RidePoints>(pointsResource.path);
  const ride = readRide(search);
  const nameOf = (id: string) => points?.items.find((point) => point.id === id)?.name;
  const isServed = (place: string) => !place || !points || points.items.some(({ id, country }) => id === place || country === place);
  const isKnown = isServed(ride.from) && isServed(ride.to);
  const [from, to] = [nameOf(ride.from), nameOf(ride.to)];
  const title = from && to ? `${from} → ${to}` : (from ?? t('transport.resultTitle'));
  return (
    <Container css={{ paddingBlock: '1.25rem 3rem' }}>
      <Breadcrumbs
        label={t('crumb.label')}
        links={[
          { label: t('crumb.home'), href: '/' },
          { label: t('kind.transport'), href: '/transport' },
        ]}
        current={title}
      />
      <PageTitle css={{ marginBlock: '0.75rem 1rem' }}>{title}</PageTitle>
      <Button css={phonesOnly} icon={<Icon name="edit" size={18} />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('transport.modify')}
      </Button>
      <Card lifted css={[{ marginBlockEnd: '1.5rem' }, !isOpen && folded]}>
        {points ? <RideForm key={search.toString()} ride={ride} points={points.items} /> : <Skeleton height="17rem" />}
      </Card>
      {today && ride.date && ride.date < today ? (
        <Notice tone="warning" title={t('transport.datePast')} />
      ) : (
        <Found ride={ride} isKnown={isKnown} />
      )}
    </Container>
  );
}
