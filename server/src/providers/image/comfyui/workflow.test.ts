// Placeholders of workflows: by title, by double braces, and messages for invalid ones.
import { expect, test } from 'vitest';
import { inOrder, readEntry } from './history.rules.ts';
import { checkWorkflow } from './object-info.rules.ts';
import { fillWorkflow, findPlaceholders, readWorkflow } from './workflow.rules.ts';

const values = {
  prompt: 'P {{seed}}',
  negative: 'N',
  seed: 7,
  width: 512,
  height: 768,
  reference: 'r.png',
  frames: 65,
  fps: 16,
};

/** As ComfyUI exports it: ids with colons, and titles in the nodes. */
const exported = readWorkflow(
  {
    '75:1': {
      class_type: 'CLIPTextEncode',
      inputs: { clip: ['9', 1], text: 'old' },
      _meta: { title: 'Prompt' },
    },
    '75:2': { class_type: 'CLIPTextEncode', inputs: { text: 'bad' }, _meta: { title: 'negative' } },
    '3': { class_type: 'KSampler', inputs: { seed: 1, steps: 20 }, _meta: { title: 'seed' } },
    '4': {
      class_type: 'EmptyLatentImage',
      inputs: { width: 1, height: 1 },
      _meta: { title: 'width, height' },
    },
    '5': { class_type: 'LoadImage', inputs: { image: 'x.png' }, _meta: { title: 'reference' } },
    '6': {
      class_type: 'SaveImage',
      inputs: { filename_prefix: 'a {{ seed }} b' },
      _meta: { title: 'output' },
    },
    '7': {
      class_type: 'Note',
      inputs: { text: 'old' },
      _meta: { title: 'the prompt of my dreams' },
    },
  },
  'mine.json',
);

test('titles and double braces are filled, with numbers as numbers, and nothing else changes', () => {
  const { slots, output, problems } = findPlaceholders(exported);
  expect({ output, problems }).toEqual({ output: '6', problems: [] });
  const filled = fillWorkflow(exported, slots, values);
  expect(Object.values(filled).map(({ inputs }) => inputs)).toEqual(
    expect.arrayContaining([
      { clip: ['9', 1], text: 'P {{seed}}' },
      { text: 'N' },
      { seed: 7, steps: 20 },
      { width: 512, height: 768 },
      { image: 'r.png' },
      { filename_prefix: 'a 7 b' },
      { text: 'old' },
    ]),
  );
  expect(exported['3']?.inputs['seed']).toBe(1);
});

test('placeholders are replaced once: a value with placeholders stays text', () => {
  const workflow = readWorkflow(
    { 1: { class_type: 'A', inputs: { text: 'x {{prompt}} {{negative}}' } } },
    'f',
  );
  const { slots } = findPlaceholders(workflow);
  expect(fillWorkflow(workflow, slots, values)['1']?.inputs).toEqual({ text: 'x P {{seed}} N' });
});

test('unknown names and titles without an input are reported', () => {
  const { problems } = findPlaceholders(
    readWorkflow(
      {
        1: { class_type: 'A', inputs: { text: '{{prompt}}', other: '{{prompts}}' } },
        2: { class_type: 'B', inputs: { seed: ['1', 0] }, _meta: { title: 'seed' } },
      },
      'f',
    ),
  );
  expect(problems).toEqual([
    'Node 1 (A), other: {{prompts}} isn’t a known placeholder.',
    'Node 2 (B) has the title "seed", but none of the inputs seed, noise_seed, value with a value of its own.',
  ]);
});

test('sizes keep to the steps and limits of the nodes that take them', () => {
  const { slots } = findPlaceholders(exported);
  const info = {
    EmptyLatentImage: {
      input: {
        required: {
          width: ['INT', { step: 64, max: 1024 }],
          height: ['INT', { step: 8, max: 4096 }],
        },
      },
    },
  };
  expect(checkWorkflow({ workflow: exported, slots }, info).sizes).toEqual({
    step: 64,
    least: 512,
    most: 1024,
  });
});

test('the titled output has priority, then saved files, then previews', () => {
  const { outputs } = readEntry({
    outputs: {
      1: { images: [{ filename: 'preview.png', type: 'temp' }] },
      2: {
        images: [{ filename: 'saved.png', type: 'output', subfolder: 'a' }, { filename: '' }, null],
      },
    },
  });
  expect(inOrder(outputs, undefined).map(({ filename }) => filename)).toEqual([
    'saved.png',
    'preview.png',
  ]);
  expect(inOrder(outputs, '1').map(({ filename }) => filename)).toEqual(['preview.png']);
});
