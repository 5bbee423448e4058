// The gateways' descriptions: OpenAPI 3.1 made from the contract, and a page that a person can read.
import type { Endpoint } from '@velour/contract/endpoint.ts';
import { describeGateway, type OpenApiDocument } from '@velour/contract/openapi.ts';
import type { FastifyInstance } from 'fastify';
import { sourceOf, STRICT } from './security-headers.ts';

interface Described {
  readonly title: string;
  readonly base: string;
  readonly endpoints: Record<string, Record<string, Endpoint>>;
}

export function serveDocs(http: FastifyInstance, described: Described): void {
  // Built at the first request, so that it does not delay the start.
  let made: { json: string; page: string } | undefined;
  const docs = (): { json: string; page: string } => {
    if (made) return made;
    const document = describeGateway(described);
    made = { json: JSON.stringify(document, null, 1), page: writePage(document) };
    return made;
  };
  http.get('/openapi.json', (_request, reply) => reply.type('application/json').send(docs().json));
  http.get('/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `${STRICT}; style-src ${sourceOf(STYLE)}`)
      .send(docs().page),
  );
}

function writePage(document: OpenApiDocument): string {
  const sections = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      writeOperation({ path, method, operation }),
    ),
  );
  const { title, version, description } = document.info;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${STYLE}</style></head><body><main><h1>${escape(title)}</h1>
<p>Version ${escape(version)}. ${escape(description)} The same as data: <a href="openapi.json">openapi.json</a>.</p>
${sections.join('\n')}</main></body></html>`;
}

type Operation = OpenApiDocument['paths'][string][string];

function writeOperation(of: { path: string; method: string; operation: Operation }): string {
  const { operation } = of;
  const rows = operation.parameters.map(
    (one) =>
      `<tr><td><code>${escape(one.name)}</code></td><td>${one.in}</td><td>${one.required ? 'required' : 'optional'}</td><td><code>${escape(JSON.stringify(one.schema))}</code></td></tr>`,
  );
  const body = operation.requestBody ? writeSchema('Body', operation.requestBody.content) : '';
  return `<section><h2><b>${of.method.toUpperCase()}</b> <code>${escape(of.path)}</code></h2>
<p>${escape(operation.summary)}. Access: <em>${escape(operation['x-access'])}</em>.</p>
${rows.length === 0 ? '' : `<table>${rows.join('')}</table>`}${body}${writeSchema('Reply', operation.responses['200'].content)}</section>`;
}

const writeSchema = (title: string, content: Record<string, { schema: unknown }>): string =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<details><summary>${title} (${type})</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`,
    )
    .join('');

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:60rem;margin:auto;padding:1.5rem}
section{border-top:1px solid #8884;padding:.5rem 0}h2{font-size:1.1rem}table{border-collapse:collapse;font-size:.9rem}
td{padding:.2rem .8rem .2rem 0;vertical-align:top}pre{overflow:auto;font-size:.85rem}code{overflow-wrap:anywhere}`;
