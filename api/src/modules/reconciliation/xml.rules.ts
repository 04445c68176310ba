export interface Xml {
  name: string;
  attributes: Record<string, string>;
  children: Xml[];
  text: string;
  line: number;
}

/** The text is no well-formed XML. */
export class XmlFault extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string) =>
  text.replaceAll(/&(#x?[0-9a-fA-F]+|\w+);/g, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
const localName = (name: string) => name.replace(/^.*:/, '');
const attributesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', one, two]) => [
      localName(name),
      decode(one ?? two ?? ''),
    ]),
  );

// Comments, instructions and CDATA; then tags; a document type is refused, since nothing of ours needs one.
const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|<|[^<]+/g;

interface Reading {
  open: Xml[];
  line: number;
}
function closeTag({ open, line }: Reading, name: string): void {
  const here = open.at(-1)!;
  if (here.name !== localName(name)) throw new XmlFault(line, `</${name}> closes <${here.name}>`);
  open.pop();
}
function openTag({ open, line }: Reading, name: string, { attributes, isEmpty }: { attributes: string; isEmpty: boolean }): void {
  const child: Xml = { name: localName(name), attributes: attributesOf(attributes), children: [], text: '', line };
  open.at(-1)!.children.push(child);
  if (!isEmpty) open.push(child);
}
function addText({ open, line }: Reading, token: string, data: string | undefined): void {
  if (token === '<') throw new XmlFault(line, 'is not XML');
  if (data !== undefined) open.at(-1)!.text += data;
  else if (!token.startsWith('<')) open.at(-1)!.text += decode(token);
}

/** Reads a small XML document into its tree, names without prefixes. Only what banks' messages use; anything odd is a fault with its line. */
export function readXml(content: string): Xml {
  const root: Xml = { name: '', attributes: {}, children: [], text: '', line: 1 };
  const reading: Reading = { open: [root], line: 1 };
  for (const [token, data, closes, name, attributes = '', empty] of content.matchAll(TOKEN)) {
    if (!name) addText(reading, token, data);
    else if (closes) closeTag(reading, name);
    else openTag(reading, name, { attributes, isEmpty: empty === '/' });
    reading.line += token.split('\n').length - 1;
  }
  if (reading.open.length > 1) throw new XmlFault(reading.line, `<${reading.open.at(-1)!.name}> has no end`);
  return root;
}

/** The elements at a path below: `all(stmt, 'Ntry', 'NtryDtls')`. */
export const all = (from: Xml, ...path: string[]): Xml[] =>
  path.reduce((found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)), [from]);
export const textAt = (from: Xml, ...path: string[]): string => all(from, ...path)[0]?.text.trim() ?? '';
