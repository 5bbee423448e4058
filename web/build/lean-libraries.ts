// Leaves out of the page's code what libraries have for uses that no screen has. A new version that reads differently fails the build.
import type { Plugin } from 'vite';

interface Cut {
  readonly what: string;
  readonly from: RegExp;
  readonly to: string;
}

/** Forms, fetching ahead and names for tools, of a data and framework mode that no screen uses; 4 KB compressed. */
const router: readonly Cut[] = [
  { what: 'names', from: /^\w+\.displayName = .+;$/gm, to: '' },
  {
    what: 'components',
    from: /^var (\w+) = (React\d*\.forwardRef\()/gm,
    to: 'var $1 = /* @__PURE__ */ $2',
  },
  {
    what: 'fetching ahead',
    from: /^function PrefetchPageLinks\(.*\) \{$/gm,
    to: '$&\n  return null;',
  },
];

/** Keys of a list that never changes, and names that only its class attribute has. */
const icon: readonly Cut[] = [
  { what: 'keys', from: /,?\s*key: "\w+"/g, to: '' },
  { what: 'names', from: /^ {2}name: ".+",$/gm, to: '' },
];

/** `holds` tells them from a package's other files. */
const libraries = [
  {
    files: /\/react-router\/dist\/production\//,
    holds: 'function PrefetchPageLinks(',
    cuts: router,
  },
  { files: /\/lucide-react\/dist\/esm\/icons\//, holds: 'const __iconData = {', cuts: icon },
] as const;

export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform(code, id) {
      const library = libraries.find(({ files, holds }) => files.test(id) && code.includes(holds));
      if (!library) return undefined;
      const lean = library.cuts.reduce((text, { what, from, to }) => {
        const next = text.replace(from, to);
        if (next === text) throw new Error(`${id} no longer has its ${what} where they are cut.`);
        return next;
      }, code);
      return { code: lean, map: null };
    },
  };
}
