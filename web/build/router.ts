// Resolves react-router to its published production build.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The package's main entry is its development build, whatever the build mode. */
export function productionRouter(nodeModules: string) {
  const replacement = join(nodeModules, 'react-router', 'dist', 'production', 'index.mjs');
  if (!existsSync(replacement)) throw new Error(`react-router has no ${replacement} any more.`);
  return { find: /^react-router$/, replacement };
}
