import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerName, Stack } from '../scripts/stack';

/** Lets journeys, which run in other processes, stop and start one process of the stack: POST /stop/mf-booking. */
export async function startControl(stack: Stack): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, reply) => {
    const [, act, name] = (request.url ?? '').split('/');
    const target = stack.server(name as ServerName);
    const doing = act === 'stop' ? target.stop() : target.start();
    doing.then(
      () => reply.end('done'),
      (error: unknown) => {
        reply.statusCode = 500;
        reply.end(String(error));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Stops or starts a process of the stack under test, from a journey. */
export async function control(act: 'stop' | 'start', name: ServerName): Promise<void> {
  const answer = await fetch(`${process.env['STRAITS_E2E_CONTROL']}/${act}/${name}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${act} ${name}: ${await answer.text()}`);
}
