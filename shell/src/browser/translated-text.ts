/**
 * Translators (Google's, in Chrome and as an extension) put a `<font>` in the place of each text node, which React goes on to remove, to insert
 * before and to change: it throws NotFoundError, and a price stays as it was translated (https://github.com/facebook/react/issues/11538). So a text
 * node is looked for where it is now: inside of the `<font>`, or behind the one that stands in for it.
 */
export function followTranslatedText(document: Document) {
  const { Node } = document.defaultView ?? window;
  const { removeChild, insertBefore } = Node.prototype;
  /** Text nodes that were taken out of the page, and what stands in for them. */
  const standIns = new WeakMap<globalThis.Node, Element>();

  /** The child of `parent` that holds this node or stands in for it; null where it has left. */
  function childOf(parent: globalThis.Node, node: globalThis.Node): globalThis.Node | null {
    let at: globalThis.Node | null = standIns.get(node) ?? node;
    while (at && at.parentNode !== parent) at = at.parentNode;
    return at;
  }

  Node.prototype.removeChild = function <T extends globalThis.Node>(this: globalThis.Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const present = childOf(this, child);
    if (present) removeChild.call(this, present);
    // Of what is not ours the browser says so.
    else if (child.nodeType !== Node.TEXT_NODE) return removeChild.call(this, child) as T;
    return child;
  };

  Node.prototype.insertBefore = function <T extends globalThis.Node>(this: globalThis.Node, node: T, before: globalThis.Node | null): T {
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    const present = childOf(this, before);
    if (!present && before.nodeType !== Node.TEXT_NODE) return insertBefore.call(this, node, before) as T;
    return insertBefore.call(this, node, present) as T;
  };

  const isFont = (node: globalThis.Node | null | undefined): node is Element => node?.nodeName === 'FONT';
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') bringBack(target);
      const [font] = [...addedNodes, previousSibling, nextSibling].filter(isFont);
      if (!font) continue;
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
        standIns.set(text, font);
        observer.observe(text, { characterData: true });
      }
    }
  });
  /** The text has changed while a translation of what it was is shown: the text itself is shown again, and may be translated anew. */
  function bringBack(text: globalThis.Node) {
    const font = standIns.get(text);
    standIns.delete(text);
    if (font?.parentNode) font.replaceWith(text);
  }
  observer.observe(document.documentElement, { childList: true, subtree: true });
}
