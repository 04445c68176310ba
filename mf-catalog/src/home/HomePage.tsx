import type { Home } from '@straits/api-contract';
import { later } from '@straits/federation';
import { useResource } from '@straits/http';
import { Container } from '@straits/ui/Container';
import { LoadFailure } from '../product/LoadFailure';
import { HomeHero } from './HomeHero';
import { homeResource } from './home.resources';

const HomeShelves = later(() => import(/* webpackChunkName: "home-later" */ './later').then((part) => part.HomeShelves));

/** The first page: search, what is liked, where to go, and why here. */
export function HomePage() {
  const { data: home, error, mutate } = useResource<Home>(homeResource.path);
  return (
    <>
      <HomeHero home={home} />
      {error && !home && (
        <Container>
          <LoadFailure onRetry={() => void mutate()} />
        </Container>
      )}
      <HomeShelves />
    </>
  );
}
