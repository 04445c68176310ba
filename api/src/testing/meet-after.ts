import type { KyselyPlugin, OperationNode, QueryId, RawNode } from 'kysely';

const isRaw = (node: OperationNode): node is RawNode => node.kind === 'RawNode';
/** A statement as it was written, its parts from other functions included. */
function textOf(node: OperationNode): string {
  if (!isRaw(node)) return '?';
  return node.sqlFragments.map((text, index) => text + (node.parameters[index] ? textOf(node.parameters[index]) : '')).join('');
}

/** So many callers wait for each other once they have the answer to the statement: what each does next, it does without knowing what the others do. */
export function meetAfter(statement: RegExp, callers: number): KyselyPlugin {
  const asked = new WeakSet<QueryId>();
  let missing = callers;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (open = resolve));
  return {
    transformQuery({ node, queryId }) {
      if (statement.test(textOf(node))) asked.add(queryId);
      return node;
    },
    async transformResult({ queryId, result }) {
      if (!asked.has(queryId)) return result;
      missing -= 1;
      if (missing <= 0) open();
      await all;
      return result;
    },
  };
}
