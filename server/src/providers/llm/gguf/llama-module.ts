// Types of the used part of node-llama-cpp, and where the library is loaded from.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LlmFailure } from '../port.ts';

export type ChatItem =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: readonly string[] };

interface Tokenizer {
  (text: string): readonly number[];
}

interface ContextSequence {
  readonly nextTokenIndex: number;
}

interface Context {
  readonly contextSize: number;
  getSequence(): ContextSequence;
  dispose(): Promise<void>;
}

interface Model {
  readonly trainContextSize?: number;
  readonly tokenizer: Tokenizer;
  tokenize(text: string): readonly number[];
  createContext(options: {
    contextSize: number | { max: number };
    threads: number;
    sequences: number;
  }): Promise<Context>;
  dispose(): Promise<void>;
}

interface Runtime {
  loadModel(options: { modelPath: string }): Promise<Model>;
  dispose(): Promise<void>;
}

/** The open resources of one model file. */
export interface Llama {
  readonly llama: Runtime;
  readonly model: Model;
  readonly context: Context;
  readonly sequence: ContextSequence;
}

interface Generating {
  signal: AbortSignal;
  maxTokens: number;
  temperature: number;
  minP: number;
  seed: number;
  onTextChunk: (text: string) => void;
}

interface Chat {
  readonly chatWrapper: {
    generateContextState(of: { chatHistory: readonly ChatItem[] }): {
      contextText: { tokenize(tokenizer: Tokenizer): readonly number[] };
    };
  };
  generateResponse(
    history: readonly ChatItem[],
    options: Generating,
  ): Promise<{ metadata: { stopReason: string } }>;
}

export interface LlamaModule {
  getLlama(options: { build: 'never'; maxThreads: number; logLevel: 'error' }): Promise<Runtime>;
  readonly LlamaChat: new (options: { contextSequence: ContextSequence }) => Chat;
}

/** Separate from node_modules, so that installing packages never removes it. */
export const OWN_FOLDER = '.cache/node-llama-cpp';
export const INSTALL = `npm install --prefix ${OWN_FOLDER} node-llama-cpp@3.20.0`;

const ownCopy = pathToFileURL(
  join(
    import.meta.dirname,
    `../../../../../${OWN_FOLDER}/node_modules/node-llama-cpp/dist/index.js`,
  ),
);

/** Loads the library from node_modules if installed, else from its own folder. */
export async function loadLlamaModule(): Promise<LlamaModule> {
  const names = ['node-llama-cpp', ownCopy.href];
  for (const name of names) {
    try {
      // The pinned version has the interface above, which is tested.
      return (await import(name)) as LlamaModule;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  throw new LlmFailure(
    'unavailable',
    `LLM_MODEL_PATH needs node-llama-cpp, which is not installed by default: run "${INSTALL}" in the project folder, then restart.`,
  );
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
