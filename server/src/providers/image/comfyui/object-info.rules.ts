// Checks a workflow against a ComfyUI's description of its nodes: reports what is missing, and adds newer inputs.
import { isFields } from '../../../platform/json-fields.ts';
import { usualSizes, type SizeLimits } from '../wording.rules.ts';
import { isLink, type Slot, type Workflow, type WorkflowNode } from './workflow.rules.ts';

/** The response of `/object_info`, which is validated where it is read. */
export type ObjectInfo = Readonly<Record<string, unknown>>;

interface Input {
  readonly name: string;
  readonly isRequired: boolean;
  /** The allowed values, if the input is a choice. */
  readonly choices: readonly unknown[] | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface CheckedWorkflow {
  readonly workflow: Workflow;
  /** Messages for the operator; empty if the workflow can run. */
  readonly problems: readonly string[];
  readonly sizes: SizeLimits;
}

interface Placed {
  readonly workflow: Workflow;
  readonly slots: readonly Slot[];
}

export function checkWorkflow({ workflow, slots }: Placed, info: ObjectInfo): CheckedWorkflow {
  const problems = new Set<string>();
  const complete: Record<string, WorkflowNode> = {};
  for (const [id, node] of Object.entries(workflow)) {
    complete[id] = node;
    const known = inputsOf(info[node.class_type]);
    if (!known) {
      problems.add(
        `It needs the node ${node.class_type}, which this ComfyUI doesn’t have: update ComfyUI, or install the custom node.`,
      );
      continue;
    }
    for (const problem of checkLinks(id, node, workflow)) problems.add(problem);
    const { inputs, missing } = completed(node, known);
    for (const name of missing)
      problems.add(`Node ${id} (${node.class_type}) lacks the input ${name}.`);
    complete[id] = { ...node, inputs };
    const isFilled = (name: string) => slots.some((one) => one.node === id && one.input === name);
    for (const input of known) {
      const value = inputs[input.name];
      if (isFilled(input.name) || value === undefined || isLink(value)) continue;
      if (input.choices && !input.choices.includes(value))
        problems.add(missingChoice(node.class_type, input, value));
    }
  }
  return { workflow: complete, problems: [...problems], sizes: sizesOf({ workflow, slots }, info) };
}

function checkLinks(
  id: string,
  { class_type, inputs }: WorkflowNode,
  workflow: Workflow,
): string[] {
  return Object.entries(inputs)
    .filter(([, value]) => isLink(value) && !(value[0] in workflow))
    .map(
      ([name]) => `Node ${id} (${class_type}): ${name} comes from a node that is not in the file.`,
    );
}

/** Adds inputs that newer versions of a node require, with their defaults, as the editor would. */
function completed({ inputs }: WorkflowNode, known: readonly Input[]) {
  const complete: Record<string, unknown> = { ...inputs };
  const missing: string[] = [];
  for (const { name, isRequired, options, choices } of known) {
    if (!isRequired || name in complete) continue;
    const value = options['default'] ?? choices?.[0];
    if (value === undefined) missing.push(name);
    else complete[name] = value;
  }
  return { inputs: complete, missing };
}

function missingChoice(class_type: string, { name, choices = [] }: Input, value: unknown): string {
  const isFile = typeof value === 'string' && /\.\w{2,12}$/.test(value);
  const has = choices.slice(0, 5).map(String).join(', ');
  const there = has === '' ? 'It has none.' : `It has ${has}${choices.length > 5 ? ', …' : '.'}`;
  return isFile
    ? `It needs the file ${value} (${class_type}, ${name}), which this ComfyUI doesn’t have. ${there}`
    : `${class_type} of this ComfyUI does not take ${JSON.stringify(value)} as ${name}. ${there}`;
}

/** The strictest steps and limits of all inputs for the width and the height. */
function sizesOf({ workflow, slots }: Placed, info: ObjectInfo): SizeLimits {
  let { step, most } = usualSizes;
  for (const { node, input, name } of slots) {
    if (name !== 'width' && name !== 'height') continue;
    const known = inputsOf(info[workflow[node]?.class_type ?? '']) ?? [];
    const options = known.find((one) => one.name === input)?.options ?? {};
    const { step: ownStep, max } = options;
    if (typeof ownStep === 'number' && ownStep > step && ownStep <= 256) step = ownStep;
    if (typeof max === 'number' && max >= usualSizes.least) most = Math.min(most, max);
  }
  return { step, least: usualSizes.least, most };
}

/** Undefined for an unknown node. */
function inputsOf(node: unknown): Input[] | undefined {
  if (!isFields(node) || !isFields(node['input'])) return undefined;
  const { required, optional } = node['input'];
  const read = (group: unknown, isRequired: boolean): Input[] =>
    Object.entries(isFields(group) ? group : {}).map(([name, shape]) =>
      inputOf(name, shape, isRequired),
    );
  return [...read(required, true), ...read(optional, false)];
}

/** `[["a", "b"], {}]` in older versions, `["COMBO", {"options": ["a", "b"]}]` in newer ones. */
function inputOf(name: string, shape: unknown, isRequired: boolean): Input {
  const [kind, more]: unknown[] = Array.isArray(shape) ? shape : [];
  const options = isFields(more) ? more : {};
  const listed = kind === 'COMBO' ? options['options'] : kind;
  return { name, isRequired, options, choices: Array.isArray(listed) ? listed : undefined };
}
