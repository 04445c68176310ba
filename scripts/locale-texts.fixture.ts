import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '..');
/** Texts of one language, each by its key. */
export type Flat = Map<string, string>;
interface Tree {
  [key: string]: string | Tree;
}

export const flat = (texts: object, prefix = ''): Flat =>
  new Map(
    Object.entries(texts as Tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
/** A key without its ending for a number: languages differ in how many forms they have. */
export const bare = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
/** What a text fills in and marks: `{{count}}`, `{code}`, `<link>`. */
export const holesOf = (text: string) => [...text.matchAll(/\{\{?\w+\}?\}|<\/?\w+>/g)].map(([hole]) => hole).sort();

/** Every workspace with a locale file. */
export const workspaces = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'src/locales/en.json')));
export const textsOf = (workspace: string, language: string): Flat =>
  flat(JSON.parse(readFileSync(path.join(root, workspace, 'src/locales', `${language}.json`), 'utf8')) as object);

/** The workspace's own files, tests left out. */
const filesOf = (workspace: string) =>
  readdirSync(path.join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file))
    .map((file) => path.join(root, workspace, 'src', file));

export interface Said {
  /** Keys written out as the first thing given to `t`. */
  asked: string[];
  /** Whatever could be a key: literals, and templates with `…` for what is put in. */
  written: Set<string>;
}

const partsOf = (node: ts.TemplateExpression) => node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');

function read(file: string, said: Said) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) said.written.add(node.text);
    if (ts.isTemplateExpression(node)) said.written.add(partsOf(node));
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't') {
      const [first] = node.arguments;
      if (first && ts.isStringLiteralLike(first)) said.asked.push(first.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** What the sources of a workspace say about keys; its contract names some too. */
export function readSources(workspace: string): Said {
  const said: Said = { asked: [], written: new Set() };
  for (const file of filesOf(workspace)) read(file, said);
  const contract = path.join(root, workspace, 'contract.json');
  if (existsSync(contract)) for (const text of flat(JSON.parse(readFileSync(contract, 'utf8')) as object).values()) said.written.add(text);
  return said;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Keys that nothing in the sources could mean. A template that is all holes means nothing by itself. */
export function unusedOf(keys: Iterable<string>, { written }: Said): string[] {
  const templates = [...written]
    .filter((text) => text.includes('…') && /[a-z]\w*\.|\.\w*[a-z]|[a-z]{4}…/i.test(text))
    .map((text) => new RegExp(`^${text.split('…').map(escaped).join('.+')}$`));
  return [...new Set([...keys].map(bare))].filter((key) => !written.has(key) && !templates.some((template) => template.test(key)));
}
