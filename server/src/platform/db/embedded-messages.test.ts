// However the bytes are split, only complete exchanges are passed on, and none is lost.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { splitExchange } from './embedded-messages.ts';

function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
}

const startup = message('', Buffer.from([0, 3, 0, 0, 0x75, 0]));
const body = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes));
/** An extended query: parse, bind, describe, execute, and the sync that ends the exchange. */
const extended = fc
  .tuple(body, body)
  .map(([parse, bind]) =>
    Buffer.concat([
      message('P', parse),
      message('B', bind),
      message('D', Buffer.from('P\0')),
      message('E', Buffer.alloc(5)),
      message('S', Buffer.alloc(0)),
    ]),
  );
const simple = body.map((text) => message('Q', text));

test('exchanges are complete and in order, however they were split on arrival', () => {
  const exchanges = fc.array(fc.oneof(extended, simple), { maxLength: 6 });
  const cuts = fc.array(fc.nat(), { maxLength: 12 });
  fc.assert(
    fc.property(exchanges, cuts, (given, where) => {
      const complete = [startup, ...given];
      const bytes = Buffer.concat(complete);
      const ends = complete.map((_, index) => Buffer.concat(complete.slice(0, index + 1)).length);
      const places = [...where.map((cut) => cut % (bytes.length + 1)), bytes.length];
      let pending: Buffer = Buffer.alloc(0);
      let from = 0;
      let handedOn = 0;
      for (const to of places.sort((a, b) => a - b)) {
        const { message: turn, rest } = splitExchange(
          Buffer.concat([pending, bytes.subarray(from, to)]),
        );
        pending = rest;
        from = to;
        handedOn += turn.length;
        if (turn.length > 0) expect(ends).toContain(handedOn);
      }
      expect(handedOn).toBe(bytes.length);
      expect(pending).toHaveLength(0);
    }),
    runs(100, 1_000),
  );
});
