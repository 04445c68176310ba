import { use, useContext } from 'react';
import { addTextsPart, TextsContext, type LoadTexts, type Texts } from './texts';

const parts = new WeakMap<Texts, Map<string, Promise<void>>>();

/**
 * Suspends until parts of a remote's texts are there that its page does not name: what comes with a click (a tab, a panel) or after the first
 * moment (`later`) brings its words along. All are asked for at once. The server has all parts. One that fails is asked for again at the next try.
 */
export function useTextsPart(remote: { namespace: string; texts: LoadTexts }, ...names: string[]): void {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTextsPart needs a TextsProvider around it');
  const known = parts.get(texts) ?? new Map<string, Promise<void>>();
  parts.set(texts, known);
  const coming = names.flatMap((part) => comingOf(texts, known, { remote, part }) ?? []);
  for (const one of coming) use(one);
}

interface Wanted {
  remote: { namespace: string; texts: LoadTexts };
  part: string;
}
function comingOf(texts: Texts, known: Map<string, Promise<void>>, { remote, part }: Wanted): Promise<void> | undefined {
  const id = `${remote.namespace}/${part}`;
  const asked = known.get(id);
  // Not where a promise was waited for: React, which calls the component again, wants the same `use` again.
  if (asked || texts.getResource(texts.language, remote.namespace, part) !== undefined) return asked;
  const coming = addTextsPart(texts, remote, part);
  known.set(id, coming);
  coming.catch(() => known.delete(id));
  return coming;
}
