// A server with an explicit site does not start in production while anything is missing that such a site needs.
import { expect, test } from 'vitest';
import { demandExplicitNeeds } from './explicit-content.ts';

const complete = {
  config: { NODE_ENV: 'production', PAYMENTS_ADULT: 'on' } as const,
  age: { isBuiltIn: false },
  moderation: { judgesAge: true },
};
const sites = (removal_email: string | null, explicit = ['thorn']) => ({
  explicitSites: () => Promise.resolve(explicit),
  // What is read of a site.
  find: () => Promise.resolve({ record: { legal: { removal_email } } } as never),
});
const start = (changes: Partial<Parameters<typeof demandExplicitNeeds>[0]>) =>
  demandExplicitNeeds({ ...complete, sites: sites('removal@thorn.test'), ...changes });

test('with everything it starts', async () => {
  await expect(start({})).resolves.toBeUndefined();
});

test.each([
  ['an age check', { age: { isBuiltIn: true } }],
  ['a removal contact', { sites: sites(null) }],
  ['a payment provider', { config: { NODE_ENV: 'production', PAYMENTS_ADULT: 'off' } }],
  ['a picture classifier', { moderation: { judgesAge: false } }],
] as const)('without %s it does not, and says so', async (missing, changes) => {
  await expect(start(changes)).rejects.toThrow(`the site thorn: explicit needs ${missing}`);
});

test('everything that is missing is named at once', async () => {
  const start = demandExplicitNeeds({
    config: { NODE_ENV: 'production', PAYMENTS_ADULT: 'off' },
    sites: sites(null),
    age: { isBuiltIn: true },
    moderation: { judgesAge: false },
  });
  await expect(start).rejects.toThrow(/age check.*removal contact.*payment provider.*classifier/);
});

test('without an explicit site, and outside of production, nothing is needed', async () => {
  const nothing = { age: { isBuiltIn: true } };
  await expect(start({ ...nothing, sites: sites(null, []) })).resolves.toBeUndefined();
  const development = { NODE_ENV: 'development', PAYMENTS_ADULT: 'off' } as const;
  await expect(start({ ...nothing, config: development })).resolves.toBeUndefined();
});
