import { Common, TravellerDetails, TravellerPage } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { countTry } from '../../../http/rate-limit';
import { refuse } from '../../../http/refusal';
import { languageOfQuery } from '../../../http/view';
import { nameTraveller, viewTraveller } from './name-traveller';
import { readSignedId, SignedId } from './signed-id';

const schemaOf = (operationId: string, summary: string) => ({
  ...{ operationId, summary, tags: ['booking'], querystring: Common, params: SignedId },
});

/** A traveller's own page, for whoever has its link. */
export function travellerRoutes(app: App, deps: Deps) {
  const idOf = (token: string) => readSignedId(deps.secrets, 'traveller', token) ?? refuse('not_found');
  app.get(
    '/travellers/:token',
    { schema: { ...schemaOf('getTraveller', 'One traveller with their ticket'), response: answers(TravellerPage) } },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return viewTraveller(deps, idOf(request.params.token), languageOfQuery(request.query));
    },
  );
  app.put(
    '/travellers/:token',
    {
      schema: {
        ...schemaOf('nameTraveller', 'Name a traveller, or another in their place, before the deadline'),
        body: TravellerDetails,
        response: answers(TravellerPage, 'names_closed', 'passenger_incomplete'),
      },
    },
    async (request) => {
      const id = idOf(request.params.token);
      await countTry(deps.db, deps.clock.now(), { bucket: `traveller:${id}`, tries: 60, windowMinutes: 60 });
      await nameTraveller(deps, id, TravellerDetails.parse(request.body));
      return viewTraveller(deps, id, languageOfQuery(request.query));
    },
  );
}
