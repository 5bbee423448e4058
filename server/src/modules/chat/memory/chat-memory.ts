// The memory of chats, wired: what is read for prompts and by its person, and what is learned beside the conversation.
import type { ChatNeeds } from '../service.ts';
import type { AskModel } from '../model-questions.ts';
import { createMemory } from './memory.ts';
import { createRecall } from './recall.ts';
import { createRemembering } from './remember.ts';
import { createVectors } from './vectors.ts';

export function createChatMemory(needs: ChatNeeds, askModel: AskModel) {
  const { db, llm, clock, ids, log, bus, identity, characters, safety, embeddings } = needs;
  const vectors = embeddings && createVectors({ embeddings, log });
  const recall = createRecall({ clock, llm, log, vectors });
  const memory = createMemory({ bus, clock, ids, identity, safety, recall });
  const remembering = createRemembering({
    db,
    llm,
    clock,
    ids,
    log,
    identity,
    askModel,
    safety,
    vectors,
    nameOf: async (scope, id) => (await characters.find(scope, id))?.name ?? 'the character',
    onChange: memory.changed,
  });
  return { memory, remembering };
}
