// Transmission faults: silence, slow streams, disconnects, garbage, floods and errors in the middle of a stream.
import { chunkOf, type Behaviour } from './exchange.ts';

const HOUR = 3_600_000;

export const faults: Record<string, Behaviour> = {
  'hang-before-head': async (exchange) => {
    await exchange.pause(HOUR);
  },
  'hang-after-head': async (exchange) => {
    exchange.open();
    await exchange.pause(HOUR);
  },
  'late-first-token': async (exchange) => {
    exchange.open();
    for (let at = 0; at < 4; at += 1) {
      exchange.write(': loading\n\n');
      if (!(await exchange.pause(50))) return;
    }
    exchange.say('At last.');
    exchange.finish();
  },
  stall: async (exchange) => {
    exchange.say('Half a');
    exchange.say(' sentence');
    await exchange.pause(HOUR);
  },
  'keep-alive-stall': async (exchange) => {
    exchange.say('Half a sentence');
    while (await exchange.pause(10)) exchange.write(': still here\n\n');
  },
  'trickle-bytes': async (exchange) => {
    exchange.say('Half a sentence');
    exchange.write('data: {"choices":[{"delta":{"content":"');
    while (await exchange.pause(20)) exchange.write('a');
  },
  'trickle-tokens': async (exchange) => {
    while (await exchange.pause(20)) exchange.say('a ');
  },
  'cut-before-head': ({ socket }) => {
    socket.destroy();
  },
  'cut-in-stream': async (exchange) => {
    exchange.say('Half a');
    exchange.say(' sentence');
    await exchange.pause(20);
    exchange.socket.destroy();
  },
  'cut-in-event': async (exchange) => {
    exchange.say('Half a sentence');
    exchange.write('data: {"choices":[{"delta":{"cont');
    await exchange.pause(20);
    exchange.socket.destroy();
  },
  'ends-cleanly': (exchange) => {
    exchange.say('Half a');
    exchange.say(' sentence');
    exchange.end();
  },
  'only-finish': (exchange) => {
    exchange.say('Whole.');
    exchange.event(chunkOf({}, 'stop'));
    exchange.end();
  },
  'only-done': (exchange) => {
    exchange.say('Whole.');
    exchange.write('data: [DONE]\n\n');
    exchange.end();
  },
  'ends-unframed': async (exchange) => {
    exchange.socket.write(
      'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n',
    );
    exchange.socket.write(`data: ${JSON.stringify(chunkOf({ content: 'Half a sentence' }))}\n\n`);
    await exchange.pause(20);
    exchange.socket.end();
  },
  'cut-after-finish': async (exchange) => {
    exchange.say('Whole.');
    exchange.event(chunkOf({}, 'stop'));
    await exchange.pause(20);
    exchange.socket.destroy();
  },
  'garbage-json': (exchange) => {
    exchange.say('Well');
    exchange.write('data: {"choices": [{"delta": {{{{\n\n');
    exchange.finish();
  },
  'garbage-bytes': (exchange) => {
    exchange.write(Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 256)));
    exchange.end();
  },
  html: (exchange) => {
    exchange.open({ 'content-type': 'text/html' });
    exchange.write('<!doctype html><title>It works!</title><p>It works!');
    exchange.end();
  },
  'empty-body': (exchange) => {
    exchange.open();
    exchange.end();
  },
  'empty-reply': (exchange) => exchange.finish(),
  'only-thoughts': (exchange) => {
    exchange.event(chunkOf({ reasoning_content: 'Hmm.' }));
    exchange.finish('length');
  },
  'endless-line': async (exchange) => {
    exchange.write('data: ');
    const piece = 'a'.repeat(65_536);
    for (let sent = 0; sent < 1_600 && !exchange.isGone; sent += 1) {
      exchange.write(piece);
      if (sent % 8 === 0) await exchange.pause(1);
    }
    exchange.end();
  },
  'endless-comments': async (exchange) => {
    exchange.say('Well');
    const piece = `: ${'a'.repeat(1_000)}\n\n`.repeat(64);
    for (let sent = 0; sent < 1_600 && !exchange.isGone; sent += 1) {
      exchange.write(piece);
      if (sent % 8 === 0) await exchange.pause(1);
    }
    exchange.end();
  },
  'endless-reply': async (exchange) => {
    while (!exchange.isGone) {
      for (let at = 0; at < 200; at += 1) exchange.say('and on ');
      await exchange.pause(1);
    }
  },
  'endless-json': async (exchange) => {
    exchange.open({ 'content-type': 'application/json' });
    exchange.write('{"choices":"');
    const piece = 'a'.repeat(65_536);
    for (let sent = 0; sent < 1_600 && !exchange.isGone; sent += 1) {
      exchange.write(piece);
      if (sent % 8 === 0) await exchange.pause(1);
    }
    exchange.write('"}');
    exchange.end();
  },
  'error-in-stream': (exchange) => {
    exchange.say('Well');
    exchange.event({ error: { message: 'CUDA error', type: 'server_error', code: 500 } });
    exchange.end();
  },
  'error-in-choice': (exchange) => {
    exchange.say('Well');
    exchange.event({ choices: [{ delta: {}, finish_reason: 'error', error: { code: 502 } }] });
    exchange.end();
  },
  'error-event': (exchange) => {
    exchange.say('Well');
    exchange.write('event: error\ndata: {"error":{"message":"it broke"}}\n\n');
    exchange.end();
  },
  'error-field': (exchange) => {
    exchange.say('Well');
    exchange.write('error: {"code":500,"message":"it broke","type":"server_error"}\n\n');
    exchange.end();
  },
  'error-in-200': (exchange) => exchange.json(200, { error: { message: 'no', code: 502 } }),
  'error-text-in-200': (exchange) => exchange.json(200, { error: 'it broke' }),
};
