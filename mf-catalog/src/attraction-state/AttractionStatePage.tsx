import type { StateList } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { Container } from '@straits/ui/Container';
import { PageTitle } from '@straits/ui/Heading';
import { Skeleton } from '@straits/ui/Skeleton';
import { LoadFailure } from '../product/LoadFailure';
import { StatesByCountry } from '../product/StatesByCountry';
import { isPlainDate } from '../place-time/plain-date.rules';
import { readState, statesResource } from './attraction-state.resources';
import { OneState } from './OneState';

function AllStates({ date }: { date: string | null }) {
  const { t } = useTexts('catalog');
  const { data, error, mutate } = useResource<StateList>(statesResource.path);
  return (
    <Container css={{ paddingBlock: '1.25rem 4rem' }}>
      <Breadcrumbs
        label={t('crumb.label')}
        links={[
          { label: t('crumb.home'), href: '/' },
          { label: t('kind.attraction'), href: '/attraction' },
        ]}
        current={t('state.all')}
      />
      <PageTitle css={{ marginBlock: '1rem 0.5rem' }}>{t('state.allHeadline')}</PageTitle>
      <p css={{ marginBlockEnd: '2rem' }}>{t('state.allDescription')}</p>
      {error && !data && <LoadFailure onRetry={() => void mutate()} />}
      {data ? <StatesByCountry states={data.items} date={date} level={2} /> : !error && <Skeleton height="60rem" />}
    </Container>
  );
}

/** Attractions of one state or region; without one, all states by country (M75). */
export function AttractionStatePage() {
  const [search] = useSearchParams();
  const id = readState(search);
  const date = isPlainDate(search.get('date')) ? search.get('date') : null;
  return id ? <OneState key={id} id={id} date={date} /> : <AllStates date={date} />;
}
