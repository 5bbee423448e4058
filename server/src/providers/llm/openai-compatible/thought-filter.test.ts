// Reasoning is never displayed, however it is marked and split.
import { describe, expect, test } from 'vitest';
import { habitByName, judgeOpening, type Habit } from './thinking-habit.ts';
import { createThoughtFilter } from './thought-filter.ts';

interface Run {
  text: string;
  habit: Habit;
  exposed: boolean;
}

function run(pieces: readonly string[], start: Habit = 'plain', trimStart = true): Run {
  const filter = createThoughtFilter(start, { trimStart });
  const text = pieces.map((piece) => filter.push(piece)).join('') + filter.end('stop');
  return { text, habit: filter.habit, exposed: filter.exposed };
}

const inEveryWay = (text: string): string[][] => [
  [text],
  [...text],
  ...Array.from({ length: text.length }, (_, at) => [text.slice(0, at), text.slice(at)]),
];

describe('tags', () => {
  test.each([
    ['<think>no</think>yes', 'yes'],
    ['<think>\n no < 3, [x] </b>\n</think>\n\nyes', 'yes'],
    ['<thinking>no</thinking> yes', 'yes'],
    ['[THINK]no[/THINK]yes', 'yes'],
    ['<THINK>no</Think>yes', 'yes'],
    ['<thought>no</thought>yes', 'yes'],
    ['Well <think>no</think>then', 'Well then'],
    ['a <b>bold</b> [wave] < 3 <thin> x', 'a <b>bold</b> [wave] < 3 <thin> x'],
    ['<think>no</think>yes <think>no</think>again', 'yes again'],
    ['<think>never closed', ''],
    ['the end is <thi', 'the end is <thi'],
    ['yes</think>', 'yes'],
    ['Yes.<|im_end|>\n<|im_start|>user\nno', 'Yes.'],
    ['<think>no</think>Yes.<end_of_turn>no', 'Yes.'],
    ['Yes.<|eot_id|>no <think>no</think> no', 'Yes.'],
    ['a <|wink|> <end> <em>b</em> <|im_end', 'a <|wink|> <end> <em>b</em> <|im_end'],
  ])('%j shows %j wherever it is cut', (written, shown) => {
    for (const pieces of inEveryWay(written)) {
      const { text, exposed } = run(pieces);
      if (!written.startsWith('yes<')) expect(exposed).toBe(false);
      expect(text).toBe(shown);
    }
  });

  test('blank lines in front of a reply are dropped, but not in front of a continuation', () => {
    expect(run(['\n\n', ' Hi']).text).toBe('Hi');
    expect(run([' and so on'], 'plain', false).text).toBe(' and so on');
  });
});

describe('a stream that begins inside a thought', () => {
  const thought = 'Okay, the user greets me. I should wave.\n</think>\n\nHello!';

  test('the first reply of an unknown model is judged by its beginning', () => {
    for (const pieces of inEveryWay(thought)) {
      expect(run(pieces, 'unknown')).toEqual({ text: 'Hello!', habit: 'inside', exposed: false });
    }
  });

  test('output of a model whose name suggests reasoning is held back from the first token', () => {
    expect(run([...'Let me see. 2 + 2.</think>Four.'], 'suspected').text).toBe('Four.');
  });

  test('once known, everything before the closing tag is held back', () => {
    expect(run(['She smiles at me, nice.', '</think>', 'Hi!'], 'inside').text).toBe('Hi!');
  });

  test('a reply without reasoning of such a model is shown at its end', () => {
    expect(run(['Hi, ', 'you!'], 'inside')).toEqual({
      text: 'Hi, you!',
      habit: 'inside',
      exposed: false,
    });
  });

  test('a suspected model that replies normally is not suspected again', () => {
    expect(run(['Hi, ', 'you!'], 'suspected')).toEqual({
      text: 'Hi, you!',
      habit: 'plain',
      exposed: false,
    });
  });

  test('reasoning that was cut off by the token limit is not shown', () => {
    const filter = createThoughtFilter('inside', { trimStart: true });
    expect(filter.push('I wonder what she means') + filter.end('length')).toBe('');
  });

  test('reasoning that was shown by mistake is detected and remembered', () => {
    expect(run(['She smiles. ', 'I wave.</think>Hi!'])).toMatchObject({
      exposed: true,
      habit: 'inside',
    });
  });

  test('reasoning that the server separates itself ends the suspicion', () => {
    const filter = createThoughtFilter('suspected', { trimStart: true });
    expect(filter.push('Hel') + filter.separated() + filter.push('lo')).toBe('Hello');
    expect(filter.habit).toBe('plain');
  });
});

describe('recognising', () => {
  test.each([
    ['Hello', 'reply'],
    ['*smiles*', 'reply'],
    ['“Okay', 'reply'],
    ['Ok', 'more'],
    ['Okay, come in', 'more'],
    ['Okay, the user says hi', 'thought'],
    ['We need to respond as Mia', 'thought'],
    ['  ', 'more'],
    [`Okay, ${'come in and sit down, '.repeat(5)}`, 'reply'],
  ])('%j is a %s', (text, verdict) => {
    expect(judgeOpening(text)).toBe(verdict);
  });

  test.each([
    ['deepseek-r1:8b', 'suspected'],
    ['qwen3-30b-thinking-2507', 'suspected'],
    ['QwQ-32B', 'suspected'],
    ['llama-3.1-8b-instruct', 'unknown'],
    ['mistral-nemo', 'unknown'],
  ])('the name %s makes a model %s', (name, habit) => {
    expect(habitByName(name)).toBe(habit);
  });
});
