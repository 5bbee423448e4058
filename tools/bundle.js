// Bundles the server if its sources have changed, and prints the Node arguments that start it, one
// per line; for tests and benchmarks.
import { buildServer } from './setup/server.js';
import { runTool } from './setup/step.js';

await runTool(async () => {
  process.stdout.write((await buildServer(process.execPath)).join('\n'));
});
