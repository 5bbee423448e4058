// What one event of any known dialect says: visible text, that the model is thinking, an end, usage or an error.
import { countOf, fieldsOf, isFields, type Fields } from './json.ts';

export type Finish = 'stop' | 'length' | 'filtered';

export interface Usage {
  readonly prompt: number;
  readonly completion: number;
}

export interface Chunk {
  readonly text: string;
  /** True when the event carried reasoning: a sign of life, never shown. */
  readonly thought: boolean;
  readonly finish: Finish | undefined;
  readonly usage: Usage | undefined;
  /** The server's own error, as it came. */
  readonly error: unknown;
}

const nothing: Chunk = {
  text: '',
  thought: false,
  finish: undefined,
  usage: undefined,
  error: undefined,
};

/** Reads one event of a stream, or the complete response of a server that does not stream. */
export function readChunk(json: unknown): Chunk {
  if (!isFields(json)) return nothing;
  const error = errorIn(json);
  if (error !== undefined) return { ...nothing, error };
  const usage = json['usage'] ? readUsage(json['usage']) : undefined;
  const choices = json['choices'];
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (!isFields(choice)) return usage ? { ...nothing, usage } : nothing;
  const inside = errorIn(choice);
  if (inside !== undefined) return { ...nothing, error: inside };
  const delta = isFields(choice['delta']) ? choice['delta'] : fieldsOf(choice['message']);
  return {
    // No database takes a zero byte, and no reader sees one.
    text: readContent(delta['content'] ?? choice['text']).replaceAll('\0', ''),
    thought: isThought(delta),
    finish: delta['refusal'] ? 'filtered' : readFinish(choice['finish_reason']),
    usage,
    error: undefined,
  };
}

/** Errors come as `{error: …}`, bare as `{object: "error", message}`, or as a finish reason without words. */
function errorIn(json: Fields): unknown {
  if (json['error']) return json['error'];
  if (json['object'] === 'error') return json;
  if (json['finish_reason'] === 'error') return { message: 'finish_reason error' };
  return undefined;
}

/** Text, null, or a list of typed pieces of which only those of type `text` are meant to be read. */
function readContent(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((piece: unknown) => {
      const { type, text } = fieldsOf(piece);
      return type === 'text' && typeof text === 'string' ? text : '';
    })
    .join('');
}

function isThought(delta: Fields): boolean {
  const { reasoning_content: content, reasoning, reasoning_details: details } = delta;
  return Boolean(content) || hasSubstance(reasoning) || hasSubstance(details);
}

const hasSubstance = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

function readFinish(reason: unknown): Finish | undefined {
  if (typeof reason !== 'string' || reason === '') return undefined;
  if (reason === 'length' || reason === 'max_tokens') return 'length';
  if (reason === 'content_filter' || reason === 'safety') return 'filtered';
  return 'stop';
}

function readUsage(value: unknown): Usage | undefined {
  const { prompt_tokens, completion_tokens } = fieldsOf(value);
  const prompt = countOf(prompt_tokens);
  if (prompt === undefined) return undefined;
  return { prompt, completion: countOf(completion_tokens) ?? 0 };
}
