// Reconnecting in the middle of a long reply resumes it at the first missed chunk.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createDice } from '@velour/demo-model/seeded.ts';
import { testApp } from './app.ts';
import { cleanUp, onDatabase } from './databases.ts';
import { printedSeed } from '@velour/testing/depth.ts';
import { createPuppetLlm, type Puppet } from './fakes/fake-llm.ts';
import { SOON_MS } from './patience.ts';
import { openSocket, type TestSocket } from './sockets.ts';
import { piecesFor, replyTo } from './model-replies.ts';

const PIECES = 400;
const TIMES = 20;

/** Streams steadily; `streamed` returns the number of chunks. */
function speak(puppet: Puppet, pieces: readonly string[]): { streamed: () => number } {
  let streamed = 0;
  void (async () => {
    for (const piece of pieces) {
      puppet.write(piece);
      streamed += 1;
      await wait(5);
    }
    puppet.end();
  })();
  return { streamed: () => streamed };
}

onDatabase('a reply of 400 tokens', (open) => {
  const later = cleanUp();

  test(`is read completely by a client that reconnects ${TIMES} times`, async () => {
    const dice = createDice(printedSeed());
    const llm = createPuppetLlm();
    const app = await testApp({ database: await open(), llm, later });
    const address = await app.listen();
    const { token, chat } = await app.visitor();
    const character_id = await app.addCharacter();
    const { session_id } = await chat.open({ body: { character_id } });
    let socket = await openSocket(address, { token });
    await socket.expect('ready');
    const text = 'Tell me everything';
    socket.send({ type: 'message.send', session_id, client_message_id: randomUUID(), text });
    const { streamed } = speak(await llm.next(), piecesFor(text, PIECES));
    const { seq, variant } = await socket.expect('reply.started');

    const received = new Map<number, string>();
    let n = 0;
    const listen = ({ events }: TestSocket): void => {
      for (const event of events)
        if (event.type === 'reply.chunk') received.set(event.n, event.text);
      while (received.has(n + 1)) n += 1;
    };
    const took: number[] = [];
    const points = Array.from({ length: TIMES }, () => dice.next() * PIECES * 0.95);
    for (const point of points.sort((a, b) => a - b)) {
      while (streamed() < point) await wait(1);
      listen(socket);
      socket.close();
      const missed = n + 1;
      const resume = [{ session_id, seq, variant, n }];
      const began = performance.now();
      socket = await openSocket(address, { token, resume });
      await socket.expect('reply.chunk', (chunk) => chunk.n === missed);
      took.push(performance.now() - began);
    }
    const end = await socket.expect('reply.done');
    listen(socket);

    expect(end.text).toBe(replyTo(text, PIECES));
    expect([...received.keys()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: n }, (_, at) => at + 1),
    );
    const read = Array.from({ length: n }, (_, at) => received.get(at + 1)).join('');
    expect(read.length).toBeGreaterThan(end.text.length / 2);
    expect(end.text.startsWith(read)).toBe(true);
    const p95 = took.toSorted((a, b) => a - b)[Math.floor(TIMES * 0.95)] ?? Infinity;
    process.stdout.write(`back to the first missed word: p95 ${p95.toFixed(0)} ms of ${TIMES}\n`);
    expect(p95).toBeLessThan(SOON_MS); // 300 ms is the promise on a quiet machine; the number is printed
  });
});
