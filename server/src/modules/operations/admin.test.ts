// The admin calls for providers: who may list and test them, and that admins must re-authenticate.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Clients, type TestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { quickDemoModel } from '../../../test/built-in-providers.ts';
import { createPuppetImage, refuses, type PuppetImage } from '../../../test/fakes/fake-image.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

const password = 'a long enough one';

onDatabase('providers for an admin', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let image: PuppetImage;

  beforeAll(async () => {
    database = await open();
    image = createPuppetImage();
    const llm = quickDemoModel();
    const environment = { LLM_PROBE: 'off', IMAGE_PROBE: 'off' };
    // The test expects the failing provider to be logged.
    app = await testApp({ database, llm, image, environment, later, log: quietLog });
  });

  const makeAdmin = (id: string) =>
    app.app.identity.members.change(openScope(database.db, app.site_id), id, { is_admin: true });

  /** Signed up with an address and a password. */
  async function admin() {
    const browser = openBrowser(app);
    const email = `ann-${randomUUID().slice(0, 8)}@example.com`;
    await browser.account.signUp({ body: { email, password } });
    await browser.account.confirmSignUp({ body: { email, code: await app.codeFor(email) } });
    const { token, user } = await browser.account.signIn({ body: { email, password } });
    await makeAdmin(user.id);
    return { ...app.as(token), email };
  }

  const refused = (code: string) => expect.objectContaining({ code });
  const press = (who: Clients, engine: 'image' | 'mail' | 'llm') =>
    who.operations.testProvider({ params: { engine } });

  test('only admins list and test the providers', async () => {
    for (const [who, code] of [
      [app.guest, 'identity.required'],
      [await app.visitor(), 'identity.required'],
      [await app.member(), 'identity.forbidden'],
    ] as const) {
      await expect(who.operations.providers()).rejects.toEqual(refused(code));
      await expect(press(who, 'llm')).rejects.toEqual(refused(code));
    }
  });

  test('an admin sees every provider, tests one, and gets the test email at their own address', async () => {
    const ann = await admin();
    const { engines: providers } = await ann.operations.providers();
    expect(providers.map(({ engine }) => engine)).toEqual([
      'llm',
      'image',
      'video',
      'moderation',
      'judge',
      'payments',
      'identity',
      'mail',
      'storage',
      'bus',
    ]);
    expect(providers[0]).toMatchObject({ name: 'scripted', is_stand_in: true, nearby: [] });
    expect(await press(ann, 'mail')).toMatchObject({ last_test: { ok: true }, state: 'stand_in' });
    expect(app.mails()[0]).toMatchObject({ to: ann.email, sender_name: 'Velour' });
    const tested = await press(ann, 'image');
    expect(tested).toMatchObject({ state: 'stand_in', description: '', others: [], nearby: [] });
    expect(tested.last_test).toMatchObject({
      ok: true,
      result: 'Picture: 144 × 192, image/png, 2 KB',
    });
    expect(tested.last_test?.picture).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(tested.ways.flatMap(({ settings }) => settings)).toContain(
      'SDCPP_URL=http://127.0.0.1:1234',
    );
    image.before = refuses;
    expect(await press(ann, 'image')).toMatchObject({
      state: 'failing',
      last_test: { ok: false, result: 'The puppet does not feel like it.', picture: null },
    });
    const { entries } = await ann.audit.list({ query: { act: 'engine.tested', limit: '2' } });
    expect(entries.map(({ subject_id, after }) => [subject_id, after?.['ok']])).toEqual([
      ['image', false],
      ['image', true],
    ]);
    // The audit log contains the result, not the picture.
    expect(entries.map(({ after }) => after?.['picture'])).toEqual([undefined, undefined]);
    expect((await ann.audit.check()).broken_at).toBeNull();
  });

  test('without an address no mail is tried, and none counts as failed', async () => {
    const member = await app.member();
    await makeAdmin(member.id);
    await expect(press(member, 'mail')).rejects.toEqual(refused('mail.address_missing'));
    const { engines: providers } = await member.operations.providers();
    expect(providers.find(({ engine }) => engine === 'mail')?.state).toBe('stand_in');
  });

  test('an unknown provider is not found', async () => {
    const ann = await admin();
    const engine = 'oracle' as 'llm'; // an invalid value, which only a hand-written request can contain
    await expect(press(ann, engine)).rejects.toEqual(refused('request.invalid'));
  });

  test('after a while the password has to be entered again', async () => {
    const ann = await admin();
    app.clock.forward(31 * 60_000);
    await expect(ann.operations.providers()).rejects.toEqual(refused('identity.password_needed'));
    await expect(press(ann, 'llm')).rejects.toEqual(refused('identity.password_needed'));
    await ann.account.confirmPassword({ body: { password } });
    expect((await press(ann, 'llm')).last_test?.result).toMatch(/^Reply: “.+”$/);
  });
});
