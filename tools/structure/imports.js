// The modules' imports of each other, held against architecture.js: downward, listed, used, without a circle.
import { posix } from 'node:path';
import { filesLike } from './house.js';

const modulePath = /^server\/src\/modules\/([^/]+)\//;
const importOf = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** @type {import('./house.js').Check} */
export function checkImports(house, architecture) {
  const used = readPairs(house);
  return [...checkDoors(architecture, used), ...findCircles(used)];
}

/**
 * Which module imports which, tests left out.
 * @param {import('./house.js').House} house
 * @returns {Map<string, Set<string>>}
 */
function readPairs(house) {
  const pairs = new Map();
  for (const file of filesLike(house, modulePath)) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const from = modulePath.exec(file)?.[1];
    for (const [, path = ''] of house.read(file).matchAll(importOf)) {
      const to = modulePath.exec(posix.join(posix.dirname(file), path))?.[1];
      if (to && to !== from) pairs.set(from, (pairs.get(from) ?? new Set()).add(to));
    }
  }
  return pairs;
}

/**
 * @param {import('./house.js').Architecture} architecture
 * @param {Map<string, Set<string>>} used
 */
function checkDoors({ floors, doors }, used) {
  /** @param {string} module */
  const floorOf = (module) => floors.findIndex((floor) => floor.includes(module));
  return Object.entries(doors).flatMap(([module, others]) =>
    others.flatMap((other) => {
      const pair = `architecture.js: ${module} → ${other}`;
      if (floorOf(other) <= floorOf(module)) return [`${pair} does not go down to a lower floor`];
      return used.get(module)?.has(other) ? [] : [`${pair} is used by nobody; take it out`];
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
