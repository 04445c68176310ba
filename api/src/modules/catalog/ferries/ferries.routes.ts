import { Common, FerryPorts, FerrySailings, FerrySailingsQuery } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { OF_THIS_MOMENT, SAME_FOR_ALL } from '../freshness';
import { createKept } from '../search/kept';
import type { Snapshot } from '../search/snapshot';
import { viewIn } from '../view';
import { findRoutes } from './ferries.sql';
import { portMap, viewPorts, type PortMap } from './list-ports';
import { viewSailings } from './view-sailings';

/** Ports, and the sailings between two of them on a day. The map of ports is kept as long as its version of the catalogue stands. */
export function ferryRoutes(app: App, deps: Deps, snapshots: () => Promise<Snapshot>) {
  const maps = createKept<Promise<PortMap>>(2);
  const mapOf = ({ version }: Snapshot) => {
    const key = String(version);
    const map = maps.get(key) ?? findRoutes(deps.db).then(portMap);
    maps.put(key, map);
    return map;
  };
  app.get(
    '/ferries/ports',
    {
      schema: {
        operationId: 'getFerryPorts',
        tags: ['catalog'],
        summary: 'Ferry ports, and which can be reached from each',
        querystring: Common,
        response: answers(FerryPorts),
      },
    },
    async (request, reply) => {
      const snapshot = await snapshots();
      void reply.header('cache-control', SAME_FOR_ALL);
      return viewPorts(await mapOf(snapshot), viewIn(request.query, snapshot.currencies));
    },
  );
  app.get(
    '/ferries/sailings',
    {
      schema: {
        operationId: 'getFerrySailings',
        tags: ['catalog'],
        summary: "A day's sailings between two ports, with places and fares",
        querystring: Common.extend(FerrySailingsQuery.shape),
        response: answers(FerrySailings, 'port_unknown'),
      },
    },
    async (request, reply) => {
      const snapshot = await snapshots();
      void reply.header('cache-control', OF_THIS_MOMENT);
      return viewSailings(deps, await mapOf(snapshot), request.query, viewIn(request.query, snapshot.currencies));
    },
  );
}
