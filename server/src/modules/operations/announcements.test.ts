// Announcements: created and ended by admins, visible to visitors while they are live, and in the audit log.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';

const MINUTE_MS = 60_000;

onDatabase('announcements', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let ann: Person;

  beforeAll(async () => {
    app = await testApp({ database: await open(), later });
    ann = await app.member();
    await app.makeAdmin(ann.id);
  });

  const inMinutes = (minutes: number) =>
    new Date(app.clock.now().getTime() + minutes * MINUTE_MS).toISOString();
  const shown = async () => (await app.guest.site.status()).announcements.map(({ text }) => text);
  const body = { text: 'New voices are here.', tone: 'good', audience: 'everyone' } as const;

  test('one without dates is live until it is ended', async () => {
    const link = { link: '/premium', link_label: 'See plans' };
    const added = await ann.announcements.add({ body: { ...body, ...link } });
    expect(added).toMatchObject({ ...body, ...link, state: 'live', until: null });
    expect(await shown()).toEqual([body.text]);
    const ended = await ann.announcements.end({ params: { announcement_id: added.id } });
    expect(ended.state).toBe('ended');
    expect(await shown()).toEqual([]);
    const again = await ann.announcements.end({ params: { announcement_id: added.id } });
    expect(again).toEqual(ended);
    const { entries } = await ann.audit.list({ query: { subject_id: added.id } });
    expect(entries.map(({ act }) => act)).toEqual(['announcement.ended', 'announcement.added']);
    expect(entries[1]).toMatchObject({ actor_id: ann.id, after: { ...body, ...link } });
  });

  test('an announcement with dates starts and ends by itself', async () => {
    await ann.announcements.add({
      body: { ...body, text: 'Maintenance.', from: inMinutes(1), until: inMinutes(2) },
    });
    const state = async () => (await ann.announcements.list()).announcements[0]?.state;
    expect([await state(), await shown()]).toEqual(['scheduled', []]);
    app.clock.forward(MINUTE_MS);
    expect([await state(), await shown()]).toEqual(['live', ['Maintenance.']]);
    app.clock.forward(MINUTE_MS);
    expect([await state(), await shown()]).toEqual(['ended', []]);
    app.clock.forward(-2 * MINUTE_MS);
  });

  test.each([
    [{ link: 'https://elsewhere.example/' }, 'request.invalid'],
    [{ link: '//elsewhere.example/' }, 'request.invalid'],
    [{ link: '/\\elsewhere.example/' }, 'request.invalid'],
    [{ text: ' ' }, 'request.invalid'],
    [{ text: 'x'.repeat(201) }, 'request.invalid'],
    [{ from: inYear(2031), until: inYear(2030) }, 'request.invalid'],
    [{ until: inYear(2020) }, 'announcement.over'],
  ])('refuses %o', async (wrong, code) => {
    await expect(ann.announcements.add({ body: { ...body, ...wrong } })).rejects.toMatchObject({
      code,
    });
  });

  test('an unknown one cannot be ended', async () => {
    await expect(
      ann.announcements.end({ params: { announcement_id: ann.id } }),
    ).rejects.toMatchObject({ code: 'announcement.not_found' });
  });
});

function inYear(year: number): string {
  return `${year}-01-01T00:00:00.000Z`;
}
