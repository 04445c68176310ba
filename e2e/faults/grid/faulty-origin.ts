import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const SLOW_MS = 1_200;

const send = (response: ServerResponse, body: Buffer) =>
  response
    .writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    .end(body);

/** One byte of it is another: a hash would be wrong, a program would still run. */
function altered(body: Buffer): Buffer {
  const copy = Buffer.from(body);
  const at = copy.lastIndexOf(';');
  copy[at] = '\n'.charCodeAt(0);
  return copy;
}

const isFirst = (file: string) => /^(remoteEntry\.js|remote\.cjs)$/.test(path.basename(file));

const acts: Record<string, (response: ServerResponse, file: string, body: Buffer) => void> = {
  down: (response) => void response.destroy(),
  'missing chunk': (response, file, body) => void (isFirst(file) ? send(response, body) : response.writeHead(404).end()),
  slow: (response, _file, body) => void setTimeout(() => send(response, body), SLOW_MS),
  hangs: () => undefined,
  tampered: (response, file, body) => void send(response, isFirst(file) ? altered(body) : body),
};

/** The origin of versions that misbehave as their `fault.txt` says. Everything else about them is as any remote's. */
export async function startFaultyOrigin(published: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const file = path.join(published, new URL(request.url ?? '/', 'http://origin').pathname);
    const marker = path.join(path.dirname(file), 'fault.txt');
    if (!existsSync(file)) return void response.writeHead(404).end();
    const act = acts[existsSync(marker) ? readFileSync(marker, 'utf8') : ''];
    return act ? act(response, file, readFileSync(file)) : void send(response, readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}
