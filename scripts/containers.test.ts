import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from './addresses';

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  entrypoint?: string[];
  profiles?: string[];
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string | null>;
  healthcheck?: object;
}

const compose = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const services = Object.entries(compose.services);
const dockerfiles = ['api/Dockerfile', 'shell/Dockerfile', 'delivery/Dockerfile'];

const read = (file: string) => readFileSync(path.join(root, file), 'utf8').replaceAll('\\\n', '');
const linesOf = (file: string, word: string) =>
  read(file)
    .split('\n')
    .filter((line) => line.startsWith(`${word} `));

function workspaces(): string[] {
  const { workspaces: patterns } = JSON.parse(read('package.json')) as { workspaces: string[] };
  return patterns.flatMap((pattern) => {
    if (!pattern.endsWith('*')) return pattern;
    const [folder, start] = [path.join(root, path.dirname(pattern)), path.basename(pattern, '*')];
    return readdirSync(folder).flatMap((name) => (name.startsWith(start) ? path.join(path.dirname(pattern), name) : []));
  });
}

test('the composition is a database, two of the API and of the site behind a balancer, an origin per remote, the delivery, an object store and mail', () => {
  const processes = ['postgres', 'api-1', 'api-2', 'site-1', 'site-2', 'balancer', 'delivery', 'objects', 'mail'];
  const expected = [...processes, ...readdirSync(root).filter((name) => name.startsWith('mf-'))];

  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(expected));
});

test.each(services)('%s waits only for services that exist, for health only where it is measured', (_name, service) => {
  for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
    const awaited = compose.services[other];
    expect(awaited).toBeDefined();
    const image = services.find(([, other]) => other.build && other.image === awaited?.image)?.[1].build?.dockerfile;
    if (condition === 'service_healthy') expect(awaited?.healthcheck ?? (image && linesOf(image, 'HEALTHCHECK')[0])).toBeDefined();
  }
});

test.each(services)('%s uses only volumes that are declared, and an image that is built here or pinned', (_name, service) => {
  for (const [source = ''] of (service.volumes ?? []).map((volume) => volume.split(':'))) {
    const isThere = source.startsWith('.') ? existsSync(path.join(root, source)) : source in compose.volumes;
    expect(isThere).toBe(true);
  }
  const built = services.filter(([, other]) => other.build).map(([, other]) => other.image);
  expect(built.includes(service.image) || /:[\w.-]*\d/.test(service.image ?? '')).toBe(true);
});

test('nothing of the demonstration comes into production by itself, and no card pretends', () => {
  const words = services.flatMap(([, { command = [], entrypoint = [] }]) => [...entrypoint, ...command]);

  expect(words.filter((word) => /demo/.test(word))).toEqual([]);
  for (const [, { environment = {} }] of services) expect(environment['CARDS'] ?? null).toBeNull();
  expect(services.filter(([, { profiles }]) => profiles).map(([name]) => name)).toEqual(['ops']);
});

test.each(dockerfiles)('%s copies files that exist', (file) => {
  const sources = linesOf(file, 'COPY')
    .filter((line) => !line.includes('--from='))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));

  expect(sources.filter((source) => !existsSync(path.join(root, source)))).toEqual([]);
});

test.each(dockerfiles)('%s installs from the manifests of all workspaces, as the lock file knows them', (file) => {
  const copied = linesOf(file, 'COPY').flatMap((line) => line.split(/\s+/).slice(1, -1));

  expect(copied).toEqual(expect.arrayContaining(workspaces().map((workspace) => `${workspace}/package.json`)));
});

test.each(dockerfiles)('%s runs an existing program as an ordinary user, with a health check', (file) => {
  const program = /"tsx", "([^"]+)"/.exec(linesOf(file, 'CMD')[0] ?? '')?.[1];

  expect(program && existsSync(path.join(root, program))).toBe(true);
  expect(linesOf(file, 'USER')).toEqual(['USER node']);
  expect(linesOf(file, 'HEALTHCHECK')).toHaveLength(1);
});

test.each(services.filter(([, service]) => service.command?.includes('tsx')))('%s runs an existing program', (_name, service) => {
  expect(existsSync(path.join(root, service.command?.find((word) => word.endsWith('.ts')) ?? 'missing'))).toBe(true);
});
