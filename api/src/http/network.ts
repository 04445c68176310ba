import type { FastifyRequest } from 'fastify';
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

const PRIVATE = /^(::1|127\.|(::ffff:)?(10\.|127\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.))/;

/** The site's server asks for pages of many visitors, from inside and for nobody in particular; what it passes on for a browser names that browser. */
export const isOurOwnServer = (request: FastifyRequest): boolean =>
  !request.headers['x-forwarded-for'] && PRIVATE.test(request.socket.remoteAddress ?? '');
