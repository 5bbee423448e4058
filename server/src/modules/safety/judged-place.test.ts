// The violating sentence is found in many texts with few questions.
import { expect, test } from 'vitest';
import { findJudgedPlace } from './judged-place.ts';

const others = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Text ${index}. It is quiet here. It stays so.`);

async function search(texts: readonly string[], marks: readonly string[]) {
  const questions: string[] = [];
  const place = await findJudgedPlace(texts, (text) => {
    questions.push(text);
    return Promise.resolve(marks.every((mark) => text.includes(mark)));
  });
  return { place, count: questions.length };
}

test('the text and the sentence are found', async () => {
  const text = 'She repairs boats. The marked one. She laughs a lot.';
  const { place, count } = await search(['Maren', ...others(60), text, ...others(60)], ['marked']);
  expect(place).toEqual({ text, passage: 'The marked one.' });
  expect(count).toBeLessThan(12);
});

test('if only several texts together are a violation, the last one is returned', async () => {
  const [first, second] = ['The former one. Quiet.', 'Quiet. The latter one.'];
  const { place } = await search(['Maren', first, ...others(3), second], ['former', 'latter']);
  expect(place).toEqual({ text: second, passage: 'The latter one.' });
});

test('a name is found', async () => {
  expect(await search(['Marked Maren', ...others(3)], ['Marked'])).toMatchObject({
    place: { text: 'Marked Maren', passage: 'Marked Maren' },
  });
});

test('if no beginning is judged a violation, the last sentence is returned', async () => {
  const { place, count } = await search(['Maren', ...others(5)], ['nothing has it']);
  expect(place).toEqual({ text: others(5)[4], passage: 'It stays so.' });
  expect(count).toBeLessThan(12);
});
