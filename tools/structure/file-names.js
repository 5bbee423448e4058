// Checks file names: topic and kind in a module, a port per provider, kebab-case and a meaningful name everywhere.
import { filesLike } from './codebase.js';

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*';
const sourceName = new RegExp(
  `^${kebab}(?:\\.(?:rules|store|tables|calls|test|bench|words|config|d))*\\.(?:tsx?|js|css)$`,
);
const source = /^(?:contract|packages|server|web|e2e|tools)\/.*\.(?:[tj]sx?|css)$/;
const migration = /^server\/migrations\//;

/** @type {import('./codebase.js').Check} */
export function checkFileNames(codebase, architecture) {
  return [
    ...checkNames(codebase, architecture),
    ...checkModules(codebase, architecture),
    ...checkProviders(codebase),
    ...filesLike(codebase, migration)
      .filter((path) => !/\/\d{4}_[a-z0-9_]+\.sql$/.test(path))
      .map((path) => `${path}: a migration is called 0001_what_it_does.sql`),
  ];
}

/** @type {import('./codebase.js').Check} */
function checkNames(codebase, { emptyNames }) {
  return filesLike(codebase, source).flatMap((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const folders = path.split('/').slice(0, -1);
    const stem = name.split('.')[0] ?? '';
    const empty = [...folders, stem].find((part) => emptyNames.includes(part));
    if (empty) return [`${path}: “${empty}” says nothing; name what is in it`];
    return sourceName.test(name) ? [] : [`${path}: file names are kebab-case`];
  });
}

/** @type {import('./codebase.js').Check} */
function checkModules(codebase, { fileKinds, leastFilesOfFolder, layers }) {
  const inModule = /^server\/src\/modules\/([^/]+)\/(.+)$/;
  const fileName = new RegExp(
    `^(?:service|routes|policy|tables|jobs|${kebab}(?:\\.(?:${fileKinds.join('|')}))*)\\.ts$`,
  );
  const vague = /^(?:.+\/)(?:service|rules|store)\.ts$/;
  const paths = filesLike(codebase, inModule);
  const problems = paths.flatMap((path) => {
    const rest = inModule.exec(path)?.[2] ?? '';
    const name = rest.slice(rest.lastIndexOf('/') + 1);
    if (!fileName.test(name))
      return [`${path}: a module's file is topic.ts, or topic.${fileKinds.join('.ts, topic.')}.ts`];
    if (vague.test(rest) || rest === 'rules.ts' || rest === 'store.ts')
      return [`${path}: name the topic, as in ledger.store.ts`];
    return [];
  });
  for (const module of namesOf(codebase, inModule)) {
    const api = `server/src/modules/${module}/service.ts`;
    if (!codebase.files.includes(api))
      problems.push(`${api}: missing; it is the module's public API`);
    if (!layers.flat().includes(module)) {
      problems.push(`server/src/modules/${module}: has no layer in architecture.js`);
    }
  }
  for (const [folder, count] of foldersOf(paths)) {
    if (count < leastFilesOfFolder)
      problems.push(
        `${folder}: a folder has at least ${leastFilesOfFolder} files; this one has ${count}`,
      );
  }
  return problems;
}

/**
 * Folders inside modules, with their number of files.
 * @param {readonly string[]} paths
 * @returns {Map<string, number>}
 */
function foldersOf(paths) {
  const counts = new Map();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (folder.split('/').length > 4) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

/** @param {import('./codebase.js').Codebase} codebase */
function checkProviders(codebase) {
  return namesOf(codebase, /^server\/src\/providers\/([^/]+)\/.+$/).flatMap((provider) => {
    const port = `server/src/providers/${provider}/port.ts`;
    return codebase.files.includes(port)
      ? []
      : [`${port}: missing; a provider begins with its port`];
  });
}

/**
 * @param {import('./codebase.js').Codebase} codebase
 * @param {RegExp} path its first group is the name
 */
function namesOf(codebase, path) {
  return [...new Set(codebase.files.flatMap((file) => path.exec(file)?.[1] ?? []))];
}
