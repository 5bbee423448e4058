// Maps stack traces of the bundled server to source files and lines.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bundle = fileURLToPath(new URL('.', import.meta.url));
/** Mapped positions by the bundle's file, line and column; bounded by the number of places in the code that fail. */
const known = new Map<string, string>();

/**
 * Reads a source map only when a new position fails, and does not keep it: Node's own source map
 * support doubles memory use and start time.
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

/** Undefined for lines of packages, which the map does not contain: the nearest mapping would be of another file. */
export function sourceOf(
  map: SourceMap | undefined,
  line: number,
  column: number,
): string | undefined {
  const entry = map?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry) || entry.generatedLine !== line - 1) return undefined;
  const path = join(bundle, entry.originalSource);
  return `${path}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
