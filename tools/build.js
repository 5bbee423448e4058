// `npm run build`: installs what is missing and builds the page and the server, for images and package makers.
import { prepare } from './setup/dependencies.js';
import { buildPage } from './setup/page.js';
import { buildServer } from './setup/server.js';
import { runTool } from './setup/step.js';

await runTool(async () => {
  const node = await prepare();
  await buildPage(node);
  await buildServer(node);
});
