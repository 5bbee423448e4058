// A small codebase of planted files with the real linter configuration, for the tests of the rules.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '..', '..');
const borrowed = [
  '.oxlintrc.json',
  'eslint.config.js',
  'tools/lint',
  'tsconfig.json',
  'web/tsconfig.json',
];

/** Writes `files` (path to text) into a new folder beside the configuration, and returns the folder. */
export function plant(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'velour-planted-'));
  for (const path of borrowed) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Lints the planted TypeScript and returns the names of the violated rules per file. */
export async function refusals(folder: string): Promise<Map<string, string[]>> {
  const eslint = new ESLint({ cwd: folder });
  const results = await eslint.lintFiles(['{contract,server,web,e2e}/**/*.{ts,tsx}']);
  return new Map(
    results.map(({ filePath, messages }) => [
      relative(folder, filePath),
      messages.map(({ ruleId, message }) => ruleId ?? message),
    ]),
  );
}

/** The output of oxlint about the planted files: React's rules, and those that need types. */
export function oxlintRefusals(folder: string): string {
  const oxlint = join(folder, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const folders = ['server', 'web'].filter((name) => existsSync(join(folder, name)));
  const args = [oxlint, '--type-aware', '--format=unix', ...folders];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout;
}
