// Which variant of each running experiment this visitor sees.

/**
 * Removes ended experiments from the variants that index.html assigned before the first paint
 * (`drawn`, such as `explore_grid:a,landing_one:b`); null if none are left.
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
