import { readFileSync } from 'node:fs';
import path from 'node:path';

type Issue = Awaited<ReturnType<InstanceType<typeof import('@adobe/structured-data-validator').default>['validate']>>[number];

let vocabulary: object | undefined;

/** schema.org's classes and properties as its JSON-LD file would give them, read from the types that Google publishes of it (no network in tests). */
function readVocabulary(): object {
  const types = readFileSync(path.join(path.dirname(require.resolve('schema-dts/package.json')), 'dist/schema.d.ts'), 'utf8');
  const graph: object[] = [];
  const domains = new Map<string, Set<string>>();
  for (const [, name = '', parents = '', body = ''] of types.matchAll(
    /^(?:export )?interface (\w+?)Base(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
  )) {
    const above = [...parents.matchAll(/(\w+)Base\b/g)].map(([, parent]) => ({ '@id': `schema:${parent}` }));
    graph.push({ '@id': `schema:${name}`, '@type': 'rdfs:Class', 'rdfs:subClassOf': above });
    for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\?:/gm))
      domains.set(property, (domains.get(property) ?? new Set()).add(name));
  }
  // A type without properties of its own has no base: its leaf says what it is.
  for (const [, name = '', parent = ''] of types.matchAll(/^(?:export )?interface (\w+)Leaf extends (\w+)Base\b/gm))
    if (name !== parent) graph.push({ '@id': `schema:${name}`, '@type': 'rdfs:Class', 'rdfs:subClassOf': [{ '@id': `schema:${parent}` }] });
  for (const [property, of] of domains)
    graph.push({
      '@id': `schema:${property}`,
      '@type': 'rdf:Property',
      'schema:domainIncludes': [...of].map((name) => ({ '@id': `schema:${name}` })),
    });
  return { '@graph': graph };
}

/** The JSON-LD of a page's source. */
export const jsonLdOf = (html: string): object[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, text = '']): object[] => {
    const data = JSON.parse(text) as object | object[];
    return Array.isArray(data) ? (data as object[]) : [data];
  });

const within = (thing: unknown): object[] =>
  typeof thing === 'object' && thing !== null ? [thing, ...Object.values(thing).flatMap(within)] : [];

/** What search engines ask of whatever is offered. */
export const offersIn = (blocks: object[]) =>
  within(blocks)
    .filter((thing) => '@type' in thing && thing['@type'] === 'Offer')
    .map((offer) => ({ ...('priceSpecification' in offer && (offer.priceSpecification as object)), ...offer }));

/**
 * What a validator (schema.org's vocabulary, and what Google asks of rich results) has against a page's JSON-LD. A property that schema.org
 * does not know of a type is a fault too; of a thing with two types one of them must know it.
 */
export async function faultsInJsonLd(blocks: object[]): Promise<string[]> {
  const { default: Validator } = await import('@adobe/structured-data-validator');
  vocabulary ??= readVocabulary();
  const validator = new Validator(vocabulary);
  const faults: string[] = [];
  for (const block of blocks) {
    const types = [(block as { '@type'?: string | string[] })['@type'] ?? '?'].flat();
    const byType = await Promise.all(
      types.map((type) => validator.validate({ jsonld: { [type]: [{ ...block, '@type': type }] }, microdata: {}, rdfa: {}, errors: [] })),
    );
    const isStrangeToAll = ({ path: at, fieldNames }: Issue) =>
      at.length > 1 ||
      byType.every((issues) => issues.some((other) => other.errorType === 'schemaOrg' && other.fieldNames[0] === fieldNames[0]));
    for (const issue of byType.flat())
      if (issue.severity === 'ERROR' || (issue.errorType === 'schemaOrg' && isStrangeToAll(issue)))
        faults.push(`${issue.path.map(({ type }) => type).join('/')}: ${issue.issueMessage}`);
  }
  return faults;
}
