// Facts: what a person states, what is no statement, and what replaces what.
import { describe, expect, test } from 'vitest';
import { dayOf } from '@velour/calendar/calendar.ts';
import { readFacts } from './fact-patterns.ts';
import { compareFacts, sumUp, type SourceMessage } from './facts.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 4, day));
const spoken = (text: string, seq = 3, author: 'user' | 'character' = 'user'): SourceMessage => ({
  seq,
  author,
  text,
  at: at(seq),
  day: dayOf(at(seq)),
});
const factsOf = (text: string) => readFacts([spoken(text)]).map((fact) => fact.text);

describe('facts by patterns', () => {
  test.each([
    ['Hi! My name is Joana and I live in Porto.', ['Name: Joana', 'Lives in Porto']],
    ['Hello! I am Robin, I bake bread for a living.', ['Name: Robin', 'Bakes bread for a living']],
    ['im Dana btw', ['Name: Dana']],
    ['It’s me, Kit!', ['Name: Kit']],
    ['I’m Sam and I carry mail for a living.', ['Name: Sam', 'Carries mail for a living']],
    ['I’m German, and I am Happy.', []],
    ['i used to be a sailor', ['Used to be a sailor']],
    ['I work as a baker, by the way.', ['Works as a baker']],
    ['I’m a nurse.', ['Is a nurse']],
    ['I am an electrician and proud of it.', ['Is an electrician']],
    ['My dog is called Biscuit.', ['Dog: Biscuit']],
    ['I have a little sister named Ada.', ['Sister: Ada']],
    ['My favourite color is dark green.', ['Favorite color: dark green']],
    ['I’m allergic to peanuts.', ['Allergic to peanuts']],
    ['My birthday is on 4 March.', ['Birthday: 4 March']],
    ['I hate cold coffee.', ['Hates cold coffee']],
    ['I have a job interview on Friday.', ['Has a job interview on Friday']],
    ['so moved most of my stuff into the new place in hull today', ['Moved into hull']],
    ['I don’t live in Hull anymore.', ['No longer lives in Hull']],
    ['my brother tobias was meant to come', ['Brother: Tobias']],
    ['She wants me home for my cousin Ines’s wedding.', ['Cousin: Ines']],
    ['also ive given up coffee', ['Gave up coffee']],
    ['im off the fags too, 3 weeks now', ['Gave up fags']],
    ['I must not eat grapefruit.', ['Does not eat grapefruit']],
    ['Actually I’m not allergic to nuts.', ['Not allergic to nuts']],
    ['i’m trying to go vegan', ['Is trying to go vegan']],
    ['I’m 34 and tired.', ['Age: 34']],
    ['I work nights as a nurse, so my hours are odd.', ['Works as a nurse']],
    ['I’ve got my own bakery, third generation.', ['Has their own bakery']],
    ['I got fired on Monday.', ['Was fired']],
    ['I no longer work at the bank.', ['No longer works at the bank']],
    ['I’m no longer a nurse.', ['No longer a nurse']],
    ['I’m not a nurse anymore.', ['No longer a nurse']],
    ['I was born in Manila.', ['Was born in Manila']],
    ['We moved to the countryside.', ['Moved to the countryside']],
    ['I moved from Porto to Braga last week.', ['Moved to Braga last week']],
    ['We’ve just moved from our old flat to Faro.', ['Moved to Faro']],
    ['I live with my parents in a village.', ['Lives in a village']],
    ['I have two kids, Mia and Ben.', ['Has two kids, Mia and Ben']],
    ['My dad is a retired sailor.', ['Dad is a retired sailor']],
    ['My brother lives in Canada.', ['Brother lives in Canada']],
    ['My best friend is called Priya.', ['Friend: Priya']],
    ['I have a fat little beagle called Pepper.', ['Beagle: Pepper']],
    ['We’ve got two rabbits.', ['Has two rabbits']],
    ['I don’t like olives.', ['Does not like olives']],
    ['I’m a huge fan of Studio Ghibli.', ['Is a huge fan of Studio Ghibli']],
    ['I have a severe allergy to bees.', ['Has a severe allergy to bees']],
    ['I have asthma.', ['Has asthma']],
    ['I’m not married.', ['Is not married']],
    ['I’m going to Iceland in February.', ['Is going to Iceland in February']],
    ['My exam is on Thursday.', ['Exam is on Thursday']],
    ['I’m having surgery on my knee next week.', ['Is having surgery on their knee next week']],
  ])('%s', (text, facts) => {
    expect(factsOf(text)).toEqual(facts);
  });

  test.each([
    'Do you think I live in Porto?',
    'Imagine I live in a castle.',
    'If I work as a baker, I must rise early.',
    'I love you.',
    'I like it when it rains.',
    'She said her name is Ada.',
    '*My name is Ghost, says the mask.*',
    'I like talking to you.',
    'I have a date.',
    'marcus moved to leeds and sam had a baby',
    'The neighbor’s dog is called Rex.',
    'I’m off to bed.',
    'I’m 31 pages in.',
    'I’m a terrible cook.',
    'I’m not a doctor, you know.',
    'I’m calling the vet.',
    'I’m from the future.',
    'I live in my pyjamas.',
    'I have two minutes.',
    'I have a question.',
    'I’m going to the gym.',
    'I’m scared of losing you.',
    'I dreamed that I lived in Paris.',
    'Maybe I’ll move to Spain.',
    'In the story I work as a baker.',
    'My character is called Thorin.',
    '“I have two dogs”, she said.',
    'My daughter called. Moved to Halifax last autumn.',
  ])('%s states no fact', (text) => {
    expect(factsOf(text)).toEqual([]);
  });

  test('statements of the character are not facts about the user', () => {
    expect(readFacts([spoken('My name is Maren.', 2, 'character')])).toEqual([]);
  });
});

describe('what is new', () => {
  const porto = { id: 'a', text: 'Lives in Porto', topic: 'home', told_at: at(3) };

  test('a newer fact of the same topic replaces the older one', () => {
    const [added] = compareFacts(readFacts([spoken('I live in Braga now.', 9)]), [porto]);
    expect(added).toMatchObject({ fact: { text: 'Lives in Braga' }, replaces: ['a'] });
    expect(added?.replaced_by).toBeUndefined();
  });

  test('a second sister does not replace the first; “no longer” replaces the earlier fact', () => {
    const ida = { id: 'b', text: 'Sister: Ida', topic: 'sister ida', told_at: at(3) };
    const [una] = compareFacts(readFacts([spoken('My sister Una called.', 9)]), [ida]);
    expect(una).toMatchObject({ fact: { text: 'Sister: Una' }, replaces: [] });
    const [gone] = compareFacts(readFacts([spoken('I no longer live in Porto.', 9)]), [porto]);
    expect(gone).toMatchObject({ fact: { text: 'No longer lives in Porto' }, replaces: ['a'] });
  });

  test('a corrected name replaces the wrong one', () => {
    const maria = { id: 'b', text: 'Sister: Maria', topic: 'sister maria', told_at: at(3) };
    const una = { id: 'c', text: 'Sister: Una', topic: 'sister una', told_at: at(3) };
    const replacedBy = (text: string, known: (typeof maria)[]) =>
      compareFacts(readFacts([spoken(text, 9)]), known).map(({ replaces }) => replaces);
    expect(replacedBy('Actually my sister is called Marie.', [maria])).toEqual([['b']]);
    expect(replacedBy('My sister is called Marie, not Maria.', [maria, una])).toEqual([['b']]);
    expect(replacedBy('Actually my sister is called Marie.', [maria, una])).toEqual([[]]);
    expect(replacedBy('My sister is called Marie.', [maria])).toEqual([[]]);
  });

  test('of facts read together, the later replaces the earlier; a workplace is not a profession', () => {
    const found = readFacts([
      spoken('I live in Porto.', 3),
      spoken('I’m a nurse.', 4),
      spoken('I live in Braga now.', 5),
      spoken('I work at the harbor.', 6),
    ]);
    expect(compareFacts(found, []).map(({ replaces_found }) => replaces_found)).toEqual([
      [],
      [],
      [0],
      [],
    ]);
  });

  test('an older fact does not replace a newer one: it is stored as replaced', () => {
    const [added] = compareFacts(readFacts([spoken('I live in Braga.', 1)]), [porto]);
    expect(added).toMatchObject({ replaces: [], replaced_by: 'a' });
  });

  test('known facts and repeated ones are not added again', () => {
    const twice = readFacts([
      spoken('I live in Porto!', 5),
      spoken('My name is Jo.', 6),
      spoken('My name is Jo.', 7),
    ]);
    expect(compareFacts(twice, [porto]).map(({ fact }) => fact.text)).toEqual(['Name: Jo']);
  });
});

test('a plan in the same words for another day replaces the one before; for the same day it is known', () => {
  const plan = (seq: number) => readFacts([spoken('My exam is tomorrow.', seq)]);
  const [first] = plan(3);
  if (!first) return expect.fail('The plan was not read.');
  expect(first.day).toBe('2026-05-04');
  const known = [{ id: 'a', ...first }];
  expect(compareFacts(plan(3), known)).toEqual([]);
  expect(compareFacts(plan(20), known)).toMatchObject([
    { fact: { day: '2026-05-21' }, replaces: ['a'] },
  ]);
});

test.each(['sister', 'dog'])('of a second %s who is called something the first stays', (who) => {
  const [first] = readFacts([spoken(`My ${who} is called Una.`, 3)]);
  if (!first) return expect.fail('The first was not read.');
  const known = [{ id: 'a', ...first }];
  const [second] = compareFacts(readFacts([spoken(`My ${who} is called Ida.`, 9)]), known);
  expect(second).toMatchObject({ fact: { text: expect.stringContaining('Ida') }, replaces: [] });
});

test('without a model a summary holds the person’s own words, the newest of them', () => {
  const lines = Array.from({ length: 20 }, (_, n) =>
    spoken(`On day ${n} I met Ada at the harbor.`, n + 3),
  );
  const text = sumUp('', [...lines, spoken('How are you doing today?', 40)]);
  expect(text.split('\n')).toHaveLength(14);
  expect(text).toContain('day 19');
  expect(text).not.toContain('day 5 ');
  expect(text).not.toContain('How are you');
});
