// Embeddings of any server with OpenAI's `/v1/embeddings`: Ollama, llama.cpp, vLLM, LocalAI, and others.
import { z } from 'zod';
import { EmbeddingsFailure, toUnit, type EmbeddingsProvider } from './port.ts';

interface Options {
  /** With or without the version, as `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  readonly fetch?: typeof globalThis.fetch;
}

const MAX_DIMENSIONS = 8_192;
const Answer = z.object({
  data: z.array(
    z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(8).max(MAX_DIMENSIONS) }),
  ),
});

export function createOpenAiEmbeddings(options: Options): EmbeddingsProvider {
  const { model, apiKey, fetch = globalThis.fetch } = options;
  const root = options.baseUrl.trim().replace(/\/+$/, '');
  const url = `${/\/v\d+$/.test(root) ? root : `${root}/v1`}/embeddings`;
  const headers = {
    'content-type': 'application/json',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  };

  const ask = async (input: readonly string[], signal: AbortSignal): Promise<unknown> => {
    try {
      const body = JSON.stringify({ model, input, encoding_format: 'float' });
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        signal,
        redirect: 'error',
      });
      if (!response.ok) throw new EmbeddingsFailure(`The server answered ${response.status}.`);
      return await response.json();
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof EmbeddingsFailure) throw cause;
      throw new EmbeddingsFailure('The embeddings server can’t be reached.', { cause });
    }
  };

  return {
    name: `openai-compatible · ${model}`,
    async embed(texts, signal) {
      if (texts.length === 0) return [];
      const answer = Answer.safeParse(await ask(texts, signal));
      if (!answer.success)
        throw new EmbeddingsFailure('The server’s answer isn’t a list of embeddings.');
      const data = answer.data.data.toSorted((a, b) => a.index - b.index);
      const [first] = data;
      const isWhole =
        data.length === texts.length &&
        data.every(
          ({ index, embedding }, at) =>
            index === at && embedding.length === first?.embedding.length,
        );
      if (!isWhole) throw new EmbeddingsFailure('The server’s answer doesn’t fit the texts.');
      return data.map(({ embedding }) => toUnit(embedding));
    },
    close: async () => {},
  };
}
