// Names the source's file and line in the stack traces of the bundled server, whose own lines mean nothing to an operator.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bundle = fileURLToPath(new URL('.', import.meta.url));
/** By the bundle's file, line and column; as many as there are places in the code that fail. */
const known = new Map<string, string>();

/**
 * Maps are read when a new place fails and then forgotten: Node's own support for them doubles the memory and the
 * duration of a start.
 */
export function nameSources(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replace(
    /file:\/\/\S+\/([\w-]+\.js):(\d+):(\d+)/g,
    (place, file: string, line: string, column: string) => {
      const found =
        known.get(place) ?? sourceOf(readMap(maps, file), Number(line), Number(column)) ?? place;
      known.set(place, found);
      return found;
    },
  );
}

function readMap(maps: Map<string, SourceMap | undefined>, file: string): SourceMap | undefined {
  if (maps.has(file)) return maps.get(file);
  const path = join(bundle, `${file}.map`);
  // Written by the build.
  const map = existsSync(path)
    ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload)
    : undefined;
  maps.set(file, map);
  return map;
}

function sourceOf(map: SourceMap | undefined, line: number, column: number): string | undefined {
  const entry = map?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return undefined;
  const path = join(bundle, entry.originalSource);
  return `${path}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
