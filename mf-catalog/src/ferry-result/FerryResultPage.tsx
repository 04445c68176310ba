import { css } from '@emotion/react';
import { useCallback, useState } from 'react';
import { later } from '@straits/federation';
import { useFormat, useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { BottomBar } from '@straits/ui/BottomBar';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { PriceTag } from '@straits/ui/PriceTag';
import { Skeleton } from '@straits/ui/Skeleton';
import { media, token } from '@straits/ui/tokens';
import { countOf } from '../ferry-trip/trip-url.rules';
import { LegSection } from './LegSection';
import { TripSummary } from './TripSummary';
import { useTrip, type TripState } from './use-trip';

// Folded while there are schedules to be seen.
const SearchAgain = later(() => import(/* webpackChunkName: "ferry-search-again" */ './SearchAgain').then((part) => part.SearchAgain));

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  margin-block-start: 1.5rem;
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 21rem;
  }
`;
const aside = css`
  scroll-margin-block-start: 5.5rem;
  ${media.desktop} {
    position: sticky;
    inset-block-start: 5.5rem;
    max-block-size: calc(100dvh - 6.5rem);
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;
const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  p {
    color: ${token.color.muted};
  }
`;

/** The search in words: what stands above the form while it is folded. */
function useTripWords({ trip, ports }: TripState): { title: string; detail: string } {
  const { t } = useTexts('catalog');
  const { shortDate } = useFormat();
  const nameOf = (id: string | undefined) => ports?.find((port) => port.id === id)?.name ?? '';
  const [first] = trip.legs;
  const ends = trip.mode === 'multi' ? trip.legs.at(-1)?.to : first?.to;
  const dates = trip.legs.flatMap(({ date }) => (date ? [shortDate(date)] : []));
  const [day, lastDay] = [dates[0] ?? '', dates.at(-1) ?? ''];
  const title = first && nameOf(first.from) && nameOf(ends) ? `${nameOf(first.from)} → ${nameOf(ends)}` : t('ferry.resultTitle');
  return {
    title,
    detail: [
      t(`ferry.mode.${trip.mode}`),
      day === lastDay ? day : t('fromTo', { first: day, last: lastDay }),
      t('ferry.travellers', { count: countOf(trip.party) }),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

/** The whole price and the way to the trip, at the thumb (A54). */
function TripBar({ state }: { state: TripState }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const show = () => document.getElementById('trip')?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  return (
    <BottomBar>
      {state.priced ? <PriceTag amount={money(state.priced.allIn)} sub={t('booking.allIn')} /> : <span>{t('ferry.notChosen')}</span>}
      <Button prominence="main" onClick={show}>
        {t('ferry.yourTrip')}
      </Button>
    </BottomBar>
  );
}

function Schedules({ state, onModify }: { state: TripState; onModify: () => void }) {
  const { t } = useTexts('catalog');
  const [isTried, setTried] = useState(false);
  return (
    <div css={columns}>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2.5rem' }}>
        {state.trip.legs.map((_, index) => (
          <LegSection key={index} state={state} index={index} isTried={isTried} onModify={onModify} onOneWay={state.goOneWay} />
        ))}
      </div>
      <Card as="aside" lifted id="trip" css={aside} aria-label={t('ferry.yourTrip')}>
        <TripSummary state={state} onTried={() => setTried(true)} />
      </Card>
    </div>
  );
}

/** Schedules of a trip's legs, one below the other, with the trip and its price beside them. The address holds everything. */
export function FerryResultPage() {
  const { t } = useTexts('catalog');
  const state = useTrip();
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const fold = useCallback(() => setOpen(false), []);
  const { ports, faults } = state;
  const words = useTripWords(state);
  const isAsked = faults.length === 0;
  const modify = () => {
    setOpen(true);
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <Container css={{ paddingBlock: '1.25rem 3rem' }}>
      <Breadcrumbs
        label={t('crumb.label')}
        links={[
          { label: t('crumb.home'), href: '/' },
          { label: t('kind.ferry'), href: '/ferry' },
        ]}
        current={words.title}
      />
      <div css={[bar, { marginBlock: '0.75rem 1rem' }]}>
        <div>
          <PageTitle>{words.title}</PageTitle>
          <p>{words.detail}</p>
        </div>
        {isAsked && (
          <Button icon={<Icon name="edit" size={18} />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('ferry.modify')}
          </Button>
        )}
      </div>
      {(isOpen || !isAsked) && (
        <Card lifted css={{ minBlockSize: '13rem' }}>
          {ports ? (
            <SearchAgain query={search.toString()} ports={ports} isChecked={!isAsked} onSearched={fold} />
          ) : (
            <Skeleton height="13rem" />
          )}
        </Card>
      )}
      {isAsked && <Schedules state={state} onModify={modify} />}
      {isAsked && <TripBar state={state} />}
    </Container>
  );
}
