// The messages that recall looks at for each question of a talk, by words, and with embeddings by meaning, too.
import { MAX_CANDIDATES, type Candidate } from '@velour/chat-memory/answers.ts';
import type { Hit } from '@velour/chat-memory/message-index.ts';
import { createRecallIndex } from '@velour/chat-memory/recall-index.ts';
import { readQuestion } from '@velour/chat-memory/recall-question.ts';
import { createVectorIndex, packVector } from '@velour/chat-memory/vector-index.ts';
import { indexText } from '@velour/text-search/indexed-words.ts';
import { createVault } from '../src/platform/encryption.ts';
import type { EmbeddingsProvider } from '../src/providers/embeddings/port.ts';
import type { Question, Talk } from './memory-talk.ts';

export type FoundCandidate = Candidate & Hit;

export interface Looked {
  readonly question: Question;
  readonly candidates: readonly FoundCandidate[];
}

const vault = createVault(Buffer.alloc(32, 7));
export const key = vault.unwrap('person', vault.wrapNew('person'));
const EVERYWHERE = { session_id: 's', seq: Infinity };

export function indexOf(messages: Talk['messages']) {
  const index = createRecallIndex();
  index.add(
    messages.map(({ seq, at, text }) => ({
      session_id: 's',
      seq,
      at,
      words: indexText(text, key),
    })),
  );
  return index;
}

export function createLookUp(embeddings?: EmbeddingsProvider) {
  const known = new Map<string, Float32Array>();
  const embed = async (texts: readonly string[]): Promise<Float32Array[]> => {
    const missing = [...new Set(texts)].filter((text) => !known.has(text));
    const made = await embeddings?.embed(missing, AbortSignal.timeout(10 * 60_000));
    for (const [at, vector] of (made ?? []).entries()) known.set(missing[at] ?? '', vector);
    return texts.map((text) => known.get(text) ?? new Float32Array());
  };

  return async ({ messages, questions, speakers }: Talk): Promise<Looked[]> => {
    const index = indexOf(messages);
    const vectors = createVectorIndex();
    if (embeddings)
      for (const [at, vector] of (await embed(messages.map(({ text }) => text))).entries())
        vectors.add({ session_id: 's', seq: messages[at]?.seq ?? 0 }, packVector(vector));
    const queries = await embed(questions.map(({ text }) => text));
    return questions.map((question, at) => {
      const near = vectors.rank(queries[at] ?? new Float32Array(), MAX_CANDIDATES, EVERYWHERE);
      const query = readQuestion(question.text, key, speakers);
      const hits = index.find(query, MAX_CANDIDATES, undefined, near?.nearest);
      const candidates = hits.flatMap((hit) => {
        const message = messages.find((one) => one.seq === hit.seq);
        return message ? [{ ...message, ...hit, nearness: near?.nearnessTo(hit) }] : [];
      });
      return { question, candidates };
    });
  };
}
