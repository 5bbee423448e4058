// Writes a tiny language model with random weights, so that tests use the real loading code on a real file.

type Value =
  | string
  | number
  | { f32: number }
  | readonly string[]
  | { f32s: readonly number[] }
  | { i32s: readonly number[] };

interface Tensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly weights: Float32Array;
}

const EMBED = 64;
const FORWARD = 128;
const HEADS = 4;
const ALIGN = 32;
const words =
  'hello you the sea and rain tea light warm evening yes no maybe come sit tell me more book song bread cat story night good slow quiet window smile kind'.split(
    ' ',
  );

/** A GGUF file: llama architecture, one layer, a vocabulary of bytes and a few words. */
export function writeTinyGguf({ context = 512 }: { context?: number } = {}): Buffer {
  const vocabulary = makeVocabulary();
  const tensors = makeTensors(vocabulary.tokens.length);
  const facts = makeFacts(vocabulary, context);
  const out = createBytes();
  out.text32('GGUF');
  out.u32(3);
  out.u64(tensors.length);
  out.u64(facts.length);
  for (const [key, value] of facts) {
    out.string(key);
    out.value(value);
  }
  let offset = 0;
  for (const { name, shape, weights } of tensors) {
    out.string(name);
    out.u32(shape.length);
    for (const size of shape) out.u64(size);
    out.u32(0); // 32-bit floats
    out.u64(offset);
    offset += padded(weights.byteLength);
  }
  out.pad();
  for (const { weights } of tensors) {
    out.bytes(Buffer.from(weights.buffer));
    out.pad();
  }
  return out.whole();
}

const padded = (size: number): number => Math.ceil(size / ALIGN) * ALIGN;

interface Vocabulary {
  readonly tokens: string[];
  readonly scores: number[];
  readonly kinds: number[];
}

const NORMAL = 1;
const UNKNOWN = 2;
const CONTROL = 3;
const BYTE = 6;

function makeVocabulary(): Vocabulary {
  const entries: [string, number][] = [
    ['<unk>', UNKNOWN],
    ['<s>', CONTROL],
    ['</s>', CONTROL],
  ];
  for (let byte = 0; byte < 256; byte += 1) {
    entries.push([`<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`, BYTE]);
  }
  for (const word of words) entries.push([`▁${word}`, NORMAL]);
  return {
    tokens: entries.map(([token]) => token),
    scores: entries.map((_, at) => -at),
    kinds: entries.map(([, kind]) => kind),
  };
}

const TEMPLATE =
  "{% for message in messages %}{{ message['role'] + ': ' + message['content'] + '\\n' }}{% endfor %}" +
  "{% if add_generation_prompt %}{{ 'assistant: ' }}{% endif %}";

function makeFacts({ tokens, scores, kinds }: Vocabulary, context: number): [string, Value][] {
  return [
    ['general.architecture', 'llama'],
    ['general.name', 'tiny'],
    ['general.alignment', ALIGN],
    ['llama.context_length', context],
    ['llama.embedding_length', EMBED],
    ['llama.block_count', 1],
    ['llama.feed_forward_length', FORWARD],
    ['llama.attention.head_count', HEADS],
    ['llama.attention.head_count_kv', HEADS],
    ['llama.attention.layer_norm_rms_epsilon', { f32: 1e-5 }],
    ['llama.rope.dimension_count', EMBED / HEADS],
    ['llama.vocab_size', tokens.length],
    ['tokenizer.ggml.model', 'llama'],
    ['tokenizer.ggml.tokens', tokens],
    ['tokenizer.ggml.scores', { f32s: scores }],
    ['tokenizer.ggml.token_type', { i32s: kinds }],
    ['tokenizer.ggml.bos_token_id', 1],
    ['tokenizer.ggml.eos_token_id', 2],
    ['tokenizer.ggml.unknown_token_id', 0],
    ['tokenizer.chat_template', TEMPLATE],
  ];
}

function makeTensors(vocabulary: number): Tensor[] {
  let state = 7;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296 - 0.5;
  };
  const filled = (name: string, shape: number[], of: (at: number) => number): Tensor => ({
    name,
    shape,
    weights: Float32Array.from({ length: shape.reduce((one, other) => one * other) }, (_, at) =>
      of(at),
    ),
  });
  const noise = (name: string, ...shape: number[]): Tensor =>
    filled(name, shape, () => random() * 0.4);
  const ones = (name: string): Tensor => filled(name, [EMBED], () => 1);
  const firstWord = 3 + 256;
  return [
    noise('token_embd.weight', EMBED, vocabulary),
    ones('blk.0.attn_norm.weight'),
    noise('blk.0.attn_q.weight', EMBED, EMBED),
    noise('blk.0.attn_k.weight', EMBED, EMBED),
    noise('blk.0.attn_v.weight', EMBED, EMBED),
    noise('blk.0.attn_output.weight', EMBED, EMBED),
    ones('blk.0.ffn_norm.weight'),
    noise('blk.0.ffn_gate.weight', EMBED, FORWARD),
    noise('blk.0.ffn_up.weight', EMBED, FORWARD),
    noise('blk.0.ffn_down.weight', FORWARD, EMBED),
    ones('output_norm.weight'),
    // Only complete words are likely, so that the output is text.
    filled('output.weight', [EMBED, vocabulary], (at) =>
      at >= firstWord * EMBED ? random() * 3 : 0,
    ),
  ];
}

interface Bytes {
  text32(text: string): void;
  u32(value: number): void;
  u64(value: number): void;
  string(text: string): void;
  value(value: Value): void;
  bytes(bytes: Buffer): void;
  pad(): void;
  whole(): Buffer;
}

const U32 = 4;
const I32 = 5;
const F32 = 6;
const STRING = 8;
const ARRAY = 9;

function createBytes(): Bytes {
  const parts: Buffer[] = [];
  let size = 0;
  const bytes = (part: Buffer): void => {
    parts.push(part);
    size += part.length;
  };
  const number = (length: number, write: (buffer: Buffer) => void): void => {
    const buffer = Buffer.alloc(length);
    write(buffer);
    bytes(buffer);
  };
  const u32 = (value: number): void => number(4, (buffer) => buffer.writeUInt32LE(value));
  const i32 = (value: number): void => number(4, (buffer) => buffer.writeInt32LE(value));
  const f32 = (value: number): void => number(4, (buffer) => buffer.writeFloatLE(value));
  const u64 = (value: number): void =>
    number(8, (buffer) => buffer.writeBigUInt64LE(BigInt(value)));
  const string = (text: string): void => {
    const encoded = Buffer.from(text, 'utf8');
    u64(encoded.length);
    bytes(encoded);
  };
  const list = <T>(type: number, items: readonly T[], write: (item: T) => void): void => {
    u32(ARRAY);
    u32(type);
    u64(items.length);
    for (const item of items) write(item);
  };
  const value = (written: Value): void => {
    if (typeof written === 'string') {
      u32(STRING);
      string(written);
    } else if (typeof written === 'number') {
      u32(U32);
      u32(written);
    } else if (!('length' in written) && 'f32' in written) {
      u32(F32);
      f32(written.f32);
    } else if (!('length' in written) && 'f32s' in written) list(F32, written.f32s, f32);
    else if (!('length' in written)) list(I32, written.i32s, i32);
    else list(STRING, written, string);
  };
  return {
    bytes,
    u32,
    u64,
    string,
    value,
    text32: (text) => bytes(Buffer.from(text, 'ascii')),
    pad: () => bytes(Buffer.alloc(padded(size) - size)),
    whole: () => Buffer.concat(parts),
  };
}
