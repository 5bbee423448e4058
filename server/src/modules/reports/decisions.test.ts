// Decisions on reports: one for all reports of a subject; an upheld report takes it down with a reason, and can be
// undone.
import { referenceOf } from '@velour/contract/report-values.ts';
import { beforeAll, expect, test } from 'vitest';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { removal } from '../../../test/pictured.ts';
import { openReporting, type Reporting } from '../../../test/reporting.ts';

onDatabase('deciding reports', (open) => {
  const later = cleanUp();
  let at: Reporting;
  beforeAll(async () => {
    at = await openReporting(await open(), later);
  });

  test('an upheld character is gone, its owner reads why and cannot publish it; a reversal brings it back', async () => {
    const { app, root, creator, world, waitASecondOrTwo, plain, decide } = at;
    const { id, portrait } = await world.met('Zora', creator.id);
    const eve = await app.visitor();
    const chat = await eve.chat.open({ body: { character_id: id } });
    const subject = { type: 'character', character_id: id } as const;
    const { number } = await eve.reports.report({ body: { subject, reason: 'real_person' } });
    const reason = 'It shows a real person.';
    await decide(await world.idOf(number), 'uphold', { reason });
    await expect(app.guest.characters.read({ params: { char_id: id } })).rejects.toMatchObject({
      code: 'character.not_found',
    });
    expect((await app.guest.characters.list({ query: { search: 'Zora' } })).characters).toEqual([]);
    expect(await plain(portrait)).toBe(404);
    waitASecondOrTwo();
    expect(await eve.chat.read({ params: { id: chat.session_id } })).toMatchObject({
      is_open: false,
    });
    const { characters } = await creator.own_characters.list({ query: {} });
    expect(characters.find((one) => one.id === id)).toMatchObject({
      visibility: 'rejected',
      review_reason: null,
      appeal: null,
      held: { reason, report: number.slice(0, 'VR-1234-1234'.length) },
    });
    const publish = () =>
      creator.own_characters.setPublic({
        params: { char_id: id },
        body: { is_public: true, version: 1 },
      });
    await expect(publish()).rejects.toMatchObject({ code: 'character.held' });
    const { notifications } = await creator.notifications.inbox({ query: {} });
    expect(notifications).toMatchObject([{ topic: 'character_reviewed', path: '/my-character' }]);
    const [mail] = await world.mailsTo('maker@example.com');
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain('Zora');
    // The number would open the reporter's own page.
    const reference = number.slice(0, 'VR-1234-1234'.length);
    expect(mail?.text).toContain(`/feedback?report=${reference}`);
    expect(mail?.text).not.toContain(number);
    const found = { state: 'upheld', search: reference } as const;
    expect((await root.reports.list({ query: found })).total_count).toBe(1);
    expect(await app.guest.reports.state({ params: { number } })).toMatchObject({
      state: 'upheld',
      decision_reason: reason,
    });

    await root.reports.decide({
      params: { report_id: await world.idOf(number) },
      body: { decision: 'reject', reason: 'It does not, after all.', seen: 'upheld' },
    });
    expect(await app.guest.characters.read({ params: { char_id: id } })).toMatchObject({ id });
    expect(await creator.own_characters.read({ params: { char_id: id } })).toMatchObject({
      visibility: 'public',
      held: null,
    });
    expect(await plain(portrait)).toBe(200);
  });

  test('the creator is notified that it is visible again once the last decision that hides it is reversed', async () => {
    const { app, creator, world, decide } = at;
    const { id } = await world.met('Yara', creator.id);
    const subject = { type: 'character', character_id: id } as const;
    const reportOnce = async () => {
      const eve = await app.visitor();
      return (await eve.reports.report({ body: { subject, reason: 'real_person' } })).number;
    };
    const heldBy = async () =>
      (await creator.own_characters.read({ params: { char_id: id } })).held?.report;
    const [one, other] = [await reportOnce(), await reportOnce()];
    await decide(await world.idOf(one), 'uphold');
    expect(await heldBy()).toBe(referenceOf(one));
    const mails = () => world.mailsTo('maker@example.com');
    const isRestored = async () =>
      (await mails()).some(({ text }) => text.includes('Your character Yara was hidden while'));
    await decide(await world.idOf(one), 'reject', { seen: 'upheld' });
    await expect(app.guest.characters.read({ params: { char_id: id } })).rejects.toMatchObject({
      code: 'character.not_found',
    });
    expect(await isRestored()).toBe(false);
    expect(await heldBy()).toBe(referenceOf(other));
    await decide(await world.idOf(other), 'reject', { seen: 'upheld' });
    expect(await app.guest.characters.read({ params: { char_id: id } })).toMatchObject({ id });
    expect(await isRestored()).toBe(true);
  });

  test('upholding one report decides all with the same claim, and notifies each reporter', async () => {
    const { root, world, plain, request: ask, decide } = at;
    const { portrait } = await world.met('Xenia');
    for (const email of ['lee@example.com', 'max@example.com'])
      await ask(removal(portrait, { email }));
    const { reports } = await root.reports.list({ query: { limit: '100' } });
    const about = reports.filter(({ subject_name }) => subject_name === 'Xenia');
    expect(about).toHaveLength(2);
    await decide(about[0]?.id ?? '', 'uphold', { reason: 'Gone for good.' });
    for (const email of ['lee@example.com', 'max@example.com'])
      expect((await world.mailsTo(email))[0]?.text).toContain('Gone for good.');
    expect(await plain(portrait)).toBe(404);
  });

  test('a decision and a ban about the same person at once both come to their end', async () => {
    const { app, root, world, decide } = at;
    const eve = await app.visitor();
    for (let round = 0; round < 5; round += 1) {
      const maker = await app.member();
      const { id } = await world.met(`Both${round}`, maker.id);
      const subject = { type: 'character', character_id: id } as const;
      const { number } = await eve.reports.report({ body: { subject, reason: 'real_person' } });
      const params = { member_id: maker.id };
      const body = { reason: 'At once.' };
      const report_id = await world.idOf(number);
      await Promise.all([decide(report_id, 'uphold', body), root.members.ban({ params, body })]);
      expect((await root.curation.character({ params: { char_id: id } })).visibility).toBe(
        'rejected',
      );
    }
  });

  test('of two decisions at once one succeeds and the other is refused', async () => {
    const { app, other, world, decide } = at;
    for (let round = 0; round < 6; round += 1) {
      const { id } = await world.met(`Twice${round}`);
      const subject = { type: 'character', character_id: id } as const;
      const eve = await app.visitor();
      const { number } = await eve.reports.report({ body: { subject, reason: 'illegal' } });
      const report_id = await world.idOf(number);
      const outcomes = await Promise.allSettled([
        decide(report_id, 'uphold'),
        decide(report_id, 'reject', { by: other }),
      ]);
      const lost = outcomes.filter(({ status: end }) => end === 'rejected');
      expect(lost).toMatchObject([{ reason: { code: 'report.decided' } }]);
      const isUpheld = outcomes[0].status === 'fulfilled';
      expect((await world.acts(id)).map(({ act }) => act)).toEqual([
        isUpheld ? 'report.upheld' : 'report.rejected',
      ]);
      const found = await app.guest.characters.list({ query: { search: `Twice${round}` } });
      expect(found.characters).toHaveLength(isUpheld ? 0 : 1);
    }
  });

  /** A reported message of a character in a visitor's chat, with this text. */
  const reportedMessage = async (words: string) => {
    const { app, world } = at;
    const { id } = await world.met('Vesna');
    const eve = await app.visitor();
    const chat = await eve.chat.open({ body: { character_id: id } });
    const params = { id: chat.session_id, seq: '2' };
    await eve.chat.edit({ params, body: { text: words } });
    const subject = { type: 'message', session_id: chat.session_id, seq: 2 } as const;
    const report = async () =>
      (await eve.reports.report({ body: { subject, reason: 'illegal' } })).number;
    const report_id = await world.idOf(await report());
    const shown = async () => {
      const { messages } = await eve.chat.history({ params: { id: params.id }, query: {} });
      return messages.find(({ seq }) => seq === 2);
    };
    return { eve, params, report_id, report, shown };
  };

  test('an upheld message shows the reason in place of its text everywhere, and its text again after a reversal', async () => {
    const { app, world, scope, decide } = at;
    const { eve, params, report_id, report, shown } = await reportedMessage('A rude limerick.');
    const { id } = params;
    const before = await shown();
    const reason = 'It insults people.';
    await decide(report_id, 'uphold', { reason });
    expect(await shown()).toEqual({
      ...before,
      text: '',
      state: 'removed',
      failure: reason,
      variant: 0,
      variants: 1,
    });
    const everything = async () => {
      const own: unknown[] = [];
      for await (const some of app.app.chat.personalData.exportOf(scope(), eve.id).chats)
        for (const { messages } of some) for await (const page of messages) own.push(page);
      const { chats } = await eve.chat.list({ query: {} });
      return JSON.stringify([own, chats, await eve.chat.read({ params: { id } })]);
    };
    expect(await everything()).not.toContain('limerick');
    await expect(report()).rejects.toMatchObject({ code: 'report.subject_not_found' });
    const edit = eve.chat.edit({ params, body: { text: 'It was kind.' } });
    await expect(edit).rejects.toMatchObject({ code: 'chat.message_removed' });
    const choose = eve.chat.chooseVariant({ params, body: { variant: 0 } });
    await expect(choose).rejects.toMatchObject({ code: 'chat.message_removed' });
    await expect(eve.chat.continue({ params: { id }, body: { seq: 2 } })).rejects.toMatchObject({
      code: 'chat.nothing_to_continue',
    });
    expect(await world.facts(id, 'report.upheld')).toEqual({
      before: { state: 'open', hides: false },
      after: { state: 'upheld', hides: true, report_id, about: 'illegal', seq: 2 },
    });

    await decide(report_id, 'reject', { seen: 'upheld' });
    expect(await shown()).toEqual(before);
    expect(await everything()).toContain('limerick');
  });

  test('no model reads a removed message, and a socket that resumes gets none of it', async () => {
    const { app, llm, scope, decide } = at;
    const { eve, params, report_id } = await reportedMessage('The password is swordfish.');
    const { id } = params;
    await decide(report_id, 'uphold');
    await eve.chat.send({ params: { id }, body: { text: 'What did you say?' } });
    const puppet = await llm.next();
    expect(JSON.stringify(puppet.prompt)).not.toContain('swordfish');
    puppet.end();
    const sent: object[] = [];
    const actor = await app.app.identity.readToken(eve.token, app.site_id);
    await app.app.chat.resume(scope(), actor, {
      points: [{ session_id: id, seq: 2, variant: 0, n: 0 }],
      send: (event) => void sent.push(event),
    });
    expect(sent).toEqual([]);
  });

  test('a message that its author deletes in the meantime stays deleted; the decision is recorded all the same', async () => {
    const { decide } = at;
    const { eve, params, report_id, shown } = await reportedMessage('Gone.');
    await eve.chat.removeMessage({ params });
    expect(await decide(report_id, 'uphold')).toMatchObject({ state: 'upheld', is_hidden: false });
    expect(await decide(report_id, 'reject', { seen: 'upheld' })).toMatchObject({
      state: 'rejected',
    });
    expect(await shown()).toBeUndefined();
  });

  test('an upheld profile loses its name on every card and cannot take it again; a reversal restores it', async () => {
    const { app, creator, world, root, waitASecondOrTwo, decide } = at;
    const { id } = await world.met('Ursa', creator.id);
    const subject = { type: 'profile', profile_id: creator.id } as const;
    const eve = await app.visitor();
    const { number } = await eve.reports.report({ body: { subject, reason: 'hateful' } });
    const report_id = await world.idOf(number);
    const maker = async () => {
      waitASecondOrTwo();
      return (await app.guest.characters.read({ params: { char_id: id } })).creator;
    };
    const named = { id: creator.id, name: 'Maker' };
    expect(await maker()).toEqual(named);
    await decide(report_id, 'uphold', { reason: 'The name is an insult.' });
    expect(await maker()).toBeNull();
    const page = app.guest.creators.read({ params: { creator_id: creator.id } });
    await expect(page).rejects.toMatchObject({ code: 'creator.not_found' });
    const mails = await world.mailsTo('maker@example.com');
    expect(mails.some(({ text }) => text.includes('The name is an insult.'))).toBe(true);
    for (const name of ['Maker', 'mAKER']) {
      await expect(creator.account.changeUser({ body: { name } })).rejects.toMatchObject({
        code: 'identity.name_withheld',
      });
    }
    // A provider that still has the name sends it with every token.
    await app.app.identity.members.change(at.scope(), creator.id, { name: 'Maker' });
    expect(await maker()).toBeNull();
    expect(await world.facts(creator.id, 'report.upheld')).toMatchObject({
      before: { hides: false },
      after: { hides: true, report_id },
    });

    await decide(report_id, 'reject', { by: root, seen: 'upheld' });
    expect(await maker()).toEqual(named);
  });

  test('with two reports of a name, it is restored with the last of them, and a new name stays', async () => {
    const { app, creator, world, scope, decide } = at;
    const subject = { type: 'profile', profile_id: creator.id } as const;
    const ids: string[] = [];
    for (const eve of [await app.visitor(), await app.visitor()]) {
      const { number } = await eve.reports.report({ body: { subject, reason: 'hateful' } });
      ids.push(await world.idOf(number));
    }
    const [one = '', two = ''] = ids;
    const name = async () => (await app.app.identity.members.find(scope(), creator.id))?.name;
    await decide(one, 'uphold');
    await decide(one, 'reject', { seen: 'upheld' });
    expect(await name()).toBeNull();
    await creator.account.changeUser({ body: { name: 'Renamed' } });
    await decide(two, 'reject', { seen: 'upheld' });
    expect(await name()).toBe('Renamed');
    await creator.account.changeUser({ body: { name: 'Maker' } });
  });
});
