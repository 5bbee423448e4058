// The email template: renders an email as text and as HTML in a site's name and color, without external resources.
import { escapeHtml } from './http/page-head.ts';

export interface EmailContent {
  readonly brand: {
    readonly name: string;
    /** `#rgb` or `#rrggbb`; other values fall back to the default, since email clients support few notations. */
    readonly accent?: string | null | undefined;
  };
  readonly subject: string;
  /** Plain text. */
  readonly paragraphs: readonly string[];
  /** Label and value pairs after the paragraphs, such as of a receipt. */
  readonly facts?: readonly (readonly [string, string])[] | undefined;
  /** A code to copy, shown large after the paragraphs. Never in the subject, which a lock screen shows. */
  readonly code?: string | undefined;
  /** `url` is absolute, with http or https. */
  readonly link?: { readonly label: string; readonly url: string } | undefined;
  /** Why this email was sent, in small print. */
  readonly reason: string;
}

/** The rendered email without the recipient. */
export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sender_name: string;
}

/** Throws if the link is not an http(s) URL. */
export function renderEmail(content: EmailContent): RenderedEmail {
  const { brand, subject } = content;
  const href = content.link && addressOf(content.link.url);
  return {
    subject,
    sender_name: brand.name,
    text: [
      ...content.paragraphs,
      ...(content.facts ? [content.facts.map((fact) => fact.join(': ')).join('\n')] : []),
      ...(content.code === undefined ? [] : [`    ${content.code}`]),
      ...(content.link ? [`${content.link.label}: ${href}`] : []),
      `-- \n${brand.name}\n${content.reason}`,
    ].join('\n\n'),
    html: writeHtml(content, href),
  };
}

function writeHtml(content: EmailContent, href: string | undefined): string {
  const { brand, subject, paragraphs, facts, code, link, reason } = content;
  const accent = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.exec(brand.accent ?? '')?.[0] ?? DEFAULT_ACCENT;
  const parts = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    ...(facts ? [writeFacts(facts)] : []),
    ...(code === undefined ? [] : [writeCode(code)]),
    ...(link && href !== undefined ? [writeButton(link.label, { href, accent })] : []),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="ground" style="margin:0;padding:24px 12px;background:#f9f3ed">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;margin:0 auto">
<tr><td class="card" style="padding:28px 28px 12px;background:#fffcf8;color:#2e182e;border-top:4px solid ${accent};border-radius:12px;font:16px/1.55 ${FONT}">
<p style="margin:0 0 20px;font:600 20px/1.2 ${FONT}">${escapeHtml(brand.name)}</p>
${parts.join('\n')}
</td></tr>
<tr><td class="faint" style="padding:16px 28px;color:#6a5466;font:13px/1.5 ${FONT}">${escapeHtml(reason)}</td></tr>
</table>
</body>
</html>
`;
}

const writeFacts = (facts: NonNullable<EmailContent['facts']>): string => {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th class="faint" scope="row" align="left" valign="top" style="padding:6px 16px 6px 0;color:#6a5466;font-weight:400">${escapeHtml(name)}</th><td style="padding:6px 0">${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;font:15px/1.45 ${FONT}">${rows.join('')}</table>`;
};

const writeCode = (code: string): string =>
  `<p class="code" style="margin:0 0 16px;padding:14px 0;background:#f2e9e1;color:#2e182e;border-radius:8px;text-align:center;font:600 30px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${escapeHtml(code)}</p>`;

const writeButton = (label: string, { href, accent }: { href: string; accent: string }): string =>
  `<p style="margin:8px 0 20px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 22px;border-radius:999px;background:${accent};color:${inkOn(accent)};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

/** Validates an absolute http(s) URL. Throws for any other, which would be a bug in our code. */
function addressOf(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error('An email may only link to an http(s) URL.');
  return href;
}

/** White or near-black, whichever has the higher contrast on the color (WCAG relative luminance). */
function inkOn(colour: string): string {
  const digits = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#120a11' : '#ffffff';
}

const DEFAULT_ACCENT = '#b42f56';
const FONT = 'system-ui,-apple-system,Segoe UI,Roboto,sans-serif';

/** Dark colors, for email clients that support dark mode; others use the light ones of the inline styles. */
const STYLE = `@media (prefers-color-scheme:dark){.ground{background:#120a11!important}.card{background:#1d121b!important;color:#f2ece4!important}
.code{background:#271b26!important;color:#f2ece4!important}.faint{color:#ac9ea9!important}}`;
