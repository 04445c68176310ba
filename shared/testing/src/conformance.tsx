import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import type { FragmentModule, FragmentName, RemoteName } from '@straits/remote-contract';
import { FRAGMENT_PROPS, propsSchemaOf } from '@straits/remote-contract/props';
import { Registry, SignedRegistry } from '@straits/remote-contract/schema';
import { examplesOf, type Schema } from './conformance/examples.rules';
import { fakeApi, refused } from './fake-api';
import { person, renderPage } from './render-page';

const ROOT = path.join(__dirname, '../../..');

interface Use {
  by: string;
  fragment: string;
  schema: Schema;
}

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** Who shows fragments of this remote in this checkout; where there is nobody, the contract itself. */
function usersHere(remote: RemoteName): Use[] {
  const workspaces = readdirSync(ROOT).filter((name) => /^(shell|mf-)/.test(name) && existsSync(path.join(ROOT, name, 'src')));
  const own = Object.keys(FRAGMENT_PROPS).filter((name) => name.startsWith(`${remote}/`));
  return ['the contract', ...workspaces].flatMap((by) => {
    const texts = by === 'the contract' ? [] : sourcesOf(path.join(ROOT, by, 'src'));
    const isUsed = (name: string) => by === 'the contract' || texts.some((text) => text.includes(`fragment('${name}')`));
    return own.filter(isUsed).map((fragment) => ({ by, fragment, schema: propsSchemaOf(fragment) ?? {} }));
  });
}

/** Who shows them in a deployed site, with the props that those builds give: `CONFORMANCE_REGISTRY` is a file with the site's /registry.json. */
function usersLive(remote: RemoteName): Use[] {
  const file = process.env['CONFORMANCE_REGISTRY'];
  if (!file) return [];
  const { document } = SignedRegistry.parse(JSON.parse(readFileSync(path.resolve(ROOT, file), 'utf8')));
  return Object.values(Registry.parse(JSON.parse(document)).remotes).flatMap(({ live, versions }) => {
    const user = versions.find(({ version }) => version === live);
    const uses = Object.entries(user?.uses ?? {}).filter(([name]) => name.startsWith(`${remote}/`));
    return uses.map(([fragment, schema]) => ({ by: `${user?.contract.name}@${live}`, fragment, schema }));
  });
}

const SESSIONS = {
  visitor: { status: 'visitor' } as const,
  agent: person({ IsB2B: 'true', IsB2C: 'false', AgencyName: 'Harbour Holidays' }),
};

/**
 * The tests that a remote owes to those who show its fragments, made from what they give: every form of props that the contract allows is
 * taken, and drawn without a fault for a visitor and an agent, while the API answers nothing useful.
 */
export function conformance(
  remote: RemoteName,
  modules: { [N in FragmentName as N extends `${string}/${infer Short}` ? Short : never]?: FragmentModule<N> },
) {
  const uses = [...usersHere(remote), ...usersLive(remote)];
  describe.each(uses)(`${remote} keeps its word to $by: $fragment`, ({ fragment, schema }) => {
    const module = modules[fragment.split('/')[1] as keyof typeof modules] as FragmentModule<FragmentName> | undefined;
    const examples = examplesOf(schema);

    it('is exposed, and takes what is given', () => {
      expect(module?.default).toBeDefined();
      for (const example of examples) expect(() => FRAGMENT_PROPS[fragment as FragmentName].parse(example)).not.toThrow();
    });

    it.each(Object.entries(SESSIONS))('is drawn with each of them for a %s', async (_who, session) => {
      fakeApi({ 'GET /cart': refused('service_busy'), 'GET /wallet': refused('service_busy') });
      const Fragment = module?.default as ComponentType<object>;
      const texts = { [module?.namespace ?? '']: (await module?.texts('en'))?.default ?? {} };
      for (const example of examples) {
        const { unmount } = await renderPage(<Fragment {...(example as object)} />, { at: '/', texts, session });
        unmount();
      }
    });
  });

  it(`${remote} exposes every fragment of its contract`, () => {
    expect(Object.keys(modules).sort()).toEqual(
      usersHere(remote)
        .filter(({ by }) => by === 'the contract')
        .map(({ fragment }) => fragment.split('/')[1])
        .sort(),
    );
  });
}
