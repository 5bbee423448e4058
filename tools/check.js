// `npm run check`: all static checks, two at a time.
import { prepare } from './setup/dependencies.js';
import { packaged, root } from './setup/paths.js';
import { run } from './setup/run.js';
import { runTool, say } from './setup/step.js';

/** Two checks run at a time, each on one core: with more cores per check, they only compete. */
const oneCore = { ...process.env, GOMAXPROCS: '1' };
const types = ['--singleThreaded', '-p'];

/** The slowest first, so that both lanes end at about the same time. */
const checks = [
  {
    name: 'lint',
    program: packaged.oxlint,
    args: ['--type-aware', '--deny-warnings', '--format=unix', '.'],
  },
  { name: 'types of the server', program: packaged.tsc, args: [...types, '.'] },
  { name: 'types of the page', program: packaged.tsc, args: [...types, 'web'] },
  { name: 'dead code', program: packaged.knip, args: ['--no-progress'] },
  { name: 'format', program: packaged.oxfmt, args: ['--check', '.'] },
  { name: 'types of the tools', program: packaged.tsc, args: [...types, 'tools'] },
  { name: 'structure', program: 'tools/check-structure.js', args: [] },
];

await runTool(async () => {
  const node = await prepare();
  const waiting = [...checks];
  /** @type {string[]} */
  const refused = [];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = Date.now();
      const { code, output } = await run(node, [check.program, ...check.args], {
        cwd: root,
        env: oneCore,
        quiet: true,
      });
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      say(`${code === 0 ? 'passes ' : 'REFUSED'}  ${check.name} (${seconds} s)`);
      if (code === 0) continue;
      refused.push(check.name);
      process.stdout.write(output);
    }
  };
  await Promise.all([lane(), lane()]);
  if (refused.length === 0) return 0;
  say(`refused: ${refused.join(', ')}`);
  return 1;
});
