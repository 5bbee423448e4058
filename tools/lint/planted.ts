// A temporary codebase with planted files and the real linter configuration, for testing the rules.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const borrowed = ['oxlint.config.ts', 'tools/lint', 'tsconfig.json', 'web/tsconfig.json'];

/**
 * Writes `files` (path to text) into a new folder with the linter's configuration, and returns the
 * folder.
 */
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

/** Lints the planted files and returns the names of the violated rules per file. */
export function refusals(folder: string): Map<string, string[]> {
  const oxlint = join(folder, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const args = [oxlint, '--type-aware', '--format=json', 'contract', 'server', 'web', 'e2e'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: { filename: string; code?: string; message: string }[] } =
    JSON.parse(stdout);
  const found = new Map<string, string[]>();
  for (const { filename, code, message } of diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), code ?? message]);
  return found;
}
