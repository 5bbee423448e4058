// Parses a run's entry in ComfyUI's history: its outputs, wherever they are listed, and its failure.
import { fieldsOf, listOf, textOf } from '../../../platform/json-fields.ts';
import { ImageFailure } from '../port.ts';

export interface Output {
  readonly node: string;
  readonly filename: string;
  readonly subfolder: string;
  /** `output`, `temp` or `input`. */
  readonly type: string;
}

export interface Entry {
  readonly failure: ImageFailure | undefined;
  readonly outputs: readonly Output[];
}

export function readEntry(entry: Record<string, unknown>): Entry {
  return { failure: failureIn(fieldsOf(entry['status'])), outputs: outputsIn(entry['outputs']) };
}

/** Pictures are listed under `images`, clips under `images` or `gifs`; custom nodes use names of their own. */
function outputsIn(outputs: unknown): Output[] {
  const found: Output[] = [];
  for (const [node, byName] of Object.entries(fieldsOf(outputs))) {
    for (const item of Object.values(fieldsOf(byName)).flatMap(listOf)) {
      const { filename, subfolder, type } = fieldsOf(item);
      if (typeof filename !== 'string' || filename === '') continue;
      found.push({ node, filename, subfolder: textOf(subfolder), type: textOf(type) || 'output' });
    }
  }
  return found;
}

/** Sorted by how likely an output is the result: the node titled `output`, then saved files, then previews. */
export function inOrder(outputs: readonly Output[], preferred: string | undefined): Output[] {
  const titled = outputs.filter(({ node }) => node === preferred);
  const all = titled.length > 0 ? titled : [...outputs];
  return all.sort((a, b) => Number(b.type === 'output') - Number(a.type === 'output'));
}

/** Contains only types and places of errors: an exception's text may quote the prompt. */
function failureIn({ status_str: status, messages }: Record<string, unknown>) {
  for (const message of listOf(messages)) {
    const [name, more] = listOf(message);
    if (name === 'execution_interrupted')
      return new ImageFailure('unavailable', 'The run was stopped at ComfyUI.');
    if (name !== 'execution_error') continue;
    const { node_type, exception_type } = fieldsOf(more);
    const type = textOf(exception_type);
    const where = textOf(node_type) || 'a node';
    if (/OutOfMemory|OOM/i.test(type))
      return new ImageFailure('busy', `ComfyUI ran out of memory in ${where}.`);
    return new ImageFailure(
      'broken',
      `The workflow failed in ${where} (${type || 'no reason given'}).`,
    );
  }
  return status === 'error' ? new ImageFailure('broken', 'The workflow failed.') : undefined;
}
