import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { App } from '../deps';
import { CART_COOKIE } from './caller';
import { describeUploads } from './openapi-uploads';

/** In a route's schema: the call needs a session. All others serve visitors too. */
export const NEEDS_SESSION = [{ bearer: [] }];
/** Of an agency's people those who book, and not its viewers; for everybody who is of no agency as above. */
export const NEEDS_BOOKER = [{ bearer: ['booker'] }];
/** Of an agency's people its administrators. */
export const NEEDS_ADMIN = [{ bearer: ['admin'] }];
/** Visitors too, but no viewer of an agency. */
export const NO_VIEWER = [{}, ...NEEDS_BOOKER];

const schemasIn = (part: unknown) =>
  [...JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');

/** What the calls take and give, and what that names in turn. */
function usedSchemas(paths: unknown, schemas: Record<string, unknown>): Set<string> {
  const used = new Set(schemasIn(paths));
  // The set grows while it is walked.
  for (const name of used) for (const inner of schemasIn(schemas[name])) used.add(inner);
  return used;
}

/** zod describes every schema as input and as output; only those that are used stay. */
const describeUsed: SwaggerTransformObject = (given) => {
  const document = jsonSchemaTransformObject(given);
  if (!('components' in document) || !document.components?.schemas) return document;
  const schemas: Record<string, unknown> = document.components.schemas;
  const used = usedSchemas(document.paths, schemas);
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
  return document;
};

/** OpenAPI 3.1 from the routes' own schemas, at /travel/v1/openapi.json. Register before the routes. */
export async function describeApi(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Straits API',
        version: '1.0.0',
        description:
          'Find, book and pay for travel around Singapore, Indonesia and Malaysia. Money is integer minor units with its ISO 4217 currency; instants are UTC; visit dates are plain dates.',
        license: { name: 'Proprietary', url: 'https://straits.test/licence' },
      },
      servers: [{ url: '/', description: 'This host' }],
      security: [{}, { cart: [] }, { bearer: [] }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session. One that is over answers 401 on every call.' },
          cart: {
            type: 'apiKey',
            in: 'cookie',
            name: CART_COOKIE,
            description: "A visitor's cart; set by the first call that needs one, by https as `__Host-straits_cart`.",
          },
        },
      },
    },
    transform: describeUploads(jsonSchemaTransform),
    transformObject: describeUsed,
  });
  app.get('/travel/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
