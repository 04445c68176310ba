import type { App } from '../deps';

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean }[];
  responses?: Record<string, { description?: string }>;
}
type Paths = Record<string, Record<string, Operation>>;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function operationHtml(path: string, method: string, operation: Operation): string {
  const id = escape(operation.operationId ?? '');
  const parameters = (operation.parameters ?? [])
    .map(({ name, in: where, required }) => `<code>${escape(name)}</code>${required ? '*' : ''} (${where})`)
    .join(', ');
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, { description }]) =>
      `<tr><th scope="row">${status}</th><td>${escape(status === '200' ? 'the answer' : (description ?? ''))}</td></tr>`,
  );
  return `<section id="${id}"><h3><span>${method.toUpperCase()}</span> ${escape(path)}</h3><p>${escape(operation.summary ?? '')}</p>${parameters ? `<p>Parameters: ${parameters}</p>` : ''}<table><caption>Answers of ${id}</caption>${answers.join('')}</table></section>`;
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#13242b;background:#fbf6ec}h3 span{color:#0b3c49;border:1px solid;border-radius:6px;padding:0 .4em;font-size:.8em}section{border-top:1px solid #d9d0be}caption{text-align:left;font-size:.85em}th{vertical-align:top;padding-right:1em}code{background:#fff}';

/** A readable page of the whole API at /travel/v1/docs, written from the same document as openapi.json. No script. */
export function showDocs(app: App) {
  app.get('/travel/v1/docs', { schema: { hide: true } }, async (_request, reply) => {
    const document = app.swagger() as { info: { title: string; description?: string }; paths?: Paths };
    const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags ?? []))];
    const body = tags.map(
      (tag) =>
        `<h2>${tag}</h2>${operations
          .filter(({ operation }) => operation.tags?.includes(tag))
          .map(({ path, method, operation }) => operationHtml(path, method, operation))
          .join('')}`,
    );
    void reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8');
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${document.info.title}</title><style>${STYLE}</style></head><body><main><h1>${document.info.title}</h1><p>${document.info.description ?? ''}</p><p>As a document: <a href="openapi.json">openapi.json</a>. Every answer carries <code>x-request-id</code>.</p>${body.join('')}</main></body></html>`;
  });
}
