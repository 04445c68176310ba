import { use, useContext } from 'react';
import { addTextsPart, TextsContext, type LoadTexts, type Texts } from './texts';

const parts = new WeakMap<Texts, Map<string, Promise<void>>>();

/**
 * Suspends until a part of a remote's texts is there that its page does not name: what comes with a click (a tab, a panel) or after the first
 * moment (`later`) brings its words along. The server has all parts. One that fails is asked for again at the next try.
 */
export function useTextsPart(remote: { namespace: string; texts: LoadTexts }, part: string): void {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTextsPart needs a TextsProvider around it');
  const known = parts.get(texts) ?? new Map<string, Promise<void>>();
  parts.set(texts, known);
  const id = `${remote.namespace}/${part}`;
  let coming = known.get(id);
  // Not where a promise was waited for: React, which calls the component again, wants the same `use` again.
  if (!coming && texts.getResource(texts.language, remote.namespace, part) !== undefined) return;
  if (!coming) {
    coming = addTextsPart(texts, remote, part);
    known.set(id, coming);
    coming.catch(() => known.delete(id));
  }
  use(coming);
}
