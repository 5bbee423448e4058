// A language model controlled by the test: what it writes, when, and how it fails.
import {
  LlmFailure,
  type LlmProvider,
  type LlmFailureKind,
  type Prompt,
  type ReplyPart,
} from '../../src/providers/llm/port.ts';

/** A running reply, which the test writes. */
export interface Puppet {
  readonly prompt: Prompt;
  readonly signal: AbortSignal;
  write(text: string): void;
  end(finish?: 'stop' | 'length' | 'filtered'): void;
  fail(kind: LlmFailureKind, more?: { contextTokens?: number }): void;
}

export interface PuppetLlm extends LlmProvider {
  /** Returns the next requested reply, in order; waits for it. */
  next(): Promise<Puppet>;
  /** Answers the next requested reply with this text. */
  answer(text: string): Promise<void>;
  readonly requestCount: number;
}

export function createPuppetLlm({ contextTokens = 8192 } = {}): PuppetLlm {
  const ready: Puppet[] = [];
  const waiting: ((puppet: Puppet) => void)[] = [];
  let requested = 0;
  const next = (): Promise<Puppet> =>
    new Promise((resolve) => {
      const found = ready.shift();
      if (found) resolve(found);
      else waiting.push(resolve);
    });
  return {
    name: 'puppet',
    isBuiltIn: true,
    contextTokens,
    get requestCount() {
      return requested;
    },
    countTokens: (text) => Math.ceil(text.length / 3.5),
    next,
    async answer(text) {
      const puppet = await next();
      puppet.write(text);
      puppet.end();
    },
    reply(prompt, signal) {
      requested += 1;
      const line = createPartLine(signal);
      const puppet: Puppet = {
        prompt,
        signal,
        write: (text) => line.add({ type: 'text', text }),
        end: (finish = 'stop') => line.add({ type: 'end', finish }),
        fail: (kind, more) =>
          line.add(new LlmFailure(kind, `The puppet was told to fail: ${kind}.`, more)),
      };
      const taker = waiting.shift();
      if (taker) taker(puppet);
      else ready.push(puppet);
      return line.parts();
    },
    close: () => Promise.resolve(),
  };
}

function createPartLine(signal: AbortSignal) {
  const parts: (ReplyPart | LlmFailure)[] = [];
  let wake = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => wake.resolve());
  return {
    add(part: ReplyPart | LlmFailure): void {
      parts.push(part);
      wake.resolve();
    },
    async *parts(): AsyncGenerator<ReplyPart> {
      for (;;) {
        signal.throwIfAborted();
        const part = parts.shift();
        if (part instanceof LlmFailure) throw part;
        if (part) {
          yield part;
          if (part.type === 'end') return;
        } else {
          await wake.promise;
          wake = Promise.withResolvers<void>();
        }
      }
    },
  };
}
