// Bundles the server if its sources have changed, and prints the arguments that start it with Node, one a line: for tests and benches of whole processes.
import { buildServer } from './setup/server.js';
import { runTool } from './setup/step.js';

await runTool(async () => {
  process.stdout.write((await buildServer(process.execPath)).join('\n'));
});
