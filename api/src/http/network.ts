import type { App } from '../deps';
import { networkOf } from '@straits/api-contract/network';

declare module 'fastify' {
  interface FastifyRequest {
    /** What tries are counted by where nobody is signed in. Never logged, never stored as it stands where it could name a person. */
    network: string;
  }
}

export function knowNetworks(app: App) {
  app.decorateRequest('network', {
    getter() {
      // Of a client that has gone, Fastify cannot read the address any more.
      return this.socket.remoteAddress ? networkOf(this.ip) : 'gone';
    },
  });
}
