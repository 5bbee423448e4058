// `npm start`: installs and builds what is missing, then runs the server with the pinned Node.
import { prepare } from './setup/dependencies.js';
import { buildPage } from './setup/page.js';
import { replaceProcess } from './setup/run.js';
import { buildServer } from './setup/server.js';
import { runTool } from './setup/step.js';

await runTool(async () => {
  const node = await prepare();
  await buildPage(node);
  return replaceProcess(node, [...(await buildServer(node)), ...process.argv.slice(2)]);
});
