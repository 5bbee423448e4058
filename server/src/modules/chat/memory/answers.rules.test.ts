// Which of the messages that recall found answers a question: signs in the texts decide between those with the same words.
import { expect, test } from 'vitest';
import { orderByAnswer, type Candidate } from './answers.rules.ts';

const own = (text: string): Candidate => ({ author: 'user', text, score: 1 });
const reply = (text: string): Candidate => ({ author: 'character', text, score: 1 });

test.each<[string, string, Candidate[], string]>([
  [
    'a statement before a question',
    'What is my sister’s job?',
    [own('Do you know what my sister does?'), own('My sister paints houses.')],
    'My sister paints houses.',
  ],
  [
    'a time where one is asked for',
    'When does the ferry leave?',
    [own('The ferry is always late.'), own('The ferry goes on Tuesday.')],
    'The ferry goes on Tuesday.',
  ],
  [
    'an amount where one is asked for',
    'How much did the lamp cost?',
    [own('The lamp was too much.'), own('The lamp was 40 euros.')],
    'The lamp was 40 euros.',
  ],
  [
    'a name where one is asked for',
    'Who repaired the roof?',
    [own('The roof leaks again.'), own('The roof was done by Ines.')],
    'The roof was done by Ines.',
  ],
  [
    'a place where one is asked for',
    'Where did the bees go?',
    [own('The bees left.'), own('The bees are behind the chapel.')],
    'The bees are behind the chapel.',
  ],
  [
    'a reason where one is asked for',
    'Why did the shop close?',
    [own('The shop closed.'), own('The shop closed because of the rent.')],
    'The shop closed because of the rent.',
  ],
  [
    'what a person said of themselves before what the character said',
    'What is my fear?',
    [reply('Fear makes us honest.'), own('My fear is deep water.')],
    'My fear is deep water.',
  ],
  [
    'what the character said of itself before what its person said',
    'What is your fear?',
    [own('Fear is a habit.'), reply('Deep water is what I fear.')],
    'Deep water is what I fear.',
  ],
  [
    'words that stand together, as in the question',
    'Is the red kettle still broken?',
    [
      own('The kettle hums while the neighbor sings, and my scarf is red.'),
      own('The red kettle is in the shed.'),
    ],
    'The red kettle is in the shed.',
  ],
])('%s', (_, question, candidates, best) => {
  expect(orderByAnswer(question, candidates)[0]?.text).toBe(best);
  expect(orderByAnswer(question, candidates.toReversed())[0]?.text).toBe(best);
});

test('signs do not outweigh words of the question that are missing', () => {
  const found = [own('The ferry is late.'), { ...own('We met on Tuesday.'), score: 0.5 }];
  expect(orderByAnswer('When does the ferry leave?', found)[0]?.text).toBe('The ferry is late.');
});
