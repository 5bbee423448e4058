// Large request bodies: few at the same time, one of a person.
import { expect, test } from 'vitest';
import { createLargeBodies } from './large-bodies.ts';

const MB = 1024 * 1024;

test('a person has one large body at a time, and all have a limited sum', () => {
  const hold = createLargeBodies(100 * MB);
  const release = hold('ann', 60 * MB);
  expect(() => hold('ann', 20 * MB)).toThrow(
    expect.objectContaining({ code: 'server.overloaded' }),
  );
  expect(() => hold('bob', 60 * MB)).toThrow(
    expect.objectContaining({ code: 'server.overloaded' }),
  );
  hold('ann', 2 * MB); // a small one is not counted
  hold('bob', 40 * MB);
  release();
  release(); // a second time changes nothing
  hold('ann', 60 * MB);
  expect(() => hold('cid', 20 * MB)).toThrow(
    expect.objectContaining({ code: 'server.overloaded' }),
  );
});
