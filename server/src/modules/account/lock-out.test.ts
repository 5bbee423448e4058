// Password guessing from many networks: strangers are limited, the account's owner is not.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { Refused, testApp, type TestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';

const password = 'a long enough one';
const HOME = '198.51.100.7';

onDatabase('an account under attack', (open) => {
  const later = cleanUp();
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp({ database: await open(), later });
  });

  const from = (address: string) => openBrowser(app, { address }).account;
  const network = (index: number): string => `203.0.${index}.1`;

  /** Signed up at home, with the code still to be entered. */
  async function opened(): Promise<string> {
    const email = `ann-${randomUUID().slice(0, 8)}@example.com`;
    await from(HOME).signUp({ body: { email, password } });
    await app.settled();
    return email;
  }
  async function member(): Promise<string> {
    const email = await opened();
    await from(HOME).confirmSignUp({ body: { email, code: await app.codeFor(email) } });
    await from(HOME).signIn({ body: { email, password } });
    app.clock.forward(61_000);
    return email;
  }
  const codeOf = (call: Promise<unknown>): Promise<string> =>
    call.then(
      () => 'none',
      (error: unknown) => (error instanceof Refused ? error.code : String(error)),
    );
  async function outcomes(
    count: number,
    call: (index: number) => Promise<unknown>,
  ): Promise<string[]> {
    const all: string[] = [];
    for (let index = 0; index < count; index += 1) all.push(await codeOf(call(index)));
    return all;
  }
  const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000');

  describe.each([10, 130])('of %i wrong passwords from as many networks', (count) => {
    test('the owner signs in at home', async () => {
      const email = await member();
      const guesses = await outcomes(count, (index) =>
        from(network(index)).signIn({ body: { email, password: `guess ${index}` } }),
      );
      const tried = guesses.filter((code) => code === 'identity.wrong_credentials');
      expect(tried).toHaveLength(Math.min(count, 100));
      expect(await codeOf(from(HOME).signIn({ body: { email, password } }))).toBe('none');
    });
  });

  test('one network has ten guesses, whether the account knows it or not', async () => {
    const email = await member();
    for (const address of [network(200), HOME]) {
      const guesses = await outcomes(14, (index) =>
        from(address).signIn({ body: { email, password: `guess ${index}` } }),
      );
      expect(guesses.filter((code) => code === 'identity.wrong_credentials')).toHaveLength(10);
      expect(guesses.at(-1)).toBe('request.rate_limited');
    }
    expect(await codeOf(from(network(201)).signIn({ body: { email, password } }))).toBe('none');
  });

  test.each([10, 40])(
    'after %i wrong reset codes of strangers the owner’s is right',
    async (count) => {
      const email = await member();
      await from(HOME).forgotPassword({ body: { email } });
      const code = await app.codeFor(email);
      const guesses = await outcomes(count, (index) =>
        from(network(index)).resetPassword({
          body: { email, code: wrongOf(code), password: 'the one of a stranger' },
        }),
      );
      expect(guesses.filter((one) => one === 'identity.code_wrong')).toHaveLength(5);
      expect(guesses.includes('request.rate_limited')).toBe(count > 30);
      const body = { email, code, password: 'another long enough one' };
      expect(await codeOf(from(HOME).resetPassword({ body }))).toBe('none');
    },
  );

  test.each([10, 40])(
    'after %i wrong confirmation codes of strangers the right one opens the account',
    async (count) => {
      const email = await opened();
      const code = await app.codeFor(email);
      await outcomes(count, (index) =>
        from(network(index)).confirmSignUp({ body: { email, code: wrongOf(code) } }),
      );
      expect(await codeOf(from(HOME).confirmSignUp({ body: { email, code } }))).toBe('none');
    },
  );

  test('mails that strangers request do not use up those of the owner', async () => {
    const email = await member();
    const sent = await outcomes(12, (index) =>
      from(network(index)).forgotPassword({ body: { email } }),
    );
    expect(sent.filter((code) => code === 'none').length).toBeLessThanOrEqual(5);
    expect(await codeOf(from(HOME).forgotPassword({ body: { email } }))).toBe('none');
    const body = { email, code: await app.codeFor(email), password: 'another long enough one' };
    expect(await codeOf(from(HOME).resetPassword({ body }))).toBe('none');
  });

  test('a stranger who signs up with a waiting address gets no tries beyond those of one network', async () => {
    const email = await opened();
    const code = await app.codeFor(email);
    let wrong = 0;
    for (let index = 0; index < 12; index += 1) {
      await codeOf(from(network(index)).signUp({ body: { email, password } }));
      const guesses = await outcomes(12, () =>
        from(network(index)).confirmSignUp({ body: { email, code: wrongOf(code) } }),
      );
      wrong += guesses.filter((one) => one === 'identity.code_wrong').length;
    }
    // Two more networks count as registration networks; all others together get the rest of five.
    expect(wrong).toBeLessThanOrEqual(25);
    expect(await codeOf(from(HOME).confirmSignUp({ body: { email, code } }))).toBe('none');
  });
});
