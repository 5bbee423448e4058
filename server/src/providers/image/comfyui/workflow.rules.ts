// ComfyUI workflows in API format: parses an operator's file, finds its placeholders, and fills them.
import { isFields } from '../../../platform/json-fields.ts';
import { ImageFailure } from '../port.ts';

export interface WorkflowNode {
  readonly class_type: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly _meta?: { readonly title?: string };
}
export type Workflow = Readonly<Record<string, WorkflowNode>>;

/** Names of placeholders: the title of a node, or `{{name}}` in the value of an input. */
const NAMES = [
  'prompt',
  'negative',
  'seed',
  'width',
  'height',
  'reference',
  'frames',
  'fps',
] as const;
export type PlaceholderName = (typeof NAMES)[number];
export type Values = Readonly<Record<PlaceholderName, string | number>>;

/** The inputs of a titled node that the value may be written to; the first existing one is used. */
const inputsFor: Readonly<Record<PlaceholderName, readonly string[]>> = {
  prompt: ['text', 'prompt', 'positive', 'value', 'string'],
  negative: ['text', 'negative', 'negative_prompt', 'prompt', 'value', 'string'],
  seed: ['seed', 'noise_seed', 'value'],
  width: ['width', 'value'],
  height: ['height', 'value'],
  reference: ['image', 'value'],
  frames: ['length', 'frames', 'num_frames', 'frame_count', 'value'],
  fps: ['fps', 'frame_rate', 'value'],
};

const mistake = (message: string): ImageFailure => new ImageFailure('unavailable', message);

/** Throws `ImageFailure` with instructions for the operator. */
export function readWorkflow(json: unknown, from: string): Workflow {
  if (!isFields(json)) throw mistake(`${from}: this isn’t a ComfyUI workflow.`);
  if (Array.isArray(json['nodes']) || isFields(json['definitions'])) {
    throw mistake(
      `${from}: this file was saved for the editor. In ComfyUI, export it with Export (API).`,
    );
  }
  const graph = isFields(json['prompt']) ? json['prompt'] : json;
  const nodes = Object.entries(graph);
  if (nodes.length === 0) throw mistake(`${from}: the workflow has no nodes.`);
  return Object.fromEntries(nodes.map(([id, node]) => [id, readNode(node, `${from}, node ${id}`)]));
}

function readNode(node: unknown, where: string): WorkflowNode {
  if (!isFields(node) || typeof node['class_type'] !== 'string' || !isFields(node['inputs'])) {
    throw mistake(
      `${where}: it has no class_type and inputs. In ComfyUI, export the workflow with Export (API).`,
    );
  }
  const { class_type, inputs, _meta: meta } = node;
  const title = isFields(meta) && typeof meta['title'] === 'string' ? meta['title'] : '';
  return { class_type, inputs, _meta: { title } };
}

/** A connection to another node: its id and the number of the output. */
export const isLink = (value: unknown): value is [string, number] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';

/** An input to fill: its whole value, or a part of a longer text. */
export interface Slot {
  readonly node: string;
  readonly input: string;
  readonly name: PlaceholderName;
  readonly isWhole: boolean;
}

export interface Placeholders {
  readonly slots: readonly Slot[];
  /** The node titled `output`; without one, all outputs count. */
  readonly output: string | undefined;
  /** Problems, for the operator. */
  readonly problems: readonly string[];
}

const pattern = /\{\{\s*(\w+)\s*\}\}/g;

export function findPlaceholders(workflow: Workflow): Placeholders {
  const slots: Slot[] = [];
  const problems: string[] = [];
  let output: string | undefined;
  for (const [node, { class_type, inputs, _meta: meta }] of Object.entries(workflow)) {
    for (const title of (meta?.title ?? '').toLowerCase().split(/[\s,]+/)) {
      if (title === 'output') output = node;
      const name = NAMES.find((one) => one === title);
      // A title of several words is the operator's own text and may contain these words by chance.
      if (name === undefined || !isTitle(meta?.title ?? '')) continue;
      const input = inputsFor[name].find((one) => one in inputs && !isLink(inputs[one]));
      if (input !== undefined) slots.push({ node, input, name, isWhole: true });
      else problems.push(missingInput({ node, class_type, name }));
    }
    for (const [input, value] of Object.entries(inputs)) {
      if (typeof value !== 'string') continue;
      for (const [found, word = ''] of value.matchAll(pattern)) {
        const name = NAMES.find((one) => one === word);
        if (name) slots.push({ node, input, name, isWhole: value.trim() === found });
        else if (word !== 'output')
          problems.push(
            `Node ${node} (${class_type}), ${input}: {{${word}}} isn’t a known placeholder.`,
          );
      }
    }
  }
  if (!slots.some(({ name }) => name === 'prompt')) {
    problems.push(
      'No place for the prompt: give the node with the prompt the title "prompt", or write {{prompt}} into it.',
    );
  }
  return { slots, output, problems };
}

/** True for names separated by commas or spaces: `width, height`. */
const isTitle = (title: string): boolean =>
  title
    .toLowerCase()
    .split(/[\s,]+/)
    .every((word) => word === '' || word === 'output' || NAMES.some((name) => name === word));

const missingInput = ({
  node,
  class_type,
  name,
}: {
  node: string;
  class_type: string;
  name: PlaceholderName;
}) =>
  `Node ${node} (${class_type}) has the title "${name}", but none of the inputs ${inputsFor[name].join(', ')} with a value of its own.`;

/** Returns a new graph. Each text is replaced once, so that a value cannot introduce placeholders. */
export function fillWorkflow(workflow: Workflow, slots: readonly Slot[], values: Values): Workflow {
  const filled: Record<string, WorkflowNode> = {};
  for (const [id, { class_type, inputs }] of Object.entries(workflow)) {
    const mine = slots.filter(({ node }) => node === id);
    const entries = Object.entries(inputs).map(([input, value]) => {
      const slot = mine.find((one) => one.input === input);
      if (!slot) return [input, value] as const;
      if (slot.isWhole) return [input, values[slot.name]] as const;
      const text = typeof value === 'string' ? value : '';
      return [
        input,
        text.replace(pattern, (found, word: string) => textFor(values, word) ?? found),
      ] as const;
    });
    filled[id] = { class_type, inputs: Object.fromEntries(entries) };
  }
  return filled;
}

function textFor(values: Values, word: string): string | undefined {
  const name = NAMES.find((one) => one === word);
  return name && String(values[name]);
}
