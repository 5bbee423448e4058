// The memory of chats: what is learned without a model and with one, corrected, edited, deleted, forgotten and moved.
import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../../test/app.ts';
import { openChat, exchange as exchangeWith } from '../../../../test/chats.ts';
import { cleanUp, onDatabase } from '../../../../test/databases.ts';
import { createPuppetLlm, type Puppet, type PuppetLlm } from '../../../../test/fakes/fake-llm.ts';
import { openRemembering } from '../../../../test/remembering.ts';
import type { Database } from '../../../platform/db/open.ts';
import { openScope } from '../../../platform/db/scope.ts';
import { placeOf } from '../chat.rules.ts';
import { indexText } from '@velour/text-search/indexed-words.ts';
import { replaceWords } from '../search/search.store.ts';
import type { EmbeddingsProvider } from '../../../providers/embeddings/port.ts';
import type { Prompt } from '../../../providers/llm/port.ts';

onDatabase('the memory of chats', (open) => {
  const later = cleanUp();
  let database: Database;
  let llm: PuppetLlm;
  let app: TestApp;
  beforeAll(async () => {
    database = await open();
    // So small that long chats do not fit into it.
    llm = createPuppetLlm({ contextTokens: 1_024 });
    app = await testApp({ database, llm, later, master });
  });
  const master = randomBytes(32);

  const { chatWith, exchange, remember, factsOf, factOf } = openRemembering(() => ({ app, llm }));

  test('facts that users state about themselves are in the panel and in the next prompts, even of a new chat', async () => {
    const ann = await app.visitor();
    const character = await app.addCharacter({ name: 'Ada' });
    const id = await chatWith(ann, character);
    await exchange(ann, id, 'My name is Joana. I live in Porto.');
    await remember(id);
    expect(await factsOf(ann, id)).toEqual(['Lives in Porto', 'Name: Joana']);
    expect(await factOf(ann, id, 'Lives in Porto')).toMatchObject({ session_id: id, seq: 3 });
    expect((await exchange(ann, id, 'Hello again')).system).toContain('Lives in Porto');
    const second = await chatWith(ann, character);
    expect((await exchange(ann, second, 'Hello')).system).toContain('Name: Joana');
    const other = await chatWith(ann);
    expect((await exchange(ann, other, 'Hello')).system).not.toContain('Joana');
    expect(await factsOf(ann, other)).toEqual([]);
  });

  test('a correction replaces a fact; deleted, it restores the first; edited, it is read again', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann);
    await exchange(ann, id, 'I live in Porto.');
    await remember(id);
    await exchange(ann, id, 'I live in Braga now.');
    await remember(id);
    expect(await factsOf(ann, id)).toEqual(['Lives in Braga']);
    await ann.chat.edit({ params: { id, seq: '5' }, body: { text: 'I live in Faro now.' } });
    expect(await factsOf(ann, id)).toEqual(['Lives in Porto']);
    await remember(id);
    expect(await factsOf(ann, id)).toEqual(['Lives in Faro']);
    await ann.chat.removeMessage({ params: { id, seq: '5' } });
    expect(await factsOf(ann, id)).toEqual(['Lives in Porto']);
    await remember(id);
    expect(await factsOf(ann, id)).toEqual(['Lives in Porto']);
    await ann.chat.removeFrom({ params: { id }, query: { seq: '3' } });
    expect(await factsOf(ann, id)).toEqual([]);
    expect((await exchange(ann, id, 'Where do I live?')).system).not.toContain('Porto');
  });

  test('a plan is kept with its day, which the panel and the prompt say; a changed day counts from the change', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann);
    await exchange(ann, id, 'I have an exam tomorrow. I live in Porto.');
    await remember(id);
    const at = app.clock.now().getTime();
    const dayIn = (days: number): string =>
      new Date(at + days * 86_400_000).toISOString().slice(0, 10);
    expect((await factOf(ann, id, 'Lives in Porto')).day).toBeNull();
    const exam = await factOf(ann, id, 'Has an exam tomorrow');
    expect(exam.day).toBe(dayIn(1));
    expect((await exchange(ann, id, 'Hello')).system).toMatch(/exam .*; that is tomorrow\)/);
    const change = (text: string) =>
      ann.memory.change({ params: { id, fact_id: exam.id }, body: { text } });
    expect((await change('Has an exam in three days')).day).toBe(dayIn(3));
    expect((await change('Has no exam')).day).toBeNull();
  });

  test('users add, change, pin and delete facts; deleting one does not restore what it replaced', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann);
    await exchange(ann, id, 'I live in Porto.');
    await remember(id);
    await exchange(ann, id, 'I live in Braga now.');
    await remember(id);
    const added = await ann.memory.add({ params: { id }, body: { text: 'Sings in a choir' } });
    expect(added).toMatchObject({ is_pinned: true, seq: null });
    const home = await factOf(ann, id, 'Lives in Braga');
    const at = { params: { id, fact_id: home.id } };
    const changed = await ann.memory.change({ ...at, body: { text: 'Lives by the sea' } });
    expect(changed).toMatchObject({ text: 'Lives by the sea', is_pinned: false });
    await ann.memory.change({ ...at, body: { is_pinned: true } });
    // A pinned fact is changed by its person alone.
    await exchange(ann, id, 'I live in Faro now.');
    await remember(id);
    expect(await factsOf(ann, id)).toContain('Lives by the sea');
    await ann.memory.remove(at);
    expect(await factsOf(ann, id)).toEqual(['Lives in Faro', 'Sings in a choir']);
    await expect(ann.memory.remove(at)).rejects.toMatchObject({ code: 'memory.fact_not_found' });
    const blank = ann.memory.add({ params: { id }, body: { text: '  ' } });
    await expect(blank).rejects.toMatchObject({ code: 'request.invalid' });
  });

  test('if two windows change one memory, the second is shown the first change and loses nothing', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann);
    const { id: fact_id } = await ann.memory.add({ params: { id }, body: { text: 'Sings' } });
    const change = (text: string, replaces: string) =>
      ann.memory.change({ params: { id, fact_id }, body: { text, replaces } });
    await change('Sings alto', 'Sings');
    await expect(change('Sings bass', 'Sings')).rejects.toMatchObject({
      code: 'memory.fact_changed',
    });
    expect(await factsOf(ann, id)).toEqual(['Sings alto']);
    await change('Sings bass', 'Sings alto');
    const both = await Promise.allSettled([
      change('Sings tenor', 'Sings bass'),
      change('Sings mezzo', 'Sings bass'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a fact deleted by the user is not read again, summarized, or recalled', async () => {
    const ann = await app.visitor();
    const character = await app.addCharacter({ name: 'Ada' });
    const id = await chatWith(ann, character);
    await exchange(ann, id, 'The tide is low today.');
    await exchange(ann, id, 'I live in Porto, above the tile museum.');
    await remember(id);
    await exchange(ann, id, 'I live in Braga now, above the tile shop.');
    await remember(id);
    await exchange(ann, id, 'I live in Faro now, above the tile market.', 'Faro, a tile market!');
    await remember(id);
    for (let n = 0; n < 22; n += 1) await exchange(ann, id, `We talked about soup again, ${n}.`);
    await remember(id);
    const summaryOf = async () => (await ann.memory.read({ params: { id } })).summary?.text ?? '';
    expect(await summaryOf()).toContain('Faro');
    const question = 'Where do I live, above which tile place?';
    const other = await chatWith(ann, character);
    expect((await exchange(ann, other, question)).system).toContain('tile market');
    const home = await factOf(ann, id, 'Lives in Faro');
    await ann.memory.remove({ params: { id, fact_id: home.id } });
    const isGone = async () => {
      await remember(id);
      expect(await factsOf(ann, id)).toEqual([]);
      expect(await summaryOf()).not.toMatch(/Porto|Braga|Faro/);
      for (const chat of [other, await chatWith(ann, character)])
        expect((await exchange(ann, chat, question)).system).not.toMatch(/Porto|Braga|Faro|tile m/);
    };
    await isGone();
    // From here on all facts are read again.
    await ann.chat.edit({ params: { id, seq: '3' }, body: { text: 'The tide is high.' } });
    await isGone();
  });

  test('a fact changed by the user stays when an earlier message is edited', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann);
    await exchange(ann, id, 'The tide is low today.');
    await exchange(ann, id, 'I live in Porto.');
    await remember(id);
    const { id: fact_id } = await factOf(ann, id, 'Lives in Porto');
    await ann.memory.change({ params: { id, fact_id }, body: { text: 'Lives by the sea' } });
    await ann.chat.edit({ params: { id, seq: '3' }, body: { text: 'The tide is high.' } });
    await remember(id);
    expect(await factsOf(ann, id)).toEqual(['Lives by the sea']);
  });

  test('only the chosen variant of a reply is recalled', async () => {
    const ann = await app.visitor();
    const character = await app.addCharacter({ name: 'Ada' });
    const id = await chatWith(ann, character);
    await exchange(ann, id, 'Tell me of your brother.', 'My brother Tobias tunes church organs.');
    await ann.chat.regenerate({ params: { id }, body: { seq: 4 } });
    await llm.answer('My brother Tobias carves wooden spoons.');
    await expect
      .poll(async () => (await ann.chat.read({ params: { id } })).is_replying, { interval: 5 })
      .toBe(false);
    const other = await chatWith(ann, character);
    const { system } = await exchange(ann, other, 'What does your brother Tobias do?');
    expect(system).toContain('wooden spoons');
    expect(system).not.toContain('organs');
  });

  test('facts are sealed, move to the account with their chat, are exported, and end with the chat', async () => {
    const ann = await app.visitor();
    const character = await app.addCharacter({ name: 'Ada' });
    const id = await chatWith(ann, character);
    await exchange(ann, id, 'My name is Quillfeather.');
    await remember(id);
    const { rows } = await database.pool.query<{ content: Buffer }>(
      'select content from memory_fact where session_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows.some(({ content }) => content.includes('Quillfeather'))).toBe(false);
    const bea = await app.member();
    const scope = openScope(database.db, app.site_id);
    expect(await app.app.chat.moveAll(scope, ann.id, bea.id)).toBe(true);
    expect(await factsOf(bea, id)).toEqual(['Name: Quillfeather']);
    expect((await exchange(bea, id, 'Hello')).system).toContain('Quillfeather');
    const exported: unknown[] = [];
    for await (const chats of app.app.chat.personalData.exportOf(scope, bea.id).chats)
      exported.push(...chats.map(({ memories }) => memories));
    expect(exported).toEqual([['Name: Quillfeather']]);
    await bea.chat.remove({ params: { id } });
    const other = await chatWith(bea, character);
    expect(await factsOf(bea, other)).toEqual([]);
    await bea.chat.restore({ params: { id } });
    expect(await factsOf(bea, other)).toEqual(['Name: Quillfeather']);
  });

  test('a long chat is summarized, and a relevant earlier message is recalled in its current version', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann);
    await exchange(ann, id, 'My grandmother kept bees behind the chapel in Viana.');
    for (let n = 0; n < 22; n += 1) await exchange(ann, id, `We talked about soup again, ${n}.`);
    await remember(id);
    const memory = await ann.memory.read({ params: { id } });
    expect(memory.summary?.text).toContain('the chapel in Viana');
    const question = 'What did my grandmother keep behind the chapel?';
    const ask = async (): Promise<Prompt> => exchange(ann, id, question);
    await expect
      .poll(async () => (await ask()).system, { interval: 20 })
      .toContain('they: My grandmother kept bees');
    await ann.chat.edit({ params: { id, seq: '3' }, body: { text: 'My aunt raised goats.' } });
    const { system } = await ask();
    expect(system).not.toContain('bees');
    expect((await ann.memory.read({ params: { id } })).summary).toBeNull();
    const light = await ann.memory.setPreset({ params: { id }, body: { preset: 'light' } });
    expect(light.preset).toBe('light');
    expect((await ask()).system).not.toContain('Earlier messages that may matter');
  });

  test('earlier messages are recalled in the first reply of another chat, and of another process', async () => {
    const ann = await app.visitor();
    const character = await app.addCharacter({ name: 'Ada' });
    const id = await chatWith(ann, character);
    await exchange(ann, id, 'The oysters in Cadiz were too salty.', 'I prefer figs.');
    for (let n = 0; n < 20; n += 1) await exchange(ann, id, `We talked about soup again, ${n}.`);
    const second = await chatWith(ann, character);
    const { system } = await exchange(ann, second, 'Where were the oysters salty?');
    expect(system).toContain('they: The oysters in Cadiz were too salty.');
    const receipt = await ann.chat.receipt({ params: { id: second, seq: '4' } });
    expect(receipt.memory.recalled[0]).toMatchObject({ session_id: id, seq: 3 });
    const elsewhere = await testApp({ database, llm, later, master });
    const away = { ...ann, ...elsewhere.as(ann.token) };
    const again = await exchange(away, id, 'Where were the oysters salty?');
    expect(again.system).toContain('they: The oysters in Cadiz were too salty.');
    await ann.chat.removeMessage({ params: { id, seq: '3' } });
    const later_on = await exchange(away, second, 'And the oysters in Cadiz, salty?');
    expect(later_on.system).not.toContain('too salty');
    const stranger = await app.visitor();
    const other = await chatWith(stranger, character);
    const none = await exchange(stranger, other, 'Where were the oysters salty?');
    expect(none.system).not.toContain('Cadiz');
  });

  test('a question is recalled with the answer after it, unless that was deleted', async () => {
    const ann = await app.visitor();
    const character = await app.addCharacter({ name: 'Ada' });
    const id = await chatWith(ann, character);
    await exchange(ann, id, 'Hello.', 'Any favorite dessert of your grandmother?');
    await exchange(ann, id, 'Plum cake with cinnamon.');
    for (let n = 0; n < 10; n += 1) await exchange(ann, id, `We talked about soup again, ${n}.`);
    const second = await chatWith(ann, character);
    const query = 'Which dessert was the favorite of my grandmother?';
    const { system } = await exchange(ann, second, query);
    expect(system).toContain('they: Plum cake with cinnamon.');
    await ann.chat.removeMessage({ params: { id, seq: '5' } });
    expect((await exchange(ann, second, query)).system).not.toContain('Plum cake');
  });

  test('a long chat is read from a sealed snapshot, which is deleted with any of its messages', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann);
    await exchange(ann, id, 'The oysters in Cadiz were too salty.');
    await plant(ann.id, id, 2_200);
    const ask = async (of: Person) =>
      (await exchange(of, id, 'Where were the oysters salty?')).system;
    const restarted = async (): Promise<Person> => ({
      ...ann,
      ...(await testApp({ database, llm, later, master })).as(ann.token),
    });
    expect(await ask(await restarted())).toContain('they: The oysters in Cadiz');
    const count = async (): Promise<number> => {
      const query = 'select count(*)::int as n from recall_snapshot where session_id = $1';
      return (await database.pool.query<{ n: number }>(query, [id])).rows[0]?.n ?? 0;
    };
    await expect.poll(count).toBe(1);
    await database.pool.query('delete from message_words where session_id = $1', [id]);
    expect(await ask(await restarted())).toContain('they: The oysters in Cadiz');
    await ann.chat.removeFrom({ params: { id }, query: { seq: '2201' } });
    expect(await count()).toBe(1);
    await ann.chat.removeMessage({ params: { id, seq: '3' } });
    expect(await count()).toBe(0);
    expect(await ask(await restarted())).not.toContain('Cadiz');
  });

  /** Messages up to this one, as if they had been written. */
  const plant = async (person_id: string, session_id: string, last_seq: number): Promise<void> => {
    const scope = openScope(database.db, app.site_id);
    const key = await app.app.identity.dataKey(scope, person_id);
    const seqs = Array.from({ length: last_seq - 4 }, (_, at) => at + 5);
    const texts = seqs.map((seq) => `We talked about soup again, number ${seq}.`);
    await database.pool.query(
      `insert into message (session_id, seq, author, active_variant, variants, message_send_at)
       select $1, s, 'user', 0, 1, now() from unnest($2::int[]) as t(s)`,
      [session_id, seqs],
    );
    await database.pool.query(
      `insert into message_variant (session_id, seq, variant, text, state, n, created_at)
       select $1, s, 0, x, 'complete', 0, now() from unnest($2::int[], $3::bytea[]) as t(s, x)`,
      [
        session_id,
        seqs,
        texts.map((text, at) => key.seal(text, placeOf.variant(session_id, seqs[at] ?? 0, 0))),
      ],
    );
    const rows = texts.map((text, at) => ({ seq: seqs[at] ?? 0, words: indexText(text, key) }));
    await replaceWords(scope, { id: session_id, person_id }, rows);
    await database.pool.query(
      'update chat_session set last_seq = $2, revision = revision + 1 where id = $1',
      [session_id, last_seq],
    );
  };
});

onDatabase('the memory of chats with embeddings', (open) => {
  const later = cleanUp();

  test('a message with the same meaning in other words is recalled; its vector is sealed, and deleted with it', async () => {
    const database = await open();
    const llm = createPuppetLlm({ contextTokens: 1_024 });
    const near = ['bees', 'pets', 'cats'];
    const embeddings: EmbeddingsProvider = {
      name: 'test · words',
      // Texts with a word of the list lie in one direction, others each in one of their own.
      embed: async (texts) =>
        texts.map((text) => {
          const isNear = near.some((word) => text.includes(word));
          const at = isNear ? 0 : 1 + (Number(/\d+/.exec(text)?.[0] ?? 0) % 60);
          return Float32Array.from({ length: 64 }, (_, one) => (one === at ? 1 : 0));
        }),
      close: async () => {},
    };
    const app = await testApp({ database, llm, later, embeddings });
    const ann = await app.visitor();
    const id = await openChat(app, ann, { name: 'Ada' });
    const exchange = async (text: string) =>
      (await exchangeWith(llm, ann, id, { text })).prompt.system;
    const remember = () => app.app.chat.remembering.now({ site_id: app.site_id, session_id: id });
    await exchange('My grandmother kept bees in Viana.');
    for (let n = 1; n < 45; n += 1) await exchange(`We talked about soup again, ${n}.`);
    for (let batch = 0; batch < 3; batch += 1) await remember();
    const { rows } = await database.pool.query<{ content: Buffer }>(
      'select content from message_vector where session_id = $1 order by seq',
      [id],
    );
    // What the character said, too, and its greeting.
    expect(rows.length).toBe(91);
    expect(rows[0]?.content.includes(Buffer.from([127, 0, 0, 0]))).toBe(false);
    const question = 'Were there any pets?';
    await expect
      .poll(async () => exchange(question), { interval: 20 })
      .toContain('they: My grandmother kept bees in Viana.');
    await ann.chat.removeMessage({ params: { id, seq: '3' } });
    const left = await database.pool.query(
      'select from message_vector where session_id = $1 and seq = 3',
      [id],
    );
    expect(left.rowCount).toBe(0);
    expect(await exchange(question)).not.toContain('Viana');
  });
});

onDatabase('the memory of chats with a model', (open) => {
  const later = cleanUp();

  test('takes facts from the model’s list, changes nothing on an unusable answer, and never adds one twice', async () => {
    const database = await open();
    const puppets = createPuppetLlm();
    const llm = { ...puppets, isBuiltIn: false };
    const app = await testApp({ database, llm, later });
    const ann = await app.visitor();
    const id = await openChat(app, ann, { name: 'Ada' });
    const answer = async (text: string) => {
      const puppet = await llm.next();
      puppet.write(text);
      puppet.end();
      return puppet.prompt;
    };
    for (let n = 0; n < 6; n += 1) {
      await ann.chat.send({ params: { id }, body: { text: `I moved to Braga, part ${n}.` } });
      await answer('I see.');
      await expect
        .poll(async () => (await ann.chat.read({ params: { id } })).is_replying, { interval: 5 })
        .toBe(false);
    }
    const remember = () => app.app.chat.remembering.now({ site_id: app.site_id, session_id: id });
    const first = remember();
    const prompt = await answer('I would rather not.');
    expect(prompt.messages[0]?.text).toContain('Person: I moved to Braga, part 0.');
    await first;
    expect((await ann.memory.read({ params: { id } })).facts).toEqual([]);
    const second = remember();
    await answer('[{"text": "Moved to Braga", "seq": 3}, {"text": "They fly.", "seq": 400}]');
    await second;
    const { facts } = await ann.memory.read({ params: { id } });
    expect(facts).toMatchObject([{ text: 'Moved to Braga', seq: 3 }]);
    // Nothing new was said.
    await remember();
    expect(puppets.requestCount).toBe(8);
  });

  test('if the model never answers with a list, patterns read a long chat in the end', async () => {
    const puppets = createPuppetLlm();
    const llm = { ...puppets, isBuiltIn: false };
    const app = await testApp({ database: await open(), llm, later });
    const ann = await app.visitor();
    const id = await openChat(app, ann, { name: 'Ada' });
    const remember = async (requests: number) => {
      const done = app.app.chat.remembering.now({ site_id: app.site_id, session_id: id });
      for (let n = 0; n < requests; n += 1) await llm.answer('I would rather not.');
      await done;
      return (await ann.memory.read({ params: { id } })).facts.map(({ text }) => text);
    };
    const say = (text: string) => exchangeWith(llm, ann, id, { text });
    await say('I live in Porto.');
    for (let n = 0; n < 9; n += 1) await say(`The kettle sings, ${n}.`);
    expect(await remember(1)).toEqual([]);
    for (let n = 9; n < 20; n += 1) await say(`The kettle sings, ${n}.`);
    expect(await remember(2)).toEqual(['Lives in Porto']);
  });

  test.each([
    ['repeats itself without end', (puppet: Puppet) => puppet.write('[{"text": '.repeat(2_000))],
    ['stops in the middle', (puppet: Puppet) => puppet.write('[{"text": "Moved to')],
    [
      'names a message of another chat',
      (puppet: Puppet) => puppet.write('[{"text": "x", "seq": 1}]'),
    ],
  ])('a model that %s teaches nothing, and the chat goes on', async (_, misbehave) => {
    const puppets = createPuppetLlm();
    const llm = { ...puppets, isBuiltIn: false };
    const app = await testApp({ database: await open(), llm, later });
    const ann = await app.visitor();
    const { session_id: id } = await ann.chat.open({
      body: { character_id: await app.addCharacter({ name: 'Ada' }) },
    });
    const exchange = async () => {
      await ann.chat.send({ params: { id }, body: { text: 'I moved to Braga.' } });
      await llm.answer('I see.');
      await expect
        .poll(async () => (await ann.chat.read({ params: { id } })).is_replying, { interval: 5 })
        .toBe(false);
    };
    for (let n = 0; n < 6; n += 1) await exchange();
    const remembering = app.app.chat.remembering.now({ site_id: app.site_id, session_id: id });
    const puppet = await llm.next();
    misbehave(puppet);
    puppet.end();
    await remembering;
    expect((await ann.memory.read({ params: { id } })).facts).toEqual([]);
    await exchange();
  });
});
