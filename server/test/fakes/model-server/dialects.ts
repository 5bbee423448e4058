// Valid replies in the dialects of different servers, all of which a client has to read.
import { chunkOf, usageChunk, type Behaviour, type Exchange } from './exchange.ts';

/** The text of the reply in every scenario. */
export const REPLY = 'Hello *waves* — naïve café, 你好, 🙂 done.';
const pieces = ['Hello', ' *waves*', ' — naïve', ' café,', ' 你好,', ' 🙂', ' done.'];

const data = (json: unknown): string => `data: ${JSON.stringify(json)}`;
const events = [
  ...pieces.map((piece) => data(chunkOf({ content: piece }))),
  data(chunkOf({}, 'stop')),
  data(usageChunk(123, 7)),
  'data: [DONE]',
];
const lines = (end: string): string => events.map((event) => event + end + end).join('');

/** Writes bytes in chunks of a size, each of which arrives as a separate read. */
async function writeSplit(exchange: Exchange, bytes: Uint8Array, size: number): Promise<void> {
  exchange.open();
  exchange.socket.setNoDelay(true);
  for (let at = 0; at < bytes.length; at += size) {
    exchange.write(bytes.subarray(at, at + size));
    await new Promise((resolve) => setImmediate(resolve));
  }
  exchange.end();
}

/** The reply with something before it, in the usual format. */
const after =
  (before: (exchange: Exchange) => void): Behaviour =>
  (exchange) => {
    exchange.open();
    before(exchange);
    for (const piece of pieces) exchange.say(piece);
    exchange.finish();
  };

/** The reply as inline text, in chunks of three characters. */
const inline =
  (text: string): Behaviour =>
  async (exchange) => {
    for (let at = 0; at < text.length; at += 3) {
      exchange.say(text.slice(at, at + 3));
      if (at % 30 === 0) await exchange.pause(1);
    }
    exchange.finish();
  };

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const dialects: Record<string, Behaviour> = {
  plain: after(() => undefined),
  'no-space': (exchange) => {
    exchange.write(lines('\n').replaceAll('data: ', 'data:'));
    exchange.end();
  },
  crlf: (exchange) => {
    exchange.write(lines('\r\n'));
    exchange.end();
  },
  'split-crlf': (exchange) => writeSplit(exchange, bytes(lines('\r\n')), 1),
  'split-bytes': (exchange) => writeSplit(exchange, bytes(lines('\n')), 3),
  'one-read': (exchange) => {
    exchange.write(lines('\n'));
    exchange.end();
  },
  comments: after((exchange) => {
    exchange.write(': PROCESSING\n\n:\n\nretry: 1000\n\nid: 7\nevent: message\ndata: \n\n');
  }),
  'no-blank-lines': (exchange) => {
    exchange.write(events.map((event) => `${event}\n`).join(''));
    exchange.end();
  },
  'no-done': (exchange) => {
    exchange.write(`${events.slice(0, -1).join('\n\n')}\n\n`);
    exchange.end();
  },
  'no-last-newline': (exchange) => {
    exchange.write(events.slice(0, -1).join('\n\n'));
    exchange.end();
  },
  'stays-open': async (exchange) => {
    exchange.write(`${events.slice(0, -2).join('\n\n')}\n\n`);
    await exchange.pause(60_000);
  },
  'null-content': after((exchange) => {
    exchange.event(chunkOf({ role: 'assistant', content: null }));
    exchange.event(chunkOf({ content: '' }));
    exchange.event({ choices: [] });
    exchange.event({});
  }),
  'reasoning-content': after((exchange) => {
    exchange.event(chunkOf({ reasoning_content: 'The user greets me.', content: null }));
  }),
  'reasoning-text': after((exchange) => exchange.event(chunkOf({ reasoning: 'Hmm.' }))),
  'reasoning-list': after((exchange) => {
    exchange.event(chunkOf({ reasoning: [{ text: 'Hmm.' }], content: '' }));
    exchange.event(chunkOf({ content: [{ type: 'thinking', thinking: [{ text: 'Hmm.' }] }] }));
  }),
  'reasoning-object': after((exchange) => {
    exchange.event(chunkOf({ reasoning: { text: 'Hmm.', effort: 'low' } }));
  }),
  'content-list': (exchange) => {
    for (const text of pieces) exchange.event(chunkOf({ content: [{ type: 'text', text }] }));
    exchange.finish();
  },
  'inline-tags': inline(`<think>\nThe user greets me. 1 < 2, [x]\n</think>\n\n${REPLY}`),
  'inline-thinking-tags': inline(`<thinking>Hmm.</thinking>${REPLY}`),
  'inline-square-tags': inline(`[THINK]Hmm.[/THINK]${REPLY}`),
  'inline-closing-only': inline(`Okay, the user greets me. I wave back.\n</think>\n\n${REPLY}`),
  'usage-everywhere': (exchange) => {
    pieces.forEach((piece, at) => {
      exchange.event({
        ...chunkOf({ content: piece }),
        usage: { prompt_tokens: 123, completion_tokens: at + 1 },
      });
    });
    exchange.finish();
  },
  'whole-json': (exchange) => exchange.json(200, full({ role: 'assistant', content: REPLY })),
  'whole-json-thinking': (exchange) => {
    exchange.json(200, full({ content: `<think>Hmm.</think>\n${REPLY}`, reasoning: 'Hmm.' }));
  },
};

const full = (message: object): object => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, message, finish_reason: 'stop' }],
  usage: { prompt_tokens: 123, completion_tokens: 7, total_tokens: 130 },
});
