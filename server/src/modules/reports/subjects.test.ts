// Reported subjects and their copies are hidden everywhere at once, and restored unchanged.
import { beforeAll, expect, test } from 'vitest';
import { asJson, v3 } from '../../../test/card-files.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { removal } from '../../../test/pictured.ts';
import { openReporting, type Reporting } from '../../../test/reporting.ts';

onDatabase('what is reported', (open) => {
  const later = cleanUp();
  let at: Reporting;
  beforeAll(async () => {
    at = await openReporting(await open(), later);
  });

  test('a removal hides its picture from every way at once, and a rejection brings all of it back', async () => {
    const { app, root, world, status, plain, request: ask, decide } = at;
    const { id, portrait } = await world.met('Tamar');
    const own = () => app.guest.characters.read({ params: { char_id: id } });
    const signed = () => app.app.assets.signedUrlOf({ id: portrait }, 96);
    const before = await own();
    expect([await plain(portrait), await status(signed())]).toEqual([200, 200]);
    const about = `https://example.com${before.portrait_url}`;
    const filed = await ask(removal(about, { email: 'tamar@example.com' }));
    expect(filed.is_hidden).toBe(true);
    expect([await plain(portrait), await status(signed())]).toEqual([404, 404]);
    expect(await app.app.assets.reshape(portrait, { width: 60, height: 80 })).toBeUndefined();
    const gone = await own();
    expect(JSON.stringify(gone)).not.toContain(portrait);
    expect(gone).toMatchObject({ preview: '', gallery_urls: [before.gallery_urls[0]] });
    const [mail] = await world.mailsTo('tamar@example.com');
    expect(mail?.text).toContain(filed.number);
    expect(mail?.text).toContain(`/removal/${filed.number}`);

    const report_id = await world.idOf(filed.number);
    const read = await root.reports.read({ params: { report_id } });
    expect(read).toMatchObject({
      reporter: { kind: 'removal', name: 'Pat', email: 'tamar@example.com', relation: 'me' },
      about,
      is_hidden: true,
      subject: { character: { id } },
    });
    const [seen = ''] = read.subject.picture_urls;
    const answer = await app.http.inject(seen);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'private, no-store',
    ]);
    for (const forged of [seen.replace('&review=1', ''), `${signed()}&review=1`]) {
      expect(await status(forged)).toBe(404);
    }

    await decide(report_id, 'reject');
    expect(await own()).toEqual({ ...before, updated_at: expect.any(String) });
    expect(await plain(portrait)).toBe(200);
    expect(await world.acts(portrait)).toEqual([
      { act: 'picture.held', reason: 'Reported: intimate picture' },
      { act: 'report.rejected', reason: 'We have looked at it.' },
    ]);
  });

  test('copies of a held picture are held as well, even those that are uploaded later', async () => {
    const { app, creator, world, status, plain, request: ask, decide } = at;
    const n = 51_001;
    const [first, copy] = [await world.picture(null, n), await world.picture(creator.id, n)];
    const { number } = await ask(removal(first.id));
    const third = await world.picture(null, n);
    expect([await plain(first.id), await plain(third.id)]).toEqual([404, 404]);
    expect(await status(app.app.assets.signedUrlOf(copy, 96))).toBe(404);
    await decide(await world.idOf(number), 'reject');
    expect([await plain(first.id), await plain(third.id)]).toEqual([200, 200]);
    expect(await status(app.app.assets.signedUrlOf(copy, 96))).toBe(200);
  });

  test('two who hide the same: it is shown again when the last of both is gone', async () => {
    const { app, world, plain, request: ask, decide } = at;
    const { id, portrait } = await world.met('Yara');
    const one = await ask(removal(portrait));
    const two = await ask(
      removal(`/yara/${id}/chat`, { email: 'kim@example.com', reason: 'child_safety' }),
    );
    expect([one.is_hidden, two.is_hidden]).toEqual([true, true]);
    await decide(await world.idOf(two.number), 'reject');
    expect(await app.guest.characters.read({ params: { char_id: id } })).toMatchObject({ id });
    expect(await plain(portrait)).toBe(404);
    await decide(await world.idOf(one.number), 'reject');
    expect(await plain(portrait)).toBe(200);
  });

  test('with a concurrent report and approval, a character on hold is never public', async () => {
    const { database, root, creator, request: ask } = at;
    for (let round = 0; round < 6; round += 1) {
      const card = { ...v3, data: { ...v3.data, name: `Hasty${round}` } };
      const { character } = await creator.own_characters.importCard({ body: asJson(card) });
      const char_id = character?.id ?? '';
      const params = { char_id };
      await creator.own_characters.setPublic({ params, body: { is_public: true, version: 1 } });
      const email = `hasty${round}@example.com`;
      const body = removal(char_id, { email, reason: 'child_safety' });
      await Promise.allSettled([
        root.review.decide({ params, body: { decision: 'approve', version: 1, rating: 'safe' } }),
        ask(body),
        creator.own_characters.setPublic({ params, body: { is_public: true, version: 1 } }),
      ]);
      const { rows } = await database.pool.query<{ visibility: string; held: boolean }>(
        `select visibility, holds <> '{}' as held from character where id = $1`,
        [char_id],
      );
      expect(rows).toEqual([{ visibility: 'rejected', held: true }]);
      await expect(
        creator.own_characters.setPublic({ params, body: { is_public: true, version: 1 } }),
      ).rejects.toMatchObject({ code: 'character.held' });
    }
  });

  test('an edit while it was hidden needs its review; a deletion is taken back as hidden', async () => {
    const { creator, world, request: ask, decide } = at;
    const { id } = await world.met('Edda', creator.id);
    const params = { char_id: id };
    const filed = await ask(removal(id, { email: 'edda@example.com' }));
    await creator.own_characters.edit({ params, body: { version: 1, changes: { name: 'Ida' } } });
    await creator.own_characters.remove({ params });
    expect(await creator.own_characters.undoRemove({ params })).toMatchObject({
      visibility: 'rejected',
    });
    await decide(await world.idOf(filed.number), 'reject');
    const { characters } = await creator.own_characters.list({ query: {} });
    expect(characters.find((one) => one.id === id)).toMatchObject({ visibility: 'pending_review' });
  });

  const listedOf = async (char_id: string) => {
    const { characters } = await at.creator.own_characters.list({ query: {} });
    return characters.find(({ id }) => id === char_id);
  };

  test('a character that the review had refused shows that reason again after its holds are removed', async () => {
    const { root, creator, world, request: ask, decide } = at;
    const card = { ...v3, data: { ...v3.data, name: 'Thin' } };
    const { character } = await creator.own_characters.importCard({ body: asJson(card) });
    const params = { char_id: character?.id ?? '' };
    await creator.own_characters.setPublic({ params, body: { is_public: true, version: 1 } });
    const reason = 'Too thin to be shown.';
    await root.review.decide({ params, body: { decision: 'reject', version: 1, reason } });
    const body = { email: 'thin@example.com', reason: 'child_safety' as const };
    const one = await ask(removal(params.char_id, body));
    const two = await ask(removal(params.char_id, { ...body, email: 'thinner@example.com' }));
    expect((await listedOf(params.char_id))?.review_reason).not.toBe(reason);
    await decide(await world.idOf(one.number), 'reject');
    await decide(await world.idOf(two.number), 'reject');
    expect(await listedOf(params.char_id)).toMatchObject({
      visibility: 'rejected',
      review_reason: reason,
    });
  });

  test('a picture that is restored after its character was approved without it is reviewed first', async () => {
    const { app, root, creator, world, plain, request: ask, decide } = at;
    const { id: portrait_id } = await world.picture(creator.id);
    const char_id = await app.addCharacter({
      name: 'Mona',
      owner_id: creator.id,
      is_official: false,
      portrait_id,
      visibility: 'private',
    });
    const params = { char_id };
    const filed = await ask(removal(portrait_id, { email: 'mona@example.com' }));
    await creator.own_characters.setPublic({ params, body: { is_public: true, version: 1 } });
    await root.review.decide({ params, body: { decision: 'approve', version: 1, rating: 'safe' } });
    expect((await app.guest.characters.read({ params })).portrait_url).toBe('/silhouette.svg');
    await decide(await world.idOf(filed.number), 'reject');
    const waiting = await listedOf(char_id);
    expect(waiting).toMatchObject({ visibility: 'pending_review', version: 2 });
    await expect(app.guest.characters.read({ params })).rejects.toMatchObject({
      code: 'character.not_found',
    });
    expect(await plain(portrait_id)).toBe(404);
    await root.review.decide({ params, body: { decision: 'approve', version: 2, rating: 'safe' } });
    expect((await app.guest.characters.read({ params })).portrait_url).toContain(portrait_id);
    expect(await plain(portrait_id)).toBe(200);
  });
});
