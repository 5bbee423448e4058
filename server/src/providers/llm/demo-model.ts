// The built-in provider: the demo model plays a character from its card by rules and phrases, without a network.
import { composeContinuation } from '@velour/demo-model/continue.ts';
import { composeReply } from '@velour/demo-model/compose.ts';
import type { Nearness } from '@velour/demo-model/prompt.ts';
import { firstSentences, limitTokens, piecesOf } from '@velour/demo-model/pieces.ts';
import { pause } from '../../platform/pause.ts';
import type { Meaning } from './demo-model-meaning.ts';
import { estimatePrompt, estimateTokens } from './token-count.ts';
import type { LlmProvider } from './port.ts';

interface Options {
  /** Words per second, about as fast as a mid-size model; 0 writes without delays. */
  pace?: number;
  /** Compares by meaning; without it, a card's answers are found by words alone. */
  meaning?: Meaning | undefined;
}

const USUAL_PACE = 32;
/** Replies with fewer tokens than this end with a complete sentence. */
const SHORT = 200;

export function createDemoModel({ pace = USUAL_PACE, meaning }: Options = {}): LlmProvider {
  return {
    name: 'scripted',
    isBuiltIn: true,
    contextTokens: 8192,
    countTokens: (text) => Math.ceil(estimateTokens(text) * 1.05),
    async *reply(prompt, signal) {
      signal.throwIfAborted();
      const write = (nearness?: Nearness): string => {
        const compared = { ...prompt, nearness };
        return prompt.continues ? composeContinuation(compared) : composeReply(compared);
      };
      const whole = write(await meaning?.nearnessFor(write, signal));
      const full = prompt.max_tokens <= SHORT ? firstSentences(whole, 2) : whole;
      const { text, isCut } = limitTokens(full, prompt.max_tokens, estimateTokens);
      for (const piece of piecesOf(text, pace)) {
        if (piece.waitMs > 0) await pause(piece.waitMs, signal);
        signal.throwIfAborted();
        yield { type: 'text', text: piece.text };
      }
      yield {
        type: 'usage',
        prompt_tokens: Math.ceil(estimatePrompt(prompt)),
        completion_tokens: Math.ceil(estimateTokens(text)),
      };
      yield { type: 'end', finish: isCut ? 'length' : 'stop' };
    },
    async close() {
      await meaning?.close();
    },
  };
}
