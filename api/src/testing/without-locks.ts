import type { KyselyPlugin, PluginTransformQueryArgs, RawNode } from 'kysely';

/** The same statements with their locks left out, of rows and of names: `trx.withPlugin(withoutLocks)` shows that a race is one. */
export const withoutLocks: KyselyPlugin = {
  transformQuery: ({ node }: PluginTransformQueryArgs) =>
    node.kind === 'RawNode'
      ? ({
          ...node,
          sqlFragments: node.sqlFragments.map((text) => text.replace(/ for update$/, '').replace('pg_advisory_xact_lock(', 'sign(')),
        } satisfies RawNode)
      : node,
  transformResult: ({ result }) => Promise.resolve(result),
};
