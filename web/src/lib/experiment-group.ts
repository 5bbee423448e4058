// Which variant of each running experiment this visitor sees.

/**
 * `drawn` as index.html wrote it before the first paint, such as `explore_grid:a,landing_one:b`; what is left of it
 * without experiments that are over, or null.
 */
export function groupOf(
  drawn: string,
  experiments: Readonly<Record<string, readonly string[]>>,
): string | null {
  const running = drawn.split(',').filter((pair) => {
    const [name = ''] = pair.split(':');
    return (experiments[name]?.length ?? 0) > 1;
  });
  return running.length > 0 ? running.join(',') : null;
}
