import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../../scripts/addresses';

interface Service {
  image?: string;
  command?: string[];
  /** Without a value: as the environment of compose has it. */
  environment?: Record<string, string | null>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  build?: { dockerfile: string };
  /** Started by name alone, and not with the others. */
  profiles?: string[];
}

/** A service of docker-compose.yml as this machine runs it. */
export interface Planned {
  name: string;
  /** The program and its words: of the service, else of its image. Empty for what is not ours. */
  entry: string;
  words: string[];
  env: Record<string, string>;
  /** Folder that stands for the volume at /data, by name; undefined where there is none. */
  volume: string | undefined;
  after: string[];
  /** It ends by itself, and others wait for that. */
  isTask: boolean;
}

/** `${NAME:-else}` and `${NAME:?why}`, as compose reads them: in values, after the file was parsed. */
const interpolate = (text: string, given: Record<string, string>) =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, name: string, mark?: string, rest?: string) => {
    const value = given[name];
    if (value) return value;
    if (mark === '-') return rest ?? '';
    throw new Error(`docker-compose.yml wants ${name}: ${rest ?? ''}`);
  });

function interpolated<T>(value: T, given: Record<string, string>): T {
  if (typeof value === 'string') return interpolate(value, given) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => interpolated(one, given)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, interpolated(part as unknown, given)])) as T;
}

const fileOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const commandIn = (dockerfile: string) => JSON.parse(/^CMD (\[.*\])$/m.exec(fileOf(dockerfile))?.[1] ?? '[]') as string[];

/** Every service with its environment, `addressOf` standing in for the names that containers have for each other. */
export function readComposition(given: Record<string, string>, addressOf: (service: string, port: string) => string): Planned[] {
  const composed = parse(fileOf('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };
  const services = interpolated(composed.services, given);
  const names = Object.keys(services);
  const place = new RegExp(`(?<![\\w.-])(${names.join('|')}):(\\d+)`, 'g');
  const translated = (value: string) => String(value).replace(place, (_whole, service: string, port: string) => addressOf(service, port));
  const dockerfileOf = ({ image }: Service) => Object.values(services).find((one) => one.build && one.image === image)?.build?.dockerfile;
  const tasks = new Set(
    Object.values(services).flatMap(({ depends_on }) =>
      Object.entries(depends_on ?? {}).flatMap(([name, { condition }]) => (condition === 'service_completed_successfully' ? [name] : [])),
    ),
  );
  const started = Object.entries(services).filter(([, { profiles }]) => !profiles);
  return started.map(([name, service]) => {
    const dockerfile = dockerfileOf(service);
    const command = dockerfile ? (service.command ?? commandIn(dockerfile)) : [];
    const [entry = '', ...words] = command.slice(command.indexOf('tsx') + 1);
    return {
      name,
      entry: dockerfile ? entry : '',
      words: words.map(translated),
      env: Object.fromEntries(
        Object.entries(service.environment ?? {}).flatMap(([key, value]) => {
          const known = value ?? given[key];
          return known === undefined ? [] : [[key, translated(known)]];
        }),
      ),
      volume: service.volumes?.find((volume) => volume.endsWith(':/data'))?.split(':')[0],
      after: Object.keys(service.depends_on ?? {}),
      isTask: tasks.has(name) || name === 'publish',
    };
  });
}
