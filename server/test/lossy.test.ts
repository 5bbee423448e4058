// On a network that cuts, drops, delays and freezes, a sent message appears once and in order, and its reply is complete.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createDice } from '@velour/demo-model/seeded.ts';
import { testApp, type Person } from './app.ts';
import { cleanUp, onDatabase, quietLog } from './databases.ts';
import { printedSeed, times } from '@velour/testing/depth.ts';
import { startLossyProxy } from './lossy-proxy.ts';
import { createPuppetLlm, type PuppetLlm } from './fakes/fake-llm.ts';
import { createTirelessPerson, type ReceivedEnd } from './tireless-person.ts';
import { piecesFor, replyTo } from './model-replies.ts';

const PEOPLE = 6;
const MESSAGES = times(10, 60);
const PIECES = 12;

async function speakForever(llm: PuppetLlm): Promise<never> {
  for (;;) {
    const puppet = await llm.next();
    void (async () => {
      for (const piece of piecesFor(puppet.prompt.messages.at(-1)?.text ?? '', PIECES)) {
        puppet.write(piece);
        await wait(2);
      }
      puppet.end();
    })();
  }
}

async function fullHistory(person: Person, id: string) {
  const pages = [];
  for (let after = 0; ;) {
    const page = await person.chat.history({
      params: { id },
      query: { after: `${after}`, limit: '100' },
    });
    pages.push(...page.messages);
    after = pages.at(-1)?.seq ?? 0;
    if (!page.has_after) return pages;
  }
}

onDatabase('over a lossy network', (open) => {
  const later = cleanUp();

  test(`${PEOPLE} people with ${MESSAGES} messages each find every one of them once, in order, with its whole reply`, async () => {
    const dice = createDice(printedSeed());
    const llm = createPuppetLlm();
    void speakForever(llm);
    const alarms: string[] = [];
    const log = { ...quietLog, error: (_: object, message: string) => void alarms.push(message) };
    const app = await testApp({ database: await open(), llm, later, log });
    const proxy = await startLossyProxy({ target: await app.listen(), dice });
    later(() => proxy.close());
    const character_id = await app.addCharacter();
    await Promise.all(
      Array.from({ length: PEOPLE }, async (_, guest) => {
        const visitor = await app.visitor();
        const { session_id } = await visitor.chat.open({ body: { character_id } });
        const person = createTirelessPerson({
          session_id,
          token: visitor.token,
          address: () => proxy.address,
          random: dice.next,
          twice: 0.25,
        });
        later(async () => person.leave());
        const texts = Array.from({ length: MESSAGES }, (_, at) => `Number ${at + 1} of ${guest}`);
        const ends: ReceivedEnd[] = [];
        for (const text of texts) {
          const { reply } = await person.say(text);
          if (!reply) throw new Error(`"${text}" was not let through.`);
          ends.push(await person.ended(reply));
        }

        expect(ends.map(({ state, text }) => ({ state, text }))).toEqual(
          texts.map((text) => ({ state: 'done', text: replyTo(text, PIECES) })),
        );
        for (const end of ends) expect(end.text.startsWith(end.received)).toBe(true);
        const messages = await fullHistory(visitor, session_id);
        expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
        const own = messages.filter(({ author }) => author === 'user');
        expect(own.map(({ text }) => text)).toEqual(texts);
        for (const { client_message_id, seq, text } of person.acks)
          expect(own.find((message) => message.seq === seq)).toMatchObject({
            client_message_id,
            text,
          });
        expect(messages.slice(2).filter(({ author }) => author === 'character')).toMatchObject(
          texts.map((text) => ({ state: 'complete', text: replyTo(text, PIECES) })),
        );
      }),
    );
    expect(alarms).toEqual([]); // a client's bad line is nothing that an operator could mend
    process.stdout.write(`the network: ${JSON.stringify(proxy.done)}\n`);
    const harmed = proxy.done.cut + proxy.done.dropped + proxy.done.frozen;
    expect(harmed).toBeGreaterThan(proxy.done.passed * 0.08);
  });
});
