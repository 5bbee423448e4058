// Refuses to start a production server with placeholders in a site's public record.
import { ConfigError, type Config } from './config.ts';

interface Unfinished {
  readonly host: string;
  /** The fields, as in `npm run site`. */
  readonly missing: readonly string[];
}

/** Throws `ConfigError` that names each site with its fields, and how they are filled. */
export function requireFinishedRecords(
  { NODE_ENV }: Pick<Config, 'NODE_ENV'>,
  unfinished: readonly Unfinished[],
): void {
  if (NODE_ENV !== 'production' || unfinished.length === 0) return;
  const mistakes = unfinished.map(
    ({ host, missing }) =>
      `record of the site ${host}: ${missing.join(', ')} still ${missing.length === 1 ? 'holds a placeholder' : 'hold placeholders'}`,
  );
  throw new ConfigError([
    ...mistakes,
    'Fill them with npm run site -- FILE.json. The terms, the privacy policy, and the 2257 page show them',
  ]);
}
