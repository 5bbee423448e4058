// Chats in tests: opens one, sends a message, and waits until the reply has ended.
import { randomUUID } from 'node:crypto';
import type { Clients, Person, TestApp } from './app.ts';
import type { PuppetLlm } from './fakes/fake-llm.ts';

/** A chat with a new character; returns its id. */
export async function openChat(
  app: Pick<TestApp, 'addCharacter'>,
  person: Pick<Clients, 'chat'>,
  ...character: Parameters<TestApp['addCharacter']>
): Promise<string> {
  const character_id = await app.addCharacter(...character);
  return (await person.chat.open({ body: { character_id } })).session_id;
}

/** Waits until the chat has no running reply, then returns its last messages. */
export async function settled(person: Person, id: string) {
  for (;;) {
    const chat = await person.chat.read({ params: { id } });
    if (!chat.is_replying)
      return (await person.chat.history({ params: { id }, query: {} })).messages;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export const send = (person: Person, id: string, text: string, client_message_id = randomUUID()) =>
  person.chat.send({ params: { id }, body: { text, client_message_id } });

/** Sends a message and answers it; returns what the model was asked, and the number of the reply. */
export async function exchange(
  llm: PuppetLlm,
  person: Person,
  id: string,
  { text, answer = 'I see.' }: { text: string; answer?: string | undefined },
) {
  const { reply } = await person.chat.send({ params: { id }, body: { text } });
  const puppet = await llm.next();
  puppet.write(answer);
  puppet.end();
  await settled(person, id);
  return { prompt: puppet.prompt, seq: reply?.seq };
}
