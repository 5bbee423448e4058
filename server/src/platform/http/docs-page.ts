// The HTML page of a gateway's API documentation: calls with a curl command, fields, examples and errors. No scripts.
import type { OpenApiDocument } from '@velour/contract/openapi.ts';
import { z } from 'zod';

type Operation = OpenApiDocument['paths'][string][string];

interface Described {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** The base address of the calls: an origin and a path such as `/api`. */
interface Place {
  readonly origin: string;
  readonly base: string;
}

export function writePage(document: OpenApiDocument, place: Place): string {
  const all: Described[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const parts = document.tags.map(({ name, description }) => ({
    name,
    description,
    calls: all.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const { title, version, description } = document.info;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${STYLE}</style></head>
<body>
<nav aria-label="Calls">
<details class="calls"><summary><b>All calls</b></summary>
${parts.map((part) => `<details><summary>${escape(part.description)}</summary><ul>${part.calls.map(linkOf).join('')}</ul></details>`).join('\n')}
</details>
</nav>
<main>
<h1>${escape(title)}</h1>
${description
  .split('\n\n')
  .map((text) => `<p>${writeMarks(text)}</p>`)
  .join('\n')}
<p>Version ${escape(version)}. The same as data: <a href="openapi.json">openapi.json</a>.</p>
<p>Each command below works as it stands once <code>TOKEN</code> is set: <code>export TOKEN=…</code>.</p>
${parts.map((part) => `<h2>${escape(part.description)}</h2>\n${part.calls.map((one) => writeCall(one, place)).join('\n')}`).join('\n')}
</main>
</body>
</html>`;
}

const linkOf = ({ path, method, operation }: Described): string =>
  `<li><a href="#${escape(operation.operationId)}"><b>${method.toUpperCase()}</b> ${escape(path)}</a></li>`;

function writeCall(one: Described, place: Place): string {
  const { path, method, operation } = one;
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  return `<section id="${escape(operationId)}">
<h3><b>${method.toUpperCase()}</b> <code>${escape(path)}</code></h3>
<p>${escape(summary)}. <em>${writeMarks(description)}</em></p>
<pre>${escape(commandOf(one, place))}</pre>
${parameters.length === 0 ? '' : `<table><thead><tr><th>Parameter</th><th>In</th><th>Needed</th><th>Shape</th></tr></thead><tbody>${parameters.map(rowOf).join('')}</tbody></table>`}
${requestBody ? writeContent('Body', requestBody.content) : ''}
${responses['200'] ? writeContent('Reply', responses['200'].content) : ''}
${writeProblems(responses)}
</section>`;
}

const rowOf = ({ name, in: place, required, schema }: Operation['parameters'][number]): string =>
  `<tr><td><code>${escape(name)}</code></td><td>${place}</td><td>${required ? 'yes' : 'no'}</td><td>${escape(describeShape(schema))}</td></tr>`;

/** The part of a parameter's schema that the page shows; the OpenAPI document has all of it. */
const Shape = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  default: z.union([z.string(), z.number()]).optional(),
  examples: z.array(z.string()).optional(),
});

function describeShape(schema: unknown): string {
  const shape = Shape.safeParse(schema).data;
  if (!shape?.type) return JSON.stringify(schema);
  const { type, format, minimum, maximum, maxLength, examples } = shape;
  const range = [minimum, maximum].filter((end) => end !== undefined).join(' to ');
  return [
    shape.enum ? `one of ${shape.enum.join(', ')}` : (format ?? type),
    range,
    maxLength && `up to ${maxLength} characters`,
    examples && `such as ${examples.join(', ')}`,
    shape.default !== undefined && `by default ${shape.default}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** A curl command with example values for required parameters. */
function commandOf({ path, method, operation }: Described, { origin, base }: Place): string {
  const query = operation.parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name }) => `${name}=${name === 'host' ? 'pd' : 'text'}`)
    .join('&');
  const address = `${base}${path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())}`;
  const key = operation.security.flatMap(Object.keys)[0];
  const example = operation.requestBody?.content['application/json']?.example;
  return [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${origin}${address}${query === '' ? '' : `?${query}`}'`,
    ...(key === undefined ? [] : [headers[key] ?? '']),
    ...(example === undefined
      ? []
      : [`-H 'content-type: application/json'`, `-d '${JSON.stringify(example)}'`]),
  ].join(' \\\n  ');
}

const headers: Readonly<Record<string, string>> = {
  bearer: '-H "authorization: Bearer $TOKEN"',
  api_key: '-H "x-api-key: $API_KEY"',
  bot_secret: '-H "x-bot-secret: $BOT_SECRET"',
  signature: '-H "stripe-signature: $SIGNATURE"',
};

const writeContent = (
  title: string,
  content: Readonly<Record<string, { schema: unknown; example?: unknown }>>,
): string =>
  Object.entries(content)
    .map(
      ([type, { schema, example }]) =>
        `<details><summary>${title} <small>${escape(type)}</small></summary>${example === undefined ? '' : `<pre>${escape(JSON.stringify(example, null, 2))}</pre>`}<details><summary>Schema</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details></details>`,
    )
    .join('');

function writeProblems(responses: Operation['responses']): string {
  const rows = Object.entries(responses).flatMap(([status, { description }]) =>
    status === '200'
      ? []
      : description.split('\n\n').map((line) => {
          const [, code = '', title = ''] = /^`([^`]+)`: (.*)$/s.exec(line) ?? [];
          return `<tr><td>${status}</td><td><code>${escape(code)}</code></td><td>${escape(title)}</td></tr>`;
        }),
  );
  return `<details><summary>Problems</summary><table><tbody>${rows.join('')}</tbody></table></details>`;
}

/** Renders the two kinds of Markdown that descriptions use. */
const writeMarks = (text: string): string =>
  escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>');

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

export const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--line:#8884;--soft:#8881;--accent:light-dark(#b5305a,#f27a92)}
body{margin:0}main{max-width:56rem;padding:1.5rem;margin:0 auto}nav{padding:1.5rem;border-bottom:1px solid var(--line)}
nav .calls details{margin:0}nav ul{list-style:none;margin:.25rem 0 .75rem;padding:0}nav a{display:block;padding:.2rem .5rem;border-radius:.4rem;font-size:.85rem;color:inherit;text-decoration:none;overflow-wrap:anywhere}
nav a:hover{background:var(--soft)}nav b,h3 b{color:var(--accent);font-size:.85em}a{color:var(--accent)}
summary{cursor:pointer;padding:.25rem 0}section{border-top:1px solid var(--line);padding:1rem 0;scroll-margin-top:1rem;content-visibility:auto;contain-intrinsic-size:auto 18rem}
section:target{background:var(--soft)}h1{font-size:1.8rem}h2{margin-top:3rem}h3{font-size:1.05rem;margin:.25rem 0;font-weight:500}
table{border-collapse:collapse;font-size:.9rem;width:100%}th{text-align:start;font-weight:500;opacity:.7}
td,th{padding:.25rem .8rem .25rem 0;vertical-align:top}pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85rem;background:var(--soft);padding:.75rem 1rem;border-radius:.6rem}
code{overflow-wrap:anywhere}small,em{opacity:.7;font-style:normal}details details{margin-inline-start:1rem}
@media(min-width:64rem){.calls::details-content{content-visibility:visible;block-size:auto}.calls>summary{list-style:none;pointer-events:none}body{display:grid;grid-template-columns:20rem 1fr}nav{position:sticky;top:0;height:100dvh;overflow:auto;box-sizing:border-box;border:0;border-inline-end:1px solid var(--line)}}`;
