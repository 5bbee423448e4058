// docs/safety.md names a test for each goal; a test that was removed or renamed fails here.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'safety.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| S-\d\d /.test(line));

interface Named {
  readonly goal: string;
  readonly file: string;
  readonly title: string;
}

const named: Named[] = rows.flatMap((row) =>
  Array.from(row.matchAll(/`([^`]+\.test\.tsx?)` “([^”]+)”/g), ([, file = '', title = '']) => ({
    goal: row.slice(2, 6),
    file,
    title,
  })),
);

test('every goal has a row with at least one test', () => {
  const goals = Array.from({ length: 27 }, (_, at) => `S-${String(at + 1).padStart(2, '0')}`);
  expect(rows.map((row) => row.slice(2, 6))).toEqual(goals);
  expect([...new Set(named.map(({ goal }) => goal))]).toEqual(goals);
});

test.each(named)('$goal: $file has a test “$title”', ({ file, title }) => {
  const path = join(root, file);
  expect(existsSync(path), file).toBe(true);
  // Compared by a part of the title, with either kind of apostrophe.
  const plain = (text: string): string => text.replaceAll('’', "'");
  expect(plain(readFileSync(path, 'utf8'))).toContain(plain(title));
});
