// How the demo model parses a message.
import { describe, expect, test } from 'vitest';
import type { PromptMessage } from './prompt.ts';
import { remember } from './remember.ts';
import { mainPoint, understand } from './understand.ts';

describe('acts', () => {
  test.each([
    ['hi there', 'greeting'],
    ['how are you?', 'how_are_you'],
    ["what's up", 'how_are_you'],
    ['what are you doing?', 'what_doing'],
    ['where are we?', 'where_are_we'],
    ['thanks a lot', 'thanks'],
    ['ok sorry', 'sorry'],
    ['bye', 'goodbye'],
    ['I have to go now', 'goodbye'],
    ['yes', 'yes'],
    ['nope', 'no'],
    ["I don't know", 'unsure'],
    ['I don’t really read much', 'statement'],
    ['hahaha', 'laugh'],
    ['😂', 'laugh'],
    ['ok', 'nod'],
    ['...', 'silence'],
    ['*hugs you*', 'gesture'],
    ['how old are you?', 'about_me'],
    ['what do you do?', 'about_me'],
    ['tell me something about yourself', 'about_me'],
    ['tell me a joke', 'joke'],
    ['tell me a story', 'story'],
    ["I'm bored", 'game'],
    ['do you like music?', 'question'],
    ['have you ever been to Rome?', 'question'],
    ['shall we dance?', 'invite'],
    ['send me a selfie', 'picture'],
    ["you're cute", 'flirt'],
    ['I love you', 'love'],
    ["you're so kind", 'praise'],
    ['you are stupid', 'insult'],
    ['are you a real person?', 'human'],
    ['which language model are you?', 'machinery'],
    ['I want to die', 'despair'],
    ["I'm 16 years old", 'minor'],
    ["I'm 16 minutes late", 'statement'],
    ["what's my name?", 'recall'],
    ['Do you still remember the name of my dog?', 'recall'],
    ['wie geht es dir', 'foreign'],
    ['I went to the market', 'statement'],
    ['oh cool, do you teach?', 'question'],
    ['who is wren', 'question'],
    ['how far is the volcano', 'question'],
    ['wait he left you WHERE', 'question'],
    ['i asked how the ship was lost', 'question'],
    ['youre the one with the boat right', 'question'],
    ['do u have a dog', 'question'],
    ['what a day', 'statement'],
    ['have a nice walk', 'statement'],
    ['i was there when you fell', 'statement'],
    ['did my homework', 'statement'],
    ['want half my sandwich?', 'offer'],
    ['would you like some tea?', 'offer'],
    ['oh that must have been so hard', 'sympathy'],
    ['sorry about your knee', 'sympathy'],
    ['omg that sounds hard, im sorry', 'sympathy'],
    ['sorry for being late', 'sorry'],
  ])('"%s" is %s', (text, act) => {
    expect(understand(text).act).toBe(act);
  });

  test('of several sentences, the question that says what it is about is answered', () => {
    expect(mainPoint('what am i studying again? do you remember', []).text).toBe(
      'what am i studying again',
    );
    expect(mainPoint('i don’t eat meat, do you?', []).text).toBe('do you');
  });

  test('the same message again is a repetition', () => {
    expect(understand('I like the sea', ['I like the sea!']).act).toBe('repeat');
  });
});

describe('what it is about', () => {
  test.each([
    ['my boss shouted at me in the meeting', 'work'],
    ['I watched a film with my sister', 'films'],
    ['my dog ate my cake', 'pets'],
    ['nothing at all', undefined],
  ])('%s: %s', (text, topic) => {
    expect(understand(text).topic).toBe(topic);
  });

  test.each([
    ['I feel so lonely', 'lonely'],
    ["I'm not sad at all", undefined],
    ['my grandmother died', 'grief'],
    ['I got promoted today', 'proud'],
    ['do you ever feel lonely?', undefined],
    ['I had a fight with my brother', 'hurt'],
  ])('%s sounds %s', (text, feeling) => {
    expect(understand(text).feeling).toBe(feeling);
  });

  test.each([
    ['probably pasta', 'pasta'],
    ['The mountains.', 'mountains'],
    ['my name is Sam by the way', undefined],
    ['it was hard', undefined],
  ])('%s answers with %s', (text, answer) => {
    expect(understand(text).answer).toBe(answer);
  });
});

describe('facts', () => {
  const told = (...texts: string[]): string[] => {
    const messages: PromptMessage[] = texts.map((text) => ({ role: 'user', text }));
    return remember(messages).map(({ kind, value }) => `${kind}: ${value}`);
  };

  test.each([
    ['My name is Sam', ['name: Sam']],
    ["I'm Sam, nice to meet you", ['name: Sam']],
    ["I'm tired", []],
    ['I’m called Zoë', ['name: Zoë']],
    ['I work as a nurse in a hospital', ['job: as a nurse in a hospital']],
    ["I'm an accountant", ['job: as an accountant']],
    ['I live in New York with two cats', ['place: New York']],
    ['I really love rainy days because they are quiet', ['like: rainy days']],
    ['I love you', []],
    ['I hate mushrooms', ['dislike: mushrooms']],
    ['my dog is called Biscuit', ['pet: your dog', 'pet_name: Biscuit']],
    ['do you know my sister?', []],
  ])('%s: %s', (text, facts) => {
    expect(told(text).sort()).toEqual([...facts].sort());
  });

  test('a following name belongs to the last mentioned person', () => {
    expect(told('my daughter loves stars', 'her name is Nora')[0]).toBe(
      'person: your daughter Nora',
    );
    expect(told('I have a cat', "she's called Luna")[0]).toBe('pet_name: Luna');
    expect(told('my brother is here', 'her name is Elena').join()).not.toContain('Elena');
  });
});
