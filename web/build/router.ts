// The router's package as it is published, in its production build.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The package's own entry is its development build, whatever the mode. */
export function productionRouter(nodeModules: string) {
  const replacement = join(nodeModules, 'react-router', 'dist', 'production', 'index.mjs');
  if (!existsSync(replacement)) throw new Error(`react-router has no ${replacement} any more.`);
  return { find: /^react-router$/, replacement };
}
