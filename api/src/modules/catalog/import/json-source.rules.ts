import type { Finding } from './catalogue-checks.rules';
import { MONEY_FIELDS } from './money-fields.rules';

// What JSON.parse does not tell: a key that stands twice in one object, of which it keeps the last, and a price of minor units that was
// written as a decimal, of which it keeps 35 for 35.00.

type Path = (string | number)[];
interface Level {
  isList: boolean;
  at: string | number;
  /** Where each key stands. */
  keys: Map<string, number>;
  expectsKey: boolean;
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s"{}[\],:]+/g;

/** Counts lines forwards: asked in the order of the text. */
function lineCounter(text: string) {
  let [line, from] = [1, 0];
  return (offset: number) => {
    for (let next = text.indexOf('\n', from); next >= 0 && next < offset; next = text.indexOf('\n', from)) {
      line += 1;
      from = next + 1;
    }
    return line;
  };
}

const lineAt = (text: string, offset: number) => lineCounter(text)(offset);
const pathOf = (levels: Level[]): Path => levels.map(({ at }) => at);

function openLevel(token: string): Level {
  const isList = token === '[';
  return { isList, at: isList ? 0 : '', keys: new Map(), expectsKey: !isList };
}

/** Goes through JSON that parses, telling faults with the path below `root`. */
export function findSourceFaults(text: string, root: Path = []): Finding[] {
  const findings: Finding[] = [];
  const levels: Level[] = [];
  const here = () => [...root, ...pathOf(levels)];
  for (const match of text.matchAll(TOKEN)) {
    const token = match[0];
    const level = levels.at(-1);
    if (token === '{' || token === '[') levels.push(openLevel(token));
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && level) {
      if (level.isList) level.at = Number(level.at) + 1;
      else level.expectsKey = true;
    } else if (level?.expectsKey && token.startsWith('"')) {
      level.at = JSON.parse(token) as string;
      level.expectsKey = false;
      const first = level.keys.get(level.at);
      if (first === undefined) level.keys.set(level.at, match.index);
      else findings.push({ path: here(), message: twice(text, first, match.index) });
    } else if (/^-?\d/.test(token) && /[.eE]/.test(token) && level && MONEY_FIELDS.has(String(level.at)))
      findings.push({ path: here(), message: fractionOf(token) });
  }
  return findings;
}

const twice = (text: string, first: number, second: number) => {
  const [one, other] = [lineAt(text, first), lineAt(text, second)];
  return `is there twice, ${one === other ? `in line ${one}` : `in lines ${one} and ${other}`}: keep one`;
};

const fractionOf = (token: string) =>
  `${token} can be read in two ways: write minor units (cents) as a whole number, like 3500, or the amount as a text, like "35.00"`;
