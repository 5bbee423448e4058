// Checks that files, scripts and settings named in documents exist, and that decision records have their sections.
import { posix } from 'node:path';
import { filesLike } from './codebase.js';

const documents = /^(?:[A-Z]+\.md|docs\/.*\.md)$/;
const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g;
const quoted = /`([^`\n]+)`/g;
const ownPath =
  /^(?:\.ci|contract|docs|e2e|packages|server|tools|web)\/[\w./-]*$|^[\w.-]+\.(?:md|js|json|example)$/;
const adminScreen = /`\/admin\/([a-z]+)`/g;
const script = /\bnpm run ([\w:-]+)/g;
const record = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/;
const parts = ['## Context', '## Decision', '## Consequences'];

/** @type {import('./codebase.js').Check} */
export function checkDocuments(codebase) {
  return [
    ...filesLike(codebase, documents).flatMap((path) => [
      ...missingFiles(codebase, path),
      ...missingScripts(codebase, path),
      ...missingAdminScreens(codebase, path),
    ]),
    ...checkRecords(codebase),
    ...checkSettings(codebase),
  ];
}

/**
 * @param {import('./codebase.js').Codebase} codebase
 * @param {string} path
 */
function missingFiles(codebase, path) {
  const text = codebase.read(path);
  const linked = all(text, link).map((target) => posix.join(posix.dirname(path), target));
  const named = all(text, quoted).filter((words) => ownPath.test(words));
  return [...linked, ...named]
    .filter((target) => !exists(codebase, target))
    .map((target) => `${path}: names ${target}, which does not exist`);
}

/**
 * @param {import('./codebase.js').Codebase} codebase
 * @param {string} target
 */
function exists(codebase, target) {
  const path = target.replace(/\/$/, '');
  return codebase.files.some((file) => file === path || file.startsWith(`${path}/`));
}

/**
 * @param {import('./codebase.js').Codebase} codebase
 * @param {string} path
 */
function missingScripts(codebase, path) {
  const { scripts = {} } = JSON.parse(codebase.read('package.json'));
  return all(codebase.read(path), script)
    .filter((name) => !Object.hasOwn(scripts, name))
    .map((name) => `${path}: names \`npm run ${name}\`, which does not exist`);
}

/**
 * @param {import('./codebase.js').Codebase} codebase
 * @param {string} path
 */
function missingAdminScreens(codebase, path) {
  const screens = 'contract/src/screens.ts';
  if (!codebase.files.includes(screens)) return [];
  const addresses = codebase.read(screens);
  return all(codebase.read(path), adminScreen)
    .filter((name) => !addresses.includes(`'${name}'`))
    .map((name) => `${path}: names the screen /admin/${name}, which does not exist`);
}

/** @param {import('./codebase.js').Codebase} codebase */
function checkRecords(codebase) {
  return filesLike(codebase, /^docs\/decisions\//).flatMap((path, place) => {
    const expected = String(place + 1).padStart(4, '0');
    if (record.exec(path)?.[1] !== expected)
      return [`${path}: the next record is ${expected}-title.md`];
    const text = codebase.read(path);
    return parts
      .filter((part) => !text.includes(`\n${part}\n`))
      .map((part) => `${path}: lacks “${part}”`);
  });
}

/**
 * The settings in `.env.example` must be exactly those that the server reads.
 * @param {import('./codebase.js').Codebase} codebase
 */
function checkSettings(codebase) {
  const config = 'server/src/config.ts';
  const example = '.env.example';
  if (!codebase.files.includes(config)) return [];
  const read = new Set(all(codebase.read(config), /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\s*:/g));
  const shown = new Set(all(codebase.read(example), /^#? ?([A-Z][A-Z0-9_]*)=/gm));
  return [
    ...[...shown]
      .filter((name) => !read.has(name))
      .map((name) => `${example}: ${config} does not read ${name}`),
    ...[...read]
      .filter((name) => !shown.has(name))
      .map((name) => `${example}: lacks ${name}, which ${config} reads`),
  ];
}

/**
 * @param {string} text
 * @param {RegExp} pattern its first group is returned
 */
function all(text, pattern) {
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? '');
}
