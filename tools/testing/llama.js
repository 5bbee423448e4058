// Installs node-llama-cpp into .cache, so that the optional GGUF adapter is tested with the real library.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { outsideEnvironment } from '../setup/dependencies.js';
import { cache } from '../setup/paths.js';
import { run } from '../setup/run.js';
import { say } from '../setup/step.js';

// 3.22 does not pass `npm ci`; see decision 0010.
const version = '3.20.0';
const folder = join(cache, 'node-llama-cpp');

/** Only the CPU build: 82 MB, instead of 669 MB with GPU builds. */
const builds = new Map([
  ['linux x64', 'linux-x64'],
  ['linux arm64', 'linux-arm64'],
  ['darwin arm64', 'mac-arm64-metal'],
  ['darwin x64', 'mac-x64'],
]);

/**
 * @returns {Promise<boolean>} whether it is there
 */
export async function provideLlama() {
  const build = builds.get(`${process.platform} ${process.arch}`);
  if (!build) return absent('no build of node-llama-cpp is known for this machine');
  if (existsSync(join(folder, 'node_modules', '@node-llama-cpp', build))) return true;
  say('installing node-llama-cpp for the tests (82 MB) …');
  mkdirSync(folder, { recursive: true });
  const packages = [`node-llama-cpp@${version}`, `@node-llama-cpp/${build}@${version}`];
  const options = ['--no-save', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await run(
    'npm',
    ['install', '--prefix', folder, ...options, ...packages],
    {
      env: outsideEnvironment(),
      quiet: true,
    },
  );
  return code === 0 || absent(`node-llama-cpp could not be installed:\n${output.slice(-2000)}`);
}

/** @param {string} reason */
function absent(reason) {
  say(`${reason}; without it these tests do not run: models from a GGUF file`);
  return false;
}
