// Switched-off features: their calls are refused with an error code, other calls work, and the audit log records it.
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Feature } from '@velour/contract/features.ts';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { newCharacter } from '../../../test/characters.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { openScope } from '../../platform/db/scope.ts';

onDatabase('features', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let ann: Person;
  let bob: Person;
  let official: string;
  let own: string;

  beforeAll(async () => {
    const environment = { TELEGRAM_BOT_SECRET: 'the-secret-of-our-bot' };
    const database = await open();
    app = await testApp({ database, later, environment });
    [ann, bob] = [await app.member(), await app.member()];
    await app.makeAdmin(ann.id);
    official = await app.addCharacter();
    own = await app.addCharacter({ owner_id: bob.id, visibility: 'private', is_official: false });
    await app.app.wallet.grant(openScope(database.db, app.site_id), {
      member_id: bob.id,
      unit: 'token',
      key: '00000000-0000-7000-8000-0000000000aa',
      reason: 'package',
      lots: [{ bucket: 'one_time', amount: 500n }],
    });
  });

  const set = (feature: Feature, is_on: boolean) =>
    ann.operations.switchFeature({ params: { feature }, body: { is_on } });
  afterEach(async () => {
    for (const { feature, is_on } of (await ann.operations.features()).features)
      if (!is_on) await set(feature, true);
  });
  const refused = { status: 403, code: 'site.feature_off' };

  test('creating, ordering, publishing and gifts are refused while they are off, and work again', async () => {
    const attempts: readonly (readonly [Feature, () => Promise<unknown>])[] = [
      ['characters', () => bob.creation.create({ body: newCharacter() })],
      [
        'pictures',
        () => bob.studio.generateImage({ body: { character_id: official, prompt: 'by the sea' } }),
      ],
      ['gifts', () => bob.wallet.buy({ body: { character_id: official, token_amount: 5 } })],
      [
        'publishing',
        () =>
          bob.own_characters.setPublic({
            params: { char_id: own },
            body: { is_public: true, version: 1 },
          }),
      ],
    ];
    for (const [feature, attempt] of attempts) {
      await set(feature, false);
      await expect(attempt(), feature).rejects.toMatchObject(refused);
      expect((await app.guest.site.status()).switched_off).toEqual([feature]);
      await set(feature, true);
      await expect(attempt(), feature).resolves.toBeTruthy();
    }
  });

  test('public characters can be made private while publishing is off', async () => {
    await set('publishing', false);
    const body = { is_public: false, version: 1 };
    await expect(
      bob.own_characters.setPublic({ params: { char_id: own }, body }),
    ).resolves.toMatchObject({ visibility: 'private' });
  });

  test('without sign-up no new account can be made in any way, and members still sign in', async () => {
    await set('sign_up', false);
    const account = { email: 'new@example.org', password: 'a long enough password' };
    await expect(app.guest.account.signUp({ body: account })).rejects.toMatchObject(refused);
    const telegram = async (telegram_id: number) => {
      const made = await app.http.inject({
        method: 'POST',
        url: '/api/short-token?host=pd',
        headers: { 'x-bot-secret': 'the-secret-of-our-bot' },
        payload: { telegram_id, bot_username: 'velour_bot' },
      });
      const { short_token } = made.json<{ short_token: string }>();
      const answer = await app.http.inject({
        method: 'POST',
        url: '/api/short-token/exchange?host=pd',
        headers: { origin: 'http://localhost:80' },
        payload: { short_token },
      });
      return { status: answer.statusCode, ...answer.json<{ code?: string }>() };
    };
    expect(await telegram(7)).toMatchObject(refused);
    await set('sign_up', true);
    expect(await telegram(7)).toMatchObject({ status: 200 });
    await set('sign_up', false);
    expect(await telegram(7)).toMatchObject({ status: 200 });
  });

  test('a change is in the audit log once, and only for admins to make', async () => {
    await set('clips', false);
    await set('clips', false);
    const { entries } = await ann.audit.list({ query: { act: 'site.feature_paused' } });
    const clips = entries.filter(({ after }) => after?.['clips'] === false);
    expect(clips).toHaveLength(1);
    expect(clips[0]).toMatchObject({ actor_id: ann.id, before: { clips: true } });
    await expect(
      bob.operations.switchFeature({ params: { feature: 'clips' }, body: { is_on: true } }),
    ).rejects.toMatchObject({ code: 'identity.forbidden' });
  });
});
