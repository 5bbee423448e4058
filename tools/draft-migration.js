// `npm run draft-migration -- what_it_does`: writes the next numbered migration, from what changed in the tables since the last one.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './setup/dependencies.js';
import { cache, nodeModules, root } from './setup/paths.js';
import { run } from './setup/run.js';
import { runTool, say, StepFailed } from './setup/step.js';

const migrations = join('server', 'migrations');
const drizzleKit = join(nodeModules, 'drizzle-kit', 'bin.cjs');
/** Where `drizzle.config.ts` has its drafts. */
const drafts = join('.cache', 'migrations');

await runTool(async () => {
  const name = process.argv[2] ?? '';
  if (!/^[a-z0-9_]+$/.test(name))
    throw new StepFailed('say what it does: npm run draft-migration -- character_motto');
  const node = await prepare();
  const uncommitted = git('status', '--porcelain', migrations).trim();
  if (uncommitted)
    throw new StepFailed(
      `commit this migration first, or delete it to draft it again: ${uncommitted}`,
    );

  const before = join(cache, 'tables-before');
  rmSync(before, { recursive: true, force: true });
  rmSync(join(root, drafts), { recursive: true, force: true });
  mkdirSync(before, { recursive: true });
  const last = git('log', '-1', '--format=%H', '--', migrations).trim();
  const archive = ['archive', '--format=tar', last, 'drizzle.config.ts', 'server/src'];
  execFileSync('tar', ['-xf', '-', '-C', before], {
    input: execFileSync('git', archive, { cwd: root, maxBuffer: 256 * 1024 * 1024 }),
  });
  await generate(node, before);
  cpSync(join(before, drafts), join(root, drafts), { recursive: true });
  await generate(node, root);

  const drafted = readdirSync(join(root, drafts)).find((file) => file.startsWith('0001_'));
  if (!drafted) throw new StepFailed('the tables have not changed since the last migration');
  const statements = readFileSync(join(root, drafts, drafted), 'utf8');
  const impossible = /ADD COLUMN (?!.*DEFAULT)("\w+") .*NOT NULL/.exec(statements)?.[1];
  if (impossible)
    throw new StepFailed(
      `the rows that exist would have no ${impossible}: give the column a default, as in text().notNull().default('')`,
    );
  const file = join(migrations, `${nextNumber()}_${name}.sql`);
  writeFileSync(join(root, file), `-- ${sentenceOf(name)}\n${statements.trimEnd()}\n`);
  say(`wrote ${file}; read it, and say in its first line what it is for`);
});

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}

/**
 * Lets drizzle-kit compare the tables of a checkout with the snapshot that is in its drafts, if any.
 * @param {string} node
 * @param {string} cwd
 */
async function generate(node, cwd) {
  const { code, output } = await run(node, [drizzleKit, 'generate'], { cwd, quiet: true });
  if (code !== 0) throw new StepFailed(`drizzle-kit failed:\n${output}`);
}

function nextNumber() {
  const files = readdirSync(join(root, migrations)).filter((file) => file.endsWith('.sql'));
  return String(files.length + 1).padStart(4, '0');
}

/** @param {string} name */
function sentenceOf(name) {
  const words = name.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: say here what it is for.`;
}
