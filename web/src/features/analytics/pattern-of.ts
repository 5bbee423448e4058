// The pattern of an address, which is all that is counted.
import { matchPath } from 'react-router';
import { childPatterns, patterns } from '@velour/contract/screens.ts';

const below: Readonly<Record<string, readonly string[]>> = childPatterns;
const all: readonly string[] = Object.entries(patterns).flatMap(([name, path]) => [
  path,
  ...(below[name] ?? []).map((child) => `${path}/${child}`),
]);

/** `/chats/:id` for `/chats/0192…`; undefined for admin screens and unknown addresses, which are not counted. */
export function patternOf(path: string): string | undefined {
  const found = all.find((pattern) => matchPath(pattern, path));
  return found === undefined || found.startsWith(patterns.admin) ? undefined : found;
}
