// Site settings: changes take effect for visitors, are recorded in the audit log, and invalid values get errors by
// field.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import type { Database } from '../../platform/db/open.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';

onDatabase('the settings of the site', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let ann: Awaited<ReturnType<TestApp['member']>>;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
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

  test('change only the sent fields, and are in the audit log', async () => {
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

  test('fields of every kind are stored in the record’s format', async () => {
    const body = {
      affiliate_report_url: 'https://net.example/report',
      affiliate_parameters: ['click_id', 'sub.1'],
      daily_plan_messages: 400,
      hide_account_existence: true,
      content_rating: 'suggestive',
      origins: ['https://app.example'],
    } as const;
    const before = await ann.operations.site();
    expect(before).toMatchObject({ content_rating: 'sfw', origins: [], affiliate_report_url: '' });
    const given = {
      ...body,
      affiliate_parameters: [...body.affiliate_parameters],
      origins: [...body.origins],
    };
    await ann.operations.changeSite({ body: given });
    expect((await app.app.sites.find('pd'))?.record).toMatchObject(body);
    const { entries } = await ann.audit.list({ query: { subject_type: 'site' } });
    expect(entries[0]?.after).toMatchObject({ affiliate_parameters: 'click_id, sub.1' });
    const { affiliate_report_url, affiliate_parameters, daily_plan_messages } = before;
    const { hide_account_existence, content_rating, origins } = before;
    await ann.operations.changeSite({
      body: {
        affiliate_report_url,
        affiliate_parameters,
        daily_plan_messages,
        hide_account_existence,
        content_rating,
        origins,
      },
    });
    expect(await ann.operations.site()).toEqual(before);
  });

  test('a name on the list of real people can no longer be a character’s', async () => {
    const character = { name: 'Quillon Varnbek', age: 30, texts: ['A sailor.'] };
    const { safety } = app.app;
    expect(safety.checkCharacter(character).action).toBe('allow');
    await ann.operations.changeSite({ body: { real_persons: ['Quillon Varnbek', '佐藤 美咲'] } });
    expect((await ann.operations.site()).real_persons).toHaveLength(2);
    expect(safety.checkCharacter(character)).toMatchObject({ reason: 'real_person' });
    await ann.operations.changeSite({ body: { real_persons: [] } });
    await ann.operations.site();
    expect(safety.checkCharacter(character).action).toBe('allow');
  });

  test('explicit content is refused while a server with it would not start, and the missing settings are named', async () => {
    const reply = await app.http.inject({
      method: 'PATCH',
      url: '/api/admin/site?host=pd',
      headers: { authorization: `Bearer ${ann.token}` },
      payload: { content_rating: 'explicit', name: 'Red' },
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'request.invalid',
      errors: [
        {
          field: 'content_rating',
          message: expect.stringMatching(/age check.*removal email.*classifier/) as string,
        },
      ],
    });
    expect(await ann.operations.site()).toMatchObject({ content_rating: 'sfw', name: 'Rose' });
  });

  test('only an owner says where purchases are reported, since emails of members go there', async () => {
    const plain = await app.member();
    await app.makeAdmin(plain.id);
    await database.pool.query(`update person set admin_roles = '{}' where id = $1`, [plain.id]);
    const to = (affiliate_report_url: string) =>
      plain.operations.changeSite({ body: { affiliate_report_url } });
    await expect(to('https://net.example')).rejects.toMatchObject({ code: 'request.invalid' });
    expect(await plain.operations.changeSite({ body: { tagline: 'Evenings.' } })).toMatchObject({
      tagline: 'Evenings.',
      affiliate_report_url: '',
    });
  });

  test('an entry about a price has the name of the item', async () => {
    const [plan] = (await ann.prices.list()).plans;
    if (!plan) throw new Error('no plan');
    const { id, ...terms } = plan;
    await ann.prices.setPlan({ params: { id }, body: { ...terms, price_cents: 1_399 } });
    const { entries } = await ann.audit.list({ query: { subject_type: 'plan' } });
    expect(entries[0]).toMatchObject({ act: 'price.changed', subject_name: plan.name });
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
    ['daily_plan_messages', 0],
    ['affiliate_report_url', 'http://net.example'],
    ['affiliate_parameters', ['a b']],
    ['origins', ['https://app.example/path']],
    ['origins', ['https://ann:secret@app.example']],
    ['origins', ['https://app.example?x']],
    ['content_rating', 'wild'],
  ])('refuse a wrong %s', async (field, value) => {
    await expect(ann.operations.changeSite({ body: { [field]: value } })).rejects.toMatchObject({
      status: 422,
      code: 'request.invalid',
    });
  });
});
