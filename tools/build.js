// `npm run build`: installs what is missing and builds the page, for images and package makers.
import { prepare } from './setup/dependencies.js';
import { buildPage } from './setup/page.js';
import { runTool } from './setup/step.js';

await runTool(async () => buildPage(await prepare()));
