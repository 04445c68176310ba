import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/addresses';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx with the very configuration that the composition's balancer gets. */
export async function startBalancer(folder: string, env: Record<string, string>) {
  if (spawnSync('nginx', ['-v']).error) throw new Error('nginx is not installed here: apt-get install nginx');
  mkdirSync(folder, { recursive: true });
  const template = readFileSync(path.join(root, 'delivery/balancer.conf.template'), 'utf8');
  // nginx's image replaces the names that its environment has, and leaves nginx's own variables.
  const filled = template.replace(/\$\{(\w+)\}/g, (whole, name: string) => env[name] ?? whole);
  writeFileSync(path.join(folder, 'balancer.conf'), filled);
  const places = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `user root; daemon off; pid ${folder}/nginx.pid; worker_processes 1; error_log stderr;\nevents {}\nhttp { ${places} include ${folder}/balancer.conf; }\n`,
  );
  const log = path.join(folder, 'access.log');
  const output = openSync(log, 'w');
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', output, openSync(path.join(folder, 'error.log'), 'w')],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilItAnswers(`http://127.0.0.1:${env['SITE_PORT']}/healthz`);
  return {
    /** Requests by the server that answered them, of those whose line has `part`. */
    servedBy(part: string): Record<string, number> {
      const lines = readFileSync(log, 'utf8').split('\n');
      const servers = lines.filter((line) => line.includes(part)).flatMap((line) => /" \d+ (\S+)/.exec(line)?.[1] ?? []);
      return Object.fromEntries([...new Set(servers)].map((server) => [server, servers.filter((one) => one === server).length]));
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
export type Balancer = Awaited<ReturnType<typeof startBalancer>>;

async function untilItAnswers(url: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer: see the balancer's error.log`);
}
