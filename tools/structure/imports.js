// Checks that the modules' imports match architecture.js: downward, listed, used, without cycles.
import { importsIn } from './boundaries.js';
import { filesLike } from './codebase.js';

const modulePath = /^server\/src\/modules\/([^/]+)\//;

/** @type {import('./codebase.js').Check} */
export function checkImports(codebase, architecture) {
  const used = readPairs(codebase);
  return [...checkDependencies(architecture, used), ...findCircles(used)];
}

/**
 * Which module imports which, without tests.
 * @param {import('./codebase.js').Codebase} codebase
 * @returns {Map<string, Set<string>>}
 */
function readPairs(codebase) {
  const pairs = new Map();
  for (const file of filesLike(codebase, modulePath)) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const from = modulePath.exec(file)?.[1];
    for (const path of importsIn(codebase.read(file), file)) {
      const to = modulePath.exec(path)?.[1];
      if (to && to !== from) pairs.set(from, (pairs.get(from) ?? new Set()).add(to));
    }
  }
  return pairs;
}

/**
 * @param {import('./codebase.js').Architecture} architecture
 * @param {Map<string, Set<string>>} used
 */
function checkDependencies({ layers, dependencies }, used) {
  /** @param {string} module */
  const layerOf = (module) => layers.findIndex((layer) => layer.includes(module));
  return Object.entries(dependencies).flatMap(([module, others]) =>
    others.flatMap((other) => {
      const pair = `architecture.js: ${module} → ${other}`;
      if (layerOf(other) <= layerOf(module)) return [`${pair} does not go down to a lower layer`];
      return used.get(module)?.has(other) ? [] : [`${pair} is unused; remove it`];
    }),
  );
}

/** @param {Map<string, Set<string>>} pairs */
function findCircles(pairs) {
  /** @type {string[]} */
  const problems = [];
  const done = new Set();
  /** @param {string[]} way */
  const walk = (way) => {
    const here = way.at(-1) ?? '';
    const start = way.indexOf(here);
    if (start < way.length - 1) {
      problems.push(`modules import each other in a circle: ${way.slice(start).join(' → ')}`);
      return;
    }
    if (done.has(here)) return;
    for (const next of pairs.get(here) ?? []) walk([...way, next]);
    done.add(here);
  };
  for (const module of pairs.keys()) walk([module]);
  return problems;
}
