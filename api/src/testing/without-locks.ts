import type { KyselyPlugin, PluginTransformQueryArgs, RawNode } from 'kysely';

/** The same statements with their row locks left out: `trx.withPlugin(withoutLocks)` shows that a race is one. */
export const withoutLocks: KyselyPlugin = {
  transformQuery: ({ node }: PluginTransformQueryArgs) =>
    node.kind === 'RawNode'
      ? ({ ...node, sqlFragments: node.sqlFragments.map((text) => text.replace(/ for update$/, '')) } satisfies RawNode)
      : node,
  transformResult: ({ result }) => Promise.resolve(result),
};
