// `npm start`: installs and builds what is missing, then runs the server with the pinned Node.
import { prepare } from './setup/dependencies.js';
import { buildPage } from './setup/page.js';
import { become } from './setup/run.js';
import { buildServer } from './setup/server.js';
import { runTool } from './setup/step.js';

await runTool(async () => {
  const node = await prepare();
  await buildPage(node);
  return become(node, [...(await buildServer(node)), ...process.argv.slice(2)]);
});
