// Embeddings of a server with OpenAI's `/v1/embeddings`: Ollama, llama.cpp, vLLM, LocalAI, and others.
import { z } from 'zod';
import { createHttpClient, openAiRoot } from '../../platform/http-client.ts';
import { EmbeddingsFailure, toUnit, type EmbeddingsProvider } from './port.ts';

interface Options {
  /** With or without the version: `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
}

const MAX_DIMENSIONS = 8_192;
const Answer = z.object({
  data: z.array(
    z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(8).max(MAX_DIMENSIONS) }),
  ),
});

export function createOpenAiEmbeddings({ baseUrl, model, apiKey }: Options): EmbeddingsProvider {
  const server = createHttpClient({
    label: 'The embeddings server',
    address: baseUrl,
    rootOf: openAiRoot,
    apiKey,
    Failure: EmbeddingsFailure,
  });
  const ask = async (input: readonly string[], signal: AbortSignal): Promise<unknown> => {
    const json = { model, input, encoding_format: 'float' };
    return (await server.get('/embeddings', { json, signal })).json;
  };
  return {
    name: `openai-compatible · ${model}`,
    async embed(texts, signal) {
      if (texts.length === 0) return [];
      const answer = Answer.safeParse(await ask(texts, signal));
      if (!answer.success)
        throw new EmbeddingsFailure('broken', 'The server’s answer isn’t a list of embeddings.');
      const data = answer.data.data.toSorted((a, b) => a.index - b.index);
      const [first] = data;
      const isWhole =
        data.length === texts.length &&
        data.every(
          ({ index, embedding }, at) =>
            index === at && embedding.length === first?.embedding.length,
        );
      if (!isWhole)
        throw new EmbeddingsFailure('broken', 'The server’s answer doesn’t fit the texts.');
      return data.map(({ embedding }) => toUnit(embedding));
    },
    close: async () => {},
  };
}
