// Which of the messages that recall found answers a question: signs in the texts decide between those with the same words.
import { expect, test } from 'vitest';
import { orderByAnswer, type Candidate } from './answers.ts';

/** It has most of the words of the question. */
const own = (text: string): Candidate => ({
  author: 'user',
  text,
  at: new Date(0),
  score: 1,
  held: 0.7,
  before: 0,
  around: 0,
  rest: 0.7,
  owned: 0.7,
  rarity: 1,
});
const reply = (text: string): Candidate => ({ ...own(text), author: 'character' });

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
    'a message that says something before a few words',
    'Is the red kettle still broken?',
    [own('That kettle!'), own('I brought the red kettle to the workshop in the old mill.')],
    'I brought the red kettle to the workshop in the old mill.',
  ],
])('%s', (_, question, candidates, best) => {
  expect(orderByAnswer(question, candidates)[0]?.text).toBe(best);
  expect(orderByAnswer(question, candidates.toReversed())[0]?.text).toBe(best);
});

test('the owner of a name decides whose messages come first', () => {
  const found = [own('I broke an arm in the spring.'), reply('I broke an arm in the spring.')];
  const first = (question: string) =>
    orderByAnswer(question, found, { person: 'Dana', character: 'Ruben' })[0]?.author;
  expect(first('When did Ruben break an arm?')).toBe('character');
  expect(first('When did Dana break an arm?')).toBe('user');
});

test('other signs do not outweigh missing words of the question', () => {
  const missing = { score: 0.5, held: 0.3, rarity: 0.5 };
  const late = { ...own('The ferry is late.'), held: 0.9, rarity: 2 };
  const found = [late, { ...own('We met on Tuesday.'), ...missing }];
  expect(orderByAnswer('When does the ferry leave?', found)[0]?.text).toBe('The ferry is late.');
});

test('the latest statement comes first if the question is about today', () => {
  const found = [
    own('My rent is 1,200 a month here, which is a lot.'),
    { ...own('The rent is 1,350 a month.'), at: new Date(86_400_000) },
  ];
  expect(orderByAnswer('How much is my rent now?', found)[0]?.text).toContain('1,350');
  expect(orderByAnswer('How much was my rent?', found)[0]?.text).toContain('1,200');
});

test('nothing is recalled if too little of the question matches', () => {
  const question = 'What is the name of my aunt’s ferry?';
  const aunt = {
    ...own('My aunt came by with Ines and stayed for dinner.'),
    held: 0.1,
    rarity: 0.9,
  };
  expect(orderByAnswer(question, [aunt])).toEqual([]);
  expect(orderByAnswer(question, [{ ...aunt, around: 0.4 }])).toHaveLength(1);
});

test('nothing is recalled if the owned thing in the question was never mentioned', () => {
  const question = 'Where does my brother work in Porto?';
  const porto = { ...own('We spent a week in Porto and it rained.'), held: 0.55, owned: 0 };
  expect(orderByAnswer(question, [porto])).toEqual([]);
  expect(orderByAnswer(question, [{ ...porto, owned: 1 }])).toHaveLength(1);
});

test('with embeddings, nothing is recalled if only the name matches and nothing is near', () => {
  const question = 'Which street was my aunt’s cellar in?';
  const cellar = { ...own('The cellar was in Mill Lane, and damp.'), held: 0.6, nearness: 4 };
  expect(orderByAnswer(question, [cellar])).toHaveLength(1);
  expect(orderByAnswer(question, [{ ...cellar, rest: 0 }])).toHaveLength(1);
  expect(orderByAnswer(question, [{ ...cellar, nearness: 0 }])).toHaveLength(1);
  expect(orderByAnswer(question, [{ ...cellar, rest: 0, nearness: 0 }])).toEqual([]);
});

test('an answer right after its question comes before a message with only the question’s words', () => {
  const answer = { ...own('Mostly hiking with the dog.'), held: 0, before: 0.7, around: 0.7 };
  const other = { ...own('My weekend was short and rainy.'), held: 0.35 };
  const found = orderByAnswer('What are my plans for the weekend?', [other, answer]);
  expect(found[0]).toBe(answer);
});

const speakers = { person: 'Ana', character: 'Brigid' };

test.each([
  ['a name', 'Where does Ana grow her roses?', speakers],
  ['a pronoun', 'Where do I grow my roses?', {}],
  ['a pronoun behind a courtesy', 'Do you remember where I grow my roses?', {}],
])(
  'what the other of the two said of themselves answers no question about one, by %s',
  (...row) => {
    const [, question, names] = row;
    const roses = 'I grow my roses behind the chapel.';
    expect(orderByAnswer(question, [reply(roses)], names)).toEqual([]);
    expect(orderByAnswer(question, [own(roses)], names)).toHaveLength(1);
    expect(orderByAnswer(question, [reply(`${roses} And yours?`)], names)).toHaveLength(1);
  },
);

test.each([
  'What did you say about my roses behind the chapel?',
  'What did Ana and Brigid plant behind the chapel?',
])('a question about both is answered by either: %s', (question) => {
  const roses = 'The roses behind the chapel need water.';
  for (const one of [own(roses), reply(roses)])
    expect(orderByAnswer(question, [one], speakers)).toHaveLength(1);
});

test('a best match said by the other side keeps a weaker message of the right one from being recalled', () => {
  const ring = reply('My ring stands for courage, it was a gift of my grandmother.');
  const other = { ...own('A ring of mine broke last year, what a day.'), held: 0.4, score: 0.6 };
  expect(orderByAnswer('What does Ana’s ring stand for?', [ring, other], speakers)).toEqual([]);
  expect(orderByAnswer('What does Ana’s ring stand for?', [other], speakers)).toHaveLength(1);
  expect(orderByAnswer('What does Brigid’s ring stand for?', [other, ring], speakers)).toEqual([
    ring,
    other,
  ]);
});
