import type { SwaggerTransform } from '@fastify/swagger';
import type { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that takes a file: the fields that may come with it. The route checks them itself. */
    fields?: z.ZodObject;
  }
}

interface ObjectSchema {
  properties?: object;
  required?: string[];
}

const BYTES = { type: 'string', format: 'binary' };
const FILE = { ...BYTES, description: 'Judged by its bytes, not by its name. After all other fields.' };

function bodyOf(mediaType: string, fields: ObjectSchema) {
  if (mediaType === 'application/json') return fields;
  if (!mediaType.startsWith('multipart/')) return BYTES;
  const { properties, required = [] } = fields;
  return { type: 'object', properties: { ...properties, File: FILE }, required: [...required, 'File'] };
}

/** Describes what the routes take that read their body themselves: a file with its fields, or a piece of one. */
export const describeUploads =
  (transform: SwaggerTransform): SwaggerTransform =>
  (given) => {
    const { consumes, body } = given.schema;
    if (!consumes || body) return transform(given);
    const { schema, url } = transform({ ...given, schema: { ...given.schema, body: given.route.config?.fields } });
    const content = consumes.map((mediaType) => [mediaType, { schema: bodyOf(mediaType, schema.body ?? {}) }]);
    return { schema: { ...schema, body: { content: Object.fromEntries(content) as object } }, url };
  };
