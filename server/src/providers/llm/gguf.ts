// Runs a GGUF model file in this process, with node-llama-cpp: opt-in, not part of the installation.
import { availableParallelism } from 'node:os';
import { access } from 'node:fs/promises';
import type { Log } from '../../platform/log.ts';
import {
  loadLlamaModule,
  type ChatItem,
  type Llama,
  type LlamaModule,
} from './gguf/llama-module.ts';
import { createParts } from './gguf/parts.ts';
import { createSemaphore } from './gguf/semaphore.ts';
import { LlmFailure, type LlmProvider, type Prompt } from './port.ts';
import { weaveAsides } from './weave-asides.ts';

interface Needs {
  modelPath: string;
  /** By default the model's training context, at most 8,192. */
  contextTokens?: number | undefined;
  /** By default all cores but one; the library's own default starves a small machine. */
  threads?: number | undefined;
  log: Log;
  /** Loads the library; replaced by tests. */
  load?: () => Promise<LlamaModule>;
}

const USUAL_CONTEXT = 8192;
/** With fewer tokens than this left for the reply, the prompt counts as too long. */
const LEAST_REPLY = 32;

export async function createGgufLlm(needs: Needs): Promise<LlmProvider> {
  const { modelPath, log, load = loadLlamaModule } = needs;
  await access(modelPath).catch((cause: unknown) => {
    throw new LlmFailure('unavailable', `LLM_MODEL_PATH: no file at ${modelPath}.`, {
      cause,
    });
  });
  const library = await load();
  const threads = needs.threads ?? Math.max(1, availableParallelism() - 1);
  const opened = await openModel(library, {
    modelPath,
    contextTokens: needs.contextTokens,
    threads,
  });
  const { model, context, sequence, llama } = opened;
  log.info({ model: modelPath, context_tokens: context.contextSize, threads }, 'model file loaded');

  const chat = new library.LlamaChat({ contextSequence: sequence });
  const semaphore = createSemaphore();
  const count = (text: string): number => model.tokenize(text).length;

  return {
    name: `gguf · ${modelPath.split(/[\\/]/).at(-1) ?? modelPath}`,
    isBuiltIn: false,
    contextTokens: context.contextSize,
    countTokens: count,
    async *reply(prompt, signal) {
      signal.throwIfAborted();
      const history = toHistory(prompt);
      const { contextText } = chat.chatWrapper.generateContextState({ chatHistory: history });
      const promptTokens = contextText.tokenize(model.tokenizer).length;
      const room = context.contextSize - promptTokens - 1;
      if (room < Math.min(LEAST_REPLY, prompt.max_tokens)) {
        const contextTokens = context.contextSize;
        throw new LlmFailure('overflow', 'The prompt is longer than the context.', {
          contextTokens,
        });
      }
      // A context holds one conversation at a time; other replies wait.
      const leave = await semaphore.enter(signal);
      const stopping = new AbortController();
      const parts = createParts(signal);
      const writing = chat
        .generateResponse(history, {
          signal: AbortSignal.any([signal, stopping.signal]),
          maxTokens: Math.min(prompt.max_tokens, room),
          temperature: prompt.temperature ?? 0.8,
          minP: 0.05,
          seed: prompt.variant + promptTokens,
          onTextChunk: parts.push,
        })
        .then(({ metadata }) => parts.end(metadata.stopReason === 'maxTokens' ? 'length' : 'stop'))
        .catch((cause: unknown) =>
          parts.fail(new LlmFailure('broken', 'The model stopped with an error.', { cause })),
        )
        .finally(leave);
      let written = '';
      try {
        for (let text = await parts.next(); text !== undefined; text = await parts.next()) {
          written += text;
          yield { type: 'text', text };
        }
      } finally {
        // If the consumer stops reading, the model stops as well.
        stopping.abort();
      }
      await writing;
      yield { type: 'usage', prompt_tokens: promptTokens, completion_tokens: count(written) };
      yield { type: 'end', finish: parts.finish };
    },
    async close() {
      await context.dispose();
      await model.dispose();
      await llama.dispose();
    },
  };
}

interface Opening {
  modelPath: string;
  contextTokens?: number | undefined;
  threads: number;
}

async function openModel(
  library: LlamaModule,
  { modelPath, contextTokens, threads }: Opening,
): Promise<Llama> {
  try {
    const llama = await library.getLlama({
      build: 'never',
      maxThreads: threads,
      logLevel: 'error',
    });
    const model = await llama.loadModel({ modelPath });
    const trained = Math.min(model.trainContextSize ?? USUAL_CONTEXT, USUAL_CONTEXT);
    const context = await model.createContext({
      contextSize: contextTokens ?? { max: trained },
      threads,
      sequences: 1,
    });
    return { llama, model, context, sequence: context.getSequence() };
  } catch (cause) {
    throw new LlmFailure('unavailable', `LLM_MODEL_PATH: ${modelPath} couldn’t be loaded.`, {
      cause,
    });
  }
}

/** The library requires a last message of the model, which is empty unless it is to be continued. */
function toHistory(prompt: Prompt): ChatItem[] {
  const { system, continues } = prompt;
  const messages = weaveAsides(prompt);
  const history: ChatItem[] = system.trim() === '' ? [] : [{ type: 'system', text: system }];
  for (const { role, text } of messages) {
    if (role === 'user') history.push({ type: 'user', text });
    else history.push({ type: 'model', response: [text] });
  }
  if (!continues || messages.at(-1)?.role !== 'assistant')
    history.push({ type: 'model', response: [] });
  return history;
}
