// The rule for a region, including partly known ones.
import { expect, test } from 'vitest';
import { readTrust } from '../../platform/http/address.ts';
import { regionOf } from '../../platform/http/region.ts';
import { hasRegionRules, ruleFor } from './region-access.ts';

const table = {
  regions: { GB: 'verified', US: 'open', 'US-TX': 'verified', 'US-XY': 'refused', FR: 'open' },
  other_regions: 'open',
} as const;

test.each([
  ['GB', 'verified'],
  ['GB-ENG', 'verified'],
  ['US-TX', 'verified'],
  ['US-CA', 'open'],
  ['FR', 'open'],
  ['DE', 'open'],
  // One of its subdivisions is refused, and the subdivision is unknown.
  ['US', 'refused'],
  [undefined, 'refused'],
] as const)('%s is %s', (region, rule) => expect(ruleFor(table, region)).toBe(rule));

test('others have a row of their own, which an unknown region counts, too', () => {
  const strict = { regions: { FR: 'open' }, other_regions: 'refused' } as const;
  expect(ruleFor(strict, 'FR')).toBe('open');
  expect(ruleFor(strict, 'DE')).toBe('refused');
  expect(ruleFor(strict, undefined)).toBe('refused');
  expect(hasRegionRules({ regions: { FR: 'open' }, other_regions: 'open' })).toBe(false);
});

const trust = readTrust('10.0.0.0/8');
const from = (remoteAddress: string, headers: Record<string, string | string[]>) =>
  ({ socket: { remoteAddress }, headers }) as never; // the fields of a request that are read
const proxy = '10.1.1.1';

test.each([
  ['a country', proxy, { 'x-country': 'gb' }, 'GB'],
  ['a country and its part', proxy, { 'x-country': 'US', 'x-part': 'tx' }, 'US-TX'],
  ['a country with a part that cannot be read', proxy, { 'x-country': 'US', 'x-part': '?' }, 'US'],
  ['both in one header', proxy, { 'x-country': 'US-TX' }, 'US-TX'],
  ['no country', proxy, { 'x-country': 'XX' }, undefined],
  ['the Tor network', proxy, { 'x-country': 'T1' }, undefined],
  ['a list that somebody added to', proxy, { 'x-country': 'FR, US' }, undefined],
  ['a header that came twice', proxy, { 'x-country': ['FR', 'US'] }, undefined],
  ['no header', proxy, {}, undefined],
  ['a caller who is no trusted proxy', '203.0.113.9', { 'x-country': 'FR' }, undefined],
] as const)('%s', (_, address, headers, region) =>
  expect(
    regionOf(from(address, { ...headers } as never), { trust, headers: ['x-country', 'x-part'] }),
  ).toBe(region),
);
