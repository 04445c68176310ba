import { Common, RidePoints, Rides, RidesQuery } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { OF_THIS_MOMENT, SAME_FOR_ALL } from '../freshness';
import { createKept } from '../search/kept';
import type { Snapshot } from '../search/snapshot';
import { viewIn } from '../view';
import { pointMap, viewPoints, type PointMap } from './list-points';
import { findRideRoutes } from './rides.sql';
import { viewRides } from './view-rides';

/** Where rides begin and end, and the vehicles between two points. The map of points is kept as long as its version of the catalogue stands. */
export function rideRoutes(app: App, deps: Deps, snapshots: () => Promise<Snapshot>) {
  const maps = createKept<Promise<PointMap>>(2);
  const mapOf = ({ version }: Snapshot) => {
    const key = String(version);
    const map = maps.get(key) ?? findRideRoutes(deps.db).then(pointMap);
    maps.put(key, map);
    return map;
  };
  app.get(
    '/transports/points',
    {
      schema: {
        operationId: 'getRidePoints',
        tags: ['catalog'],
        summary: 'Where rides begin, and where they go from there',
        querystring: Common,
        response: answers(RidePoints),
      },
    },
    async (request, reply) => {
      const snapshot = await snapshots();
      void reply.header('cache-control', SAME_FOR_ALL);
      return viewPoints(await mapOf(snapshot), viewIn(request.query, snapshot.currencies));
    },
  );
  app.get(
    '/transports',
    {
      schema: {
        operationId: 'getRides',
        tags: ['catalog'],
        summary: 'Vehicles between two points for passengers and their luggage',
        querystring: Common.extend(RidesQuery.shape),
        response: answers(Rides, 'port_unknown'),
      },
    },
    async (request, reply) => {
      const snapshot = await snapshots();
      void reply.header('cache-control', OF_THIS_MOMENT);
      return viewRides(deps, await mapOf(snapshot), request.query, viewIn(request.query, snapshot.currencies));
    },
  );
}
