import { packageOf, type Names } from './files';

/** A file of the repository in which every remote has a line → the same with this one. Throws where the place is not found. */
export type Registered = Record<string, (text: string) => string>;

function after(text: string, mark: RegExp, addition: (line: string) => string): string {
  const lines = text.split('\n');
  const at = lines.findLastIndex((line) => mark.test(line));
  if (at < 0) throw new Error(`no line is like ${mark}`);
  return [...lines.slice(0, at + 1), addition(lines[at] ?? ''), ...lines.slice(at + 1)].join('\n');
}

const inContract =
  ({ remote }: Names) =>
  (text: string) => {
    const list = /REMOTES = \[([^\]]+)\]/.exec(text);
    if (!list) throw new Error('the contract has no list REMOTES');
    return text.replace(list[0], `REMOTES = [${list[1]}, '${remote}']`);
  };

const inLock =
  (names: Names, versions: Record<string, string>) =>
  (text: string): string => {
    const lock = JSON.parse(text) as { packages: Record<string, object> };
    const { private: _, ...listed } = packageOf(names, versions);
    const added: [string, object][] = [
      [names.workspace, listed],
      [`node_modules/@straits/${names.workspace}`, { resolved: names.workspace, link: true }],
    ];
    const entries = Object.entries(lock.packages);
    for (const one of added) {
      // In npm's own order, so that nothing else moves.
      const at = entries.findIndex(([key]) => key.localeCompare(one[0], 'en') > 0);
      entries.splice(at < 0 ? entries.length : at, 0, one);
    }
    lock.packages = Object.fromEntries(entries);
    return `${JSON.stringify(lock, null, 2)}\n`;
  };

/** The manifest of every workspace is part of an installation from the lock file. */
const inDockerfile =
  ({ workspace }: Names) =>
  (text: string): string =>
    text
      .replaceAll(
        /^COPY (mf-\w+)\/package\.json mf-\w+\/\n(?!COPY mf-)/gm,
        (line) => `${line}COPY ${workspace}/package.json ${workspace}/\n`,
      )
      .replace(/^COPY (mf-\w+) mf-\w+\n(?!COPY mf-)/gm, (line) => `${line}COPY ${workspace} ${workspace}\n`)
      .replace(/^(RUN npm run build -- mf-.*)$/m, `$1 ${workspace}`)
      .replace(
        /^COPY --from=build \/straits\/mf-\w+\/dist .*\n(?!COPY --from=build \/straits\/mf-)/m,
        (line) => `${line}COPY --from=build /straits/${workspace}/dist ${workspace}/dist\n`,
      )
      .replace(/^(EXPOSE 3001 .*)$/m, (line) => `${line} ${Number(line.split(' ').at(-1)) + 1}`);

const inCompose =
  ({ workspace, remote, word }: Names, port: number) =>
  (text: string): string => {
    const name = `ORIGIN_${remote.toUpperCase()}`;
    const withOrigin = after(text, /^ {2}ORIGIN_MF_/, () => `  ${name}: \${${name}:-http://${word}.localhost:${port}}`);
    return withOrigin.replace(
      /\n {2}objects:\n/,
      `\n  ${workspace}:\n    <<: *origin\n    environment: { <<: *published, REMOTE: ${remote}, PORT: '${port}' }\n    ports: ['${port}:${port}']\n` +
        `    networks: { default: { aliases: [${word}.localhost] } }\n\n  objects:\n`,
    );
  };

/** The table of folders, its first column as wide as the widest name. */
function inReadme({ workspace, word }: Names) {
  return (text: string): string => {
    const rows = after(text, /^\| `mf-/, (line) => {
      const widths = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.length - 2);
      const cells = [`\`${workspace}/\``, word, `\`/${word}\``, '–'];
      return `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
    }).split('\n');
    const begin = rows.findIndex((line) => line.startsWith('| folder'));
    const end = rows.findIndex((line, index) => index > begin && !line.startsWith('|'));
    const firstOf = (line: string) => line.split(' | ')[0]?.slice(2).trimEnd() ?? '';
    const width = Math.max(
      ...rows
        .slice(begin, end)
        .filter((line) => !line.startsWith('| --'))
        .map((line) => firstOf(line).length),
    );
    const padded = rows.slice(begin, end).map((line) => {
      const first = line.startsWith('| --') ? '-'.repeat(width) : firstOf(line).padEnd(width);
      return [`| ${first}`, ...line.split(' | ').slice(1)].join(' | ');
    });
    return [...rows.slice(0, begin), ...padded, ...rows.slice(end)].join('\n');
  };
}

/** Everything outside of its folder that a new remote changes. `port`: where its origin is in the composition. */
export const registrationsOf = (names: Names, versions: Record<string, string>, port: number): Registered => ({
  'shared/remote-contract/src/index.ts': inContract(names),
  'package-lock.json': inLock(names, versions),
  'api/Dockerfile': inDockerfile(names),
  'delivery/Dockerfile': inDockerfile(names),
  'shell/Dockerfile': inDockerfile(names),
  'docker-compose.yml': inCompose(names, port),
  'README.md': inReadme(names),
});
