// Checks for committed secrets, email addresses, local paths and suppressed checks.
const binary = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|mp4|gz)$/;
const generated = /(?:^|\/)package-lock\.json$/;

/** Assembled from parts, so that this file does not match itself. */
const homes = ['work', 'root', 'home', 'Users'].join('|');

const secrets = [
  {
    what: 'a path of one machine',
    pattern: new RegExp(`(?<![\\w./:-])/(?:${homes})/[\\w.-]+`, 'g'),
  },
  { what: 'a private key', pattern: /-{5}BEGIN [A-Z ]*PRIVATE KEY/g },
  {
    what: 'an access key',
    pattern: /\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|xox[abpr]-[\w-]{10,})/g,
  },
  { what: 'an API key', pattern: /\bsk[-_](?:live_|proj-)?[A-Za-z0-9]{24,}/g },
  {
    what: 'an e-mail address outside the example domains',
    pattern:
      /(?<![\w@/])[\w.+-]+@(?!(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)\b)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi,
  },
];

const loophole = new RegExp(
  `@ts-${'ignore'}|@ts-${'nocheck'}|(?:es|ox)lint-${'disable'}|(?:oxfmt|prettier)-${'ignore'}\\b`,
  'g',
);
const source = /^(?:(?:contract|packages|server|web|e2e|tools)\/.*|[^/]+)\.[tj]sx?$/;

/** @type {import('./codebase.js').Check} */
export function checkPrivacy(codebase) {
  return codebase.files
    .filter((path) => !binary.test(path) && !generated.test(path))
    .flatMap((path) => {
      if (/(?:^|\/)\.env$/.test(path)) return [`${path}: holds secrets; it is never committed`];
      const looked = source.test(path)
        ? [...secrets, { what: 'a suppression of a check', pattern: loophole }]
        : secrets;
      return findIn(codebase.read(path), looked).map((found) => `${path}:${found}`);
    });
}

/**
 * @param {string} text
 * @param {{ what: string, pattern: RegExp }[]} looked
 */
function findIn(text, looked) {
  return looked.flatMap(({ what, pattern }) =>
    Array.from(text.matchAll(pattern), (match) => {
      const line = text.slice(0, match.index).split('\n').length;
      return `${line}: ${what}`;
    }),
  );
}
