// Parsing messages of several sentences and names, and questions that the demo model leaves to professionals.
import { describe, expect, test } from 'vitest';
import type { Persona, PromptMessage } from './prompt.ts';
import { persona } from '../test/persona.ts';
import { composeReply } from './compose.ts';
import { composeContinuation } from './continue.ts';
import { nameIn } from './names.ts';
import { mainPoint } from './understand.ts';

const pilot: Persona = {
  ...persona,
  name: 'Maren',
  tagline: 'Brings big ships home in bad weather.',
  description: 'Maren climbs rope ladders onto moving tankers. She likes long coffee.',
  personality: 'calm, dry',
  scenario: 'The pilot station at the mouth of the fjord. The stove is lit.',
};

const promptOf = (messages: readonly PromptMessage[], variant = 0) => ({
  system: '',
  messages,
  persona: pilot,
  continues: false,
  variant,
  max_tokens: 400,
});

/** The reply to the last of these messages, with short replies in between. */
function replyTo(...texts: string[]): string {
  const messages = texts.flatMap((text): PromptMessage[] => [
    { role: 'assistant', text: 'Come in.' },
    { role: 'user', text },
  ]);
  return composeReply(promptOf(messages));
}

describe('a message of several parts', () => {
  test.each([
    ['I love old books and rain. What are you doing tonight?', 'what_doing'],
    ['thanks. what do you do for a living?', 'about_me'],
    ['haha ok. do you remember my name?', 'recall'],
    ['What should I cook tonight? I have no idea.', 'advice'],
    ['I should go to bed. good night', 'goodbye'],
    ['should I tell my boss that I am leaving?', 'advice'],
    ['Hello! I just came home from work.', 'statement'],
    ['ok I will. thank you', 'thanks'],
    ['I love you. I want to die', 'despair'],
    ['hey. are you a real person?', 'human'],
  ])('"%s" is mainly %s', (message, act) => {
    expect(mainPoint(message, []).act).toBe(act);
  });

  test.each([
    ['I love old books and rain. What are you doing tonight?', /station|stove/],
    ['thanks. what do you do for a living?', /bring big ships home/],
    ['Hello! I am Jonas and I just came home from work.', /Jonas/],
    ['I had a terrible day. What are you doing tonight?', /station|stove/],
    ['Thanks, I lost my boat. I’m Tomas.', /Tomas/],
    ['Do you want to know something funny?', /tell me|go on|all ears|that tone/i],
  ])('"%s" is answered with %s', (message, said) => {
    expect(replyTo(message)).toMatch(said);
  });
});

test('a question about the character and one about what the user told are both answered', () => {
  const reply = replyTo('My sister Ida sails.', 'What is your name, and what is my sister called?');
  expect(reply).toContain('Maren');
  expect(reply).toContain('Ida');
});

test('what the user told is quoted without the rest of the sentence', () => {
  const reply = replyTo(
    'Well, I bake bread for a living and my sister Ida sails lol.',
    'What do I do for a living?',
  );
  expect(reply).toMatch(/you bake bread for a living\.$/i);
});

test.each([
  [['My dog is called Mix.', 'no sorry, Max, not Mix!'], 'what is my dog called?', /Max/],
  [['haha ok. im Piotr btw, I drive a tram in Łódź'], 'what do I do for a living?', /drive a tram/],
  [
    ['Thanks!! i start on the 3rd of march :)'],
    'when do I start?',
    /you start on the 3rd of march\.$/,
  ],
  [['My grandmother was called Agathe.'], 'whats my grandmothers name?', /Agathe/],
  [['I moved here from Porto.', 'no wait, not Porto exactly, Braga'], 'where am I from?', /Braga/],
  [
    ['My name is Ines, i work in a bank'],
    'what do I do for a living?',
    /you work in a bank|in a bank/,
  ],
  [['We’ve a whippet, Biscuit.'], 'what’s my dog’s name?', /Biscuit/],
  [['I like tea.'], 'what did I order?', /^(?!.*ladders)/],
])('after %j, “%s” is answered with %s', (told, question, said) => {
  expect(replyTo(...told, question)).toMatch(said);
});

test.each([
  ['thx, bye for now', 'goodbye'],
  ['have to catch my bus, see you next sunday', 'goodbye'],
  ['you did not answer my question', 'complaint'],
  ['you are kind of grumpy', 'statement'],
  ['Are there real people behind this or a script?', 'human'],
  ['im fine. dont want to talk about it', 'drop'],
  ['I’m sorry. I lost my father last autumn, I still set out two cups', 'statement'],
  ['right tide’s out, I’d better go. thanks', 'goodbye'],
  ['Night Nikhil', 'goodbye'],
])('“%s” is %s', (message, act) => {
  expect(mainPoint(message, []).act).toBe(act);
});

test('“another one” after a joke asks for another joke', () => {
  expect(mainPoint('another one please', ['Tell me a joke']).act).toBe('joke');
});

describe('a name', () => {
  test.each([
    ['I am Jonas and I just came home', 'Jonas'],
    ["I'm Jonas", 'Jonas'],
    ['Jonas here', 'Jonas'],
    ['my name is jonas', 'Jonas'],
    ['call me Jo', 'Jo'],
    ["it's Jonas", 'Jonas'],
    ['hi im jonas', 'Jonas'],
    ['I am tired', undefined],
    ["I'm happy and I feel free", undefined],
    ['I am from Berlin', undefined],
    ['I am a nurse', undefined],
    ["I'm German and I like it", undefined],
    ["It's Monday", undefined],
    ['call me later', undefined],
    ['Still here', undefined],
  ])('in "%s" is %s', (sentence, name) => {
    expect(nameIn(sentence)).toBe(name);
  });

  test.each([
    ['do you remember my name?', /Jonas/],
    ["what's my name?", /Jonas/],
    ['what do you know about me?', /Jonas.*old books|old books.*Jonas/s],
    ['what do I like?', /old books and rain/],
    ['what is my dog called?', /Bruno/],
  ])('"%s" is answered from remembered facts', (question, said) => {
    const told = ['I am Jonas and I live here.', 'I love old books and rain.'];
    expect(replyTo(...told, 'I have a dog called Bruno', question)).toMatch(said);
  });
});

test.each(['my boss shouted at me', 'I failed my driving test', 'I had a terrible day'])(
  '"%s" is recognized as a problem',
  (message) => {
    expect(mainPoint(message, []).feeling).toMatch(/^(?:hurt|sad)$/);
  },
);

test('advice about health, law and money is left to professionals', () => {
  expect(replyTo('should I take more of my pills?')).toMatch(/professional|for a living/);
});

describe('a continuation', () => {
  test.each([
    ['The stove is warm.', /^ \S/],
    ['The stove is warm. ', /^\S/],
    ['I always wanted to', /^ … \S/],
    ['Well, *looks up', /^\* \S/],
    ['Good night 🌙', /^ \S/],
    ['She said “no”', /^ \S/],
  ])('joins on to "%s"', (text, start) => {
    const messages: PromptMessage[] = [
      { role: 'user', text: 'hello' },
      { role: 'assistant', text },
    ];
    const more = composeContinuation(promptOf(messages));
    expect(more).toMatch(start);
    expect(`${text}${more}`).not.toMatch(/ {2}/);
  });
});
