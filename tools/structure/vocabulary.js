// The names of files: seven words in a module, a port in an engine, kebab-case and a meaning everywhere.
import { filesLike } from './house.js';

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*';
const sourceName = new RegExp(
  `^${kebab}(?:\\.(?:test|suite|bench|words|config|d))?\\.(?:tsx?|js|css)$`,
);
const source = /^(?:contract|server|web|e2e|tools)\/.*\.(?:[tj]sx?|css)$/;
const migration = /^server\/migrations\//;

/** @type {import('./house.js').Check} */
export function checkVocabulary(house, architecture) {
  return [
    ...checkNames(house, architecture),
    ...checkModules(house, architecture),
    ...checkEngines(house),
    ...filesLike(house, migration)
      .filter((path) => !/\/\d{4}_[a-z0-9_]+\.sql$/.test(path))
      .map((path) => `${path}: a migration is called 0001_what_it_does.sql`),
  ];
}

/** @type {import('./house.js').Check} */
function checkNames(house, { emptyNames }) {
  return filesLike(house, source).flatMap((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const folders = path.split('/').slice(0, -1);
    const stem = name.split('.')[0] ?? '';
    const empty = [...folders, stem].find((part) => emptyNames.includes(part));
    if (empty) return [`${path}: “${empty}” says nothing; name what is in it`];
    return sourceName.test(name) ? [] : [`${path}: file names are kebab-case`];
  });
}

/** @type {import('./house.js').Check} */
function checkModules(house, { moduleWords, floors }) {
  const inModule = /^server\/src\/modules\/([^/]+)\/(?:.+\/)?([^/]+)$/;
  const word = new RegExp(`^(?:${moduleWords.join('|')})\\.ts$|\\.words\\.ts$|\\.test\\.ts$`);
  const problems = filesLike(house, inModule)
    .filter((path) => !word.test(path.slice(path.lastIndexOf('/') + 1)))
    .map((path) => `${path}: a module is made of ${moduleWords.join(', ')} and *.words.ts`);

  for (const module of namesOf(house, inModule)) {
    const door = `server/src/modules/${module}/service.ts`;
    if (!house.files.includes(door)) problems.push(`${door}: missing; every module has its door`);
    if (!floors.flat().includes(module)) {
      problems.push(`server/src/modules/${module}: stands on no floor of architecture.js`);
    }
  }
  return problems;
}

/** @param {import('./house.js').House} house */
function checkEngines(house) {
  return namesOf(house, /^server\/src\/engines\/([^/]+)\/.+$/).flatMap((engine) => {
    const port = `server/src/engines/${engine}/port.ts`;
    return house.files.includes(port) ? [] : [`${port}: missing; an engine begins with its port`];
  });
}

/**
 * @param {import('./house.js').House} house
 * @param {RegExp} path its first group is the name
 */
function namesOf(house, path) {
  return [...new Set(house.files.flatMap((file) => path.exec(file)?.[1] ?? []))];
}
