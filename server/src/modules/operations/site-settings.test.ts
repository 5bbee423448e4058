// An admin changes the site: visitors get it, the audit log says what changed, and wrong values are refused by field.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';

onDatabase('the settings of the site', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let ann: Awaited<ReturnType<TestApp['member']>>;

  beforeAll(async () => {
    app = await testApp({ database: await open(), later });
    ann = await app.member();
    await app.makeAdmin(ann.id);
  });

  test('are for admins only', async () => {
    const bob = await app.member();
    for (const who of [app.guest, bob]) {
      await expect(who.operations.site()).rejects.toHaveProperty('status');
      await expect(who.operations.changeSite({ body: { name: 'Mine' } })).rejects.toHaveProperty(
        'status',
      );
    }
  });

  test('change what is sent, leave the rest, and are in the audit log', async () => {
    const before = await ann.operations.site();
    const socials = [{ label: 'Discord', url: 'https://discord.example/rose' }];
    const body = { name: 'Rose', accent: '#4477aa', governing_law: 'Iceland', socials };
    const after = await ann.operations.changeSite({
      body: { ...body, trial_messages: 5, sign_up_tokens: 60 },
    });
    expect(before.sign_up_tokens).toBe(0);
    expect(after).toEqual({ ...before, ...body, trial_messages: 5, sign_up_tokens: 60 });
    expect(await ann.operations.site()).toEqual(after);
    const known = await app.app.sites.find('pd');
    expect(known?.record).toMatchObject({ name: 'Rose', legal: { governing_law: 'Iceland' } });
    const { entries } = await ann.audit.list({ query: { subject_type: 'site' } });
    expect(entries[0]).toMatchObject({
      act: 'site.changed',
      actor_id: ann.id,
      before: { name: 'Velour', trial_messages: before.trial_messages, governing_law: '' },
      after: { name: 'Rose', trial_messages: 5, socials: 'Discord https://discord.example/rose' },
    });
  });

  test('ending one experiment leaves the others as they are', async () => {
    const running = { landing_one: 'both', explore_grid: 'both' } as const;
    expect(await ann.operations.site()).toMatchObject(running);
    const ended = await ann.operations.changeSite({ body: { landing_one: 'b' } });
    expect(ended).toMatchObject({ landing_one: 'b', explore_grid: 'both' });
    expect(await ann.operations.site()).toEqual(ended);
    expect((await app.app.sites.find('pd'))?.record.experiments).toEqual({
      landing_one: ['b'],
      explore_grid: ['a', 'b'],
    });
    const resumed = await ann.operations.changeSite({
      body: { landing_one: 'both', explore_grid: 'a' },
    });
    expect(resumed).toMatchObject({ landing_one: 'both', explore_grid: 'a' });
    await ann.operations.changeSite({ body: running });
  });

  test('an entry about a character has its name', async () => {
    const char_id = await app.addCharacter({ name: 'Mirja' });
    const { version } = await ann.curation.character({ params: { char_id } });
    await ann.curation.changeCharacters({
      body: { act: 'make_exclusive', characters: [{ id: char_id, version }] },
    });
    const { entries } = await ann.audit.list({ query: { subject_id: char_id } });
    expect(entries[0]).toMatchObject({ subject_type: 'character', subject_name: 'Mirja' });
    expect(entries[0]?.actor_name).toEqual(expect.any(String));
  });

  test('an empty text takes a field back, and no change leaves no entry', async () => {
    const reset = await ann.operations.changeSite({ body: { accent: '', governing_law: '' } });
    expect(reset).toMatchObject({ accent: '', governing_law: '', name: 'Rose' });
    const { entries } = await ann.audit.list({ query: { subject_type: 'site' } });
    await ann.operations.changeSite({ body: { name: 'Rose' } });
    expect((await ann.audit.list({ query: { subject_type: 'site' } })).entries).toEqual(entries);
  });

  test.each([
    ['name', ''],
    ['accent', 'red;}body{display:none'],
    ['logo_url', 'javascript:alert(1)'],
    ['support_email', 'nowhere'],
    ['community_url', 'javascript:alert(1)'],
    ['messages_per_minute', 0],
  ])('refuse a wrong %s', async (field, value) => {
    await expect(ann.operations.changeSite({ body: { [field]: value } })).rejects.toMatchObject({
      status: 422,
      code: 'request.invalid',
    });
  });
});
