// The memory of chats in tests: two talk, the chat is read for facts at once, and its facts are looked at.
import { expect } from 'vitest';
import type { Person, TestApp } from './app.ts';
import { exchange as exchangeWith } from './chats.ts';
import type { PuppetLlm } from './fakes/fake-llm.ts';

/** `worldOf`: of the test that runs, since it is made before the first one. */
export function openRemembering(worldOf: () => { app: TestApp; llm: PuppetLlm }) {
  const factsIn = async (ann: Person, id: string) =>
    (await ann.memory.read({ params: { id } })).facts;
  return {
    /** A new chat, with a new character if none is named. */
    async chatWith(ann: Person, character_id?: string): Promise<string> {
      const id = character_id ?? (await worldOf().app.addCharacter({ name: 'Ada' }));
      return (await ann.chat.open({ body: { character_id: id, fresh: true } })).session_id;
    },
    /** Returns what the model was asked. */
    exchange: async (ann: Person, id: string, text: string, answer?: string) =>
      (await exchangeWith(worldOf().llm, ann, id, { text, answer })).prompt,
    remember(id: string): Promise<void> {
      const { app } = worldOf();
      return app.app.chat.remembering.now({ site_id: app.site_id, session_id: id });
    },
    factsOf: async (ann: Person, id: string): Promise<string[]> =>
      (await factsIn(ann, id)).map(({ text }) => text).toSorted(),
    factOf: async (ann: Person, id: string, text: string) =>
      (await factsIn(ann, id)).find((fact) => fact.text === text) ??
      expect.fail(`"${text}" is not remembered.`),
  };
}
