import type { Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { hostFault } from '@straits/remote-contract/host-header';

/** Where this process listens: `STRAITS_HOST`, in containers and for a local network 0.0.0.0; by itself this machine alone is heard. */
const host = () => process.env.STRAITS_HOST || 'localhost';

/** Browsers take `localhost` for ::1 too; a machine without IPv6 has none. */
function alsoOnIPv6(server: Server) {
  const second = createServer((socket) => void server.emit('connection', socket));
  second.on('error', () => undefined);
  second.listen((server.address() as AddressInfo).port, '::1');
  server.once('close', () => second.close());
}

/** Listens, and refuses whoever does not say plainly which host is meant. */
export function listen(server: Server, port: number): Promise<Server> {
  server.prependListener('request', (request, response) => {
    const fault = hostFault(request);
    if (fault) response.writeHead(400, { 'content-type': 'text/plain', connection: 'close' }).end('Bad request\n');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host() === 'localhost' ? '127.0.0.1' : host(), () => {
      if (host() === 'localhost') alsoOnIPv6(server);
      resolve(server);
    });
  });
}
