// System programs that the tests need: detected, installed if possible, otherwise reported as missing.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../setup/run.js';
import { say } from '../setup/step.js';

/**
 * @typedef {object} Need
 * @property {string} name its name in VELOUR_TEST_WITHOUT, by which tests are skipped
 * @property {string} tests what is not tested without it
 * @property {string[]} packages its Debian packages
 * @property {() => boolean} isThere
 * @property {boolean} [deepOnly] only the deep suite uses it
 */

/** @type {Need[]} */
const needs = [
  {
    name: 'chromium',
    tests: 'the browser journeys (e2e)',
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    isThere: () => onPath('chromium-headless-shell') || onPath('chromium'),
  },
  {
    name: 'postgres',
    tests: 'everything that is repeated on a PostgreSQL server (data, crashes, races)',
    packages: ['postgresql'],
    isThere: () => onPath('initdb') || debianPostgres().length > 0,
  },
  {
    name: 'redis',
    tests: 'the live events between processes over Redis',
    packages: ['redis-server'],
    isThere: () => onPath('redis-server'),
  },
  {
    name: 'swift',
    tests: 'storage on a real S3 server (OpenStack Swift)',
    packages: ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'],
    isThere: () => onPath('swift-proxy-server') && onPath('memcached'),
    deepOnly: true,
  },
];

/**
 * Installs what is missing and returns the names of what could not be installed.
 * @param {boolean} isDeep
 * @returns {Promise<string[]>}
 */
export async function provideNeeds(isDeep) {
  const wanted = needs.filter(({ deepOnly }) => isDeep || !deepOnly);
  const packages = wanted.filter((need) => !need.isThere()).flatMap((need) => need.packages);
  if (packages.length > 0) await provide(packages);
  const missing = wanted.filter((need) => !need.isThere());
  for (const need of missing) say(`without ${need.name} these tests do not run: ${need.tests}`);
  return missing.map((need) => need.name);
}

/** @param {string[]} packages */
async function provide(packages) {
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    say(`the tests want more than is here; as root on Debian: ${command}`);
    return;
  }
  say(`installing for the tests: ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const [program = '', ...args] = command.split(' ');
  for (const step of [['update'], args]) {
    const { code, output } = await run(program, step, { env, quiet: true });
    if (code !== 0) return say(`apt-get ${step[0]} failed:\n${output.slice(-2000)}`);
  }
}

/** @param {string} program */
function onPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders, '/usr/bin'].some((folder) => existsSync(join(folder, program)));
}

/** Debian installs PostgreSQL's programs outside of the PATH, in one folder per major version. */
function debianPostgres() {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  return versions.filter((version) => existsSync(join(folder, version, 'bin', 'initdb')));
}
