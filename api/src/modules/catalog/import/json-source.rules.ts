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

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

function openLevel(token: string): Level {
  const isList = token === '[';
  return { isList, at: isList ? 0 : '', keys: new Map(), expectsKey: !isList };
}

function toNext(level: Level) {
  if (level.isList) level.at = Number(level.at) + 1;
  else level.expectsKey = true;
}

/** Takes a key; answers where it stood before in the same object. */
function takeKey(level: Level, token: string, offset: number): number | undefined {
  level.at = JSON.parse(token) as string;
  level.expectsKey = false;
  const first = level.keys.get(level.at);
  if (first === undefined) level.keys.set(level.at, offset);
  return first;
}

const isFraction = (token: string) => /^-?\d/.test(token) && /[.eE]/.test(token);

/** What is wrong with a token that is no punctuation. */
function faultOf(text: string, token: string, level: Level, offset: number): string | undefined {
  if (level.expectsKey) {
    const first = takeKey(level, token, offset);
    return first === undefined ? undefined : twice(text, first, offset);
  }
  return MONEY_FIELDS.has(String(level.at)) && isFraction(token) ? fractionOf(token) : undefined;
}

/** Follows brackets and commas; false for a key or a value. */
function follow(levels: Level[], token: string): boolean {
  if (token === '{' || token === '[') levels.push(openLevel(token));
  else if (token === '}' || token === ']') levels.pop();
  else if (token === ',') toNext(levels.at(-1)!);
  else return token === ':';
  return true;
}

/** Goes through JSON that parses, telling faults with the path below `root`. */
export function findSourceFaults(text: string, root: Path = []): Finding[] {
  const findings: Finding[] = [];
  const levels: Level[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (follow(levels, token) || !level) continue;
    const message = faultOf(text, token, level, index);
    if (message) findings.push({ path: [...root, ...levels.map(({ at }) => at)], message });
  }
  return findings;
}

const twice = (text: string, first: number, second: number) => {
  const [one, other] = [lineAt(text, first), lineAt(text, second)];
  return `is there twice, ${one === other ? `in line ${one}` : `in lines ${one} and ${other}`}: keep one`;
};

const fractionOf = (token: string) =>
  `${token} can be read in two ways: write minor units (cents) as a whole number, like 3500, or the amount as a text, like "35.00"`;
