// Parses a stream event of any known dialect: visible text, reasoning, finish reason, usage or error.
import { countOf, fieldsOf, isFields, type Fields } from '../../../platform/json-fields.ts';

export type Finish = 'stop' | 'length' | 'filtered';

export interface Usage {
  readonly prompt: number;
  readonly completion: number;
}

export interface Chunk {
  readonly text: string;
  /** True if the event carried reasoning, which shows that the model is running but is never displayed. */
  readonly thought: boolean;
  readonly finish: Finish | undefined;
  readonly usage: Usage | undefined;
  /** The server's own error, unparsed. */
  readonly error: unknown;
}

const nothing: Chunk = {
  text: '',
  thought: false,
  finish: undefined,
  usage: undefined,
  error: undefined,
};

/** Parses one stream event, or the complete response of a server that does not stream. */
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
    // PostgreSQL cannot store zero bytes.
    text: readContent(delta['content'] ?? choice['text']).replaceAll('\0', ''),
    thought: isThought(delta),
    finish: delta['refusal'] ? 'filtered' : readFinish(choice['finish_reason']),
    usage,
    error: undefined,
  };
}

/** Errors come as `{error: …}`, as `{object: "error", message}`, or as a finish reason without text. */
function errorIn(json: Fields): unknown {
  if (json['error']) return json['error'];
  if (json['object'] === 'error') return json;
  if (json['finish_reason'] === 'error') return { message: 'finish_reason error' };
  return undefined;
}

/** The content is a string, null, or a list of typed parts, of which only those of type `text` are visible. */
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
