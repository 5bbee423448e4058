// The status of pages of characters, domes, creators and chats, on a real database.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';

onDatabase('the status of a page', (open) => {
  const later = cleanUp();
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp({ database: await open(), later });
  });

  const statusOf = async (path: string): Promise<number> => {
    const site = await app.app.sites.ofPage('localhost');
    if (!site) throw new Error('The default site is missing.');
    const at = { hostname: 'localhost', origin: 'http://localhost', search: '', address: '::1' };
    return (await app.app.site.metadataAt(site, { ...at, path })).status;
  };

  test('is 404 for an unknown or malformed id', async () => {
    for (const id of [randomUUID(), 'else'])
      for (const path of [`/mara/${id}/chat`, `/dome/quiet/${id}`, `/creator/${id}`])
        expect(await statusOf(path), path).toBe(404);
    expect(await statusOf('/chats/else')).toBe(404);
    expect(await statusOf(`/chats/${randomUUID()}`)).toBe(200);
    expect(await statusOf('/chats')).toBe(200);
  });

  test('is 200 for existing content, even if a visitor may not see it', async () => {
    const { id: owner_id } = await app.member();
    const draft = { is_official: false, owner_id };
    const shown = await app.addCharacter();
    const hidden = await app.addCharacter({ ...draft, visibility: 'private' });
    const rated = await app.addCharacter({ ...draft, rating: 'suggestive' });
    for (const id of [shown, hidden, rated]) expect(await statusOf(`/mara/${id}/chat`)).toBe(200);
  });

  test('is 410 for deleted content that was public, and 404 for content that was not', async () => {
    const member = await app.member();
    const own = { is_official: false, owner_id: member.id } as const;
    const shown = await app.addCharacter({ ...own, visibility: 'public' });
    const rated = await app.addCharacter({ ...own, visibility: 'public', rating: 'explicit' });
    const hidden = await app.addCharacter({ ...own, visibility: 'private' });
    const ids = [shown, rated, hidden];
    for (const char_id of ids) await member.own_characters.remove({ params: { char_id } });
    const statuses = await Promise.all(ids.map((id) => statusOf(`/mara/${id}/chat`)));
    expect(statuses).toEqual([410, 404, 404]);
    const read = (char_id: string) => app.guest.characters.read({ params: { char_id } });
    const gallery = { query: { character_id: shown } };
    await expect(read(shown)).rejects.toMatchObject({ status: 410, code: 'character.deleted' });
    await expect(read(hidden)).rejects.toMatchObject({ status: 404 });
    await expect(member.gallery.profileImages(gallery)).rejects.toMatchObject({ status: 410 });
  });
});
