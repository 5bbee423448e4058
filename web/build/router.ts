// Takes out of the router's package what no page of ours can reach; see docs/decisions/0014.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Cut {
  readonly what: string;
  readonly find: RegExp;
  readonly put: string;
  /** How often it stands in the version that is pinned: another number means that somebody has to look. */
  readonly times: number;
}

const cuts: readonly Cut[] = [
  {
    what: 'prefetching links, which only the package’s own server answers',
    find: /return shouldPrefetch && !isAbsolute \?/g,
    put: 'return false ?',
    times: 1,
  },
  {
    what: 'names for its developer tools, which keep alive whatever has one',
    find: /^\w+\.displayName = .*$/gm,
    put: '',
    times: 15,
  },
  {
    what: 'components and contexts that stay because making them could have an effect',
    find: /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
    put: '$1/* @__PURE__ */ $2',
    times: 16,
  },
];

/** Ends the build where a cut no longer finds its text, as after an update. */
export function routerWithoutItsRest(): Plugin {
  const met = new Map<Cut, number>();
  return {
    name: 'router-without-its-rest',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/')) return undefined;
      let lean = code;
      for (const cut of cuts) {
        met.set(cut, (met.get(cut) ?? 0) + (lean.match(cut.find)?.length ?? 0));
        lean = lean.replace(cut.find, cut.put);
      }
      return { code: lean, map: null };
    },
    buildEnd(failure) {
      if (failure) return;
      const missing = cuts.filter((cut) => met.get(cut) !== cut.times);
      if (missing.length === 0) return;
      const list = missing.map(
        (cut) => `${cut.what}: ${met.get(cut) ?? 0} instead of ${cut.times}`,
      );
      this.error(
        `react-router is not the version that web/build/router.ts was written for. Look again at\n  ${list.join('\n  ')}`,
      );
    },
  };
}

/** The package's own entry is its development build, whatever the mode. */
export function productionRouter(nodeModules: string) {
  const replacement = join(nodeModules, 'react-router', 'dist', 'production', 'index.mjs');
  if (!existsSync(replacement)) throw new Error(`react-router has no ${replacement} any more.`);
  return { find: /^react-router$/, replacement };
}
