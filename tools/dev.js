// `npm run dev`: the server, restarted when its sources change, and Vite's page in front of it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from './setup/dependencies.js';
import { buildPage } from './setup/page.js';
import { packaged, root, serverMain } from './setup/paths.js';
import { runTool, say } from './setup/step.js';

await runTool(async () => {
  const node = await prepare();
  await buildPage(node); // the server needs a page to serve, and Vite's page gets the site's configuration from it
  const port = process.env.PORT ?? '5173';
  say(`open http://127.0.0.1:5174 while you change the page; the server itself listens on ${port}`);
  const children = [
    spawn(node, ['--watch', '--watch-preserve-output', serverMain], { stdio: 'inherit' }),
    spawn(node, [packaged.vite], {
      cwd: join(root, 'web'),
      env: { ...process.env, DEV_SERVER: `http://127.0.0.1:${port}` },
      stdio: 'inherit',
    }),
  ];
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => children.forEach((child) => child.kill(signal)));
  }
  return firstExit(children);
});

/**
 * Resolves when the first of them exits: the other one is useless alone.
 * @param {import('node:child_process').ChildProcess[]} children
 * @returns {Promise<number>}
 */
function firstExit(children) {
  return new Promise((resolve) => {
    for (const child of children) {
      child.on('close', (code) => {
        children.forEach((other) => other.kill());
        resolve(code ?? 0);
      });
    }
  });
}
