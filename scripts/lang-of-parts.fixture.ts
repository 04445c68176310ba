import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '..');
/** Properties whose words a supplier or a traveller wrote: they may be in another language than the page. */
const FOREIGN = new Set(['productName', 'optionName', 'unitName', 'redemption']);
/** Of a product or an option, which the variable's name says; of a review its text. */
const OF_THING: Record<string, ReadonlySet<string>> = {
  product: new Set(['name', 'summary', 'description']),
  attraction: new Set(['name', 'summary', 'description', 'highlights']),
  hotel: new Set(['name', 'summary', 'description', 'highlights']),
  option: new Set(['name', 'description', 'inclusions']),
  review: new Set(['text']),
  category: new Set(['name']),
  unit: new Set(['name']),
  extra: new Set(['name', 'description']),
  question: new Set(['label']),
  answer: new Set(['text']),
  // Of a facet.
  value: new Set(['name']),
};

export const sourcesWithParts = ['mf-account', 'mf-booking', 'mf-catalog', 'mf-wallet', 'shell'].flatMap((workspace) =>
  readdirSync(path.join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(test|fixture)\./.test(file))
    .map((file) => path.join(workspace, 'src', file)),
);
export const readSource = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** `line.productName`, `productName`, `option.name`: what may be in another language. */
function isForeign(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return FOREIGN.has(node.text);
  if (!ts.isPropertyAccessExpression(node)) return false;
  const { name, expression: of } = node;
  const owner = ts.isPropertyAccessExpression(of) ? of.name.text : ts.isIdentifier(of) ? of.text : '';
  return FOREIGN.has(name.text) || (OF_THING[owner]?.has(name.text) ?? false);
}

/** The expressions of a hole that become words on the page. */
function shownIn(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return shownIn(node.expression);
  if (ts.isConditionalExpression(node)) return [...shownIn(node.whenTrue), ...shownIn(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return shownIn(node.right);
  return [node];
}

const hasLang = (element: ts.JsxElement) =>
  element.openingElement.attributes.properties.some((one) => ts.isJsxAttribute(one) && one.name.getText() === 'lang');
function isMarked(node: ts.Node): boolean {
  for (let at: ts.Node = node; at.parent; at = at.parent) if (ts.isJsxElement(at) && hasLang(at)) return true;
  return false;
}

/** Every place of a component's source that shows such words as text without saying their language: `14: line.productName`. */
export function unmarkedIn(source: string): string[] {
  const file = ts.createSourceFile('part.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxExpression(node) && node.expression && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)))
      for (const shown of shownIn(node.expression))
        if (isForeign(shown) && !isMarked(node))
          found.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${shown.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
