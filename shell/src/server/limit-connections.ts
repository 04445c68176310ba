import type { FastifyInstance } from 'fastify';
import { networkOf } from '@straits/api-contract/network';
import { createCounter } from './counter';

/** Connections of one network: a browser has six, and one more for live news. */
const MOST = 256;
const TOO_MANY = 'HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** Connections by network. Behind a proxy all of them are the proxy's: its own limit counts there. */
export function limitConnections(app: FastifyInstance, most = MOST) {
  const counter = createCounter(most);
  app.server.on('connection', (socket) => {
    const giveBack = counter.take(networkOf(socket.remoteAddress ?? 'gone'));
    if (giveBack) socket.once('close', giveBack);
    else socket.end(TOO_MANY, () => socket.destroy());
  });
}
