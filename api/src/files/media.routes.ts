import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App, Deps } from '../deps';

/** Pictures at /media/…: file names carry a hash of what they show, so they never change. */
export function serveMedia(app: App, deps: Deps) {
  void app.register(fastifyStatic, {
    root: path.join(deps.settings.dataDir, 'media'),
    prefix: '/media/',
    index: false,
    list: false,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    serveDotFiles: false,
    schemaHide: true,
  } as Parameters<typeof fastifyStatic>[1]);
}
