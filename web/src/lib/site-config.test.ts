// The page's configuration: missing or malformed parts fall back to defaults.
import { expect, test } from 'vitest';
import { defaults, readSiteConfig } from './site-config.ts';

test.each([null, undefined, '', '__SITE_CONFIG__', '5', 'null', '[]'])(
  '%j gives the defaults',
  (written) => {
    expect(readSiteConfig(written)).toEqual(defaults);
  },
);

test('given values win, missing ones have defaults', () => {
  const config = readSiteConfig('{"name":"Night\\u003cBar","host":"nb"}');
  expect(config).toMatchObject({ name: 'Night<Bar', host: 'nb', prices: defaults.prices });
});
