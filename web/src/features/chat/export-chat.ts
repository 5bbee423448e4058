// Exports a chat as a file: readable text, or JSON with everything that the user sees.
import type { Chat } from '@velour/contract/chat.ts';
import type { Message } from '@velour/contract/messages.ts';
import { api } from '../../lib/api.ts';
import { deviceDay, deviceMinute } from '../../lib/formats.ts';
import { session } from '../../lib/session.ts';
import { texts as words } from './export-texts.ts';
import { texts } from './texts.ts';

export type ExportFormat = 'text' | 'json';

const PAGE = '100';

/** `versions`: of a message that has several. */
type Exported = Message & { readonly versions?: readonly string[] | undefined };

/** Pages of messages, oldest first. Throws the errors of the page's call. */
async function* readPages(
  session_id: string,
  versions: 'shown' | 'all',
): AsyncGenerator<readonly Exported[]> {
  let after = 0;
  for (;;) {
    const page = await api.chat.history({
      params: { id: session_id },
      query: { after: String(after), limit: PAGE, versions },
    });
    yield page.messages;
    after = page.messages.at(-1)?.seq ?? after;
    if (!page.has_after || page.messages.length === 0) return;
  }
}

/** Of how many characters a part of the file is made. The browser may keep the parts on disk. */
const PART = 4_000_000;

/** The file and its name. A long chat is never in memory as a whole. */
export async function exportChat(
  chat: Chat,
  format: ExportFormat,
): Promise<{ name: string; file: Blob }> {
  const day = deviceDay(new Date());
  const name = `${chat.character.slug}-${day}.${format === 'text' ? 'txt' : 'json'}`;
  const type = `${format === 'text' ? 'text/plain' : 'application/json'};charset=utf-8`;
  const parts: Blob[] = [];
  let part = '';
  for await (const written of format === 'text' ? asText(chat) : asJson(chat)) {
    part = `${part}${written}`;
    if (part.length < PART) continue;
    parts.push(new Blob([part]));
    part = '';
  }
  return { name, file: new Blob([...parts, part], { type }) };
}

async function* asText({ session_id, title, character }: Chat): AsyncGenerator<string> {
  yield `${title ?? character.name}\n`;
  for await (const messages of readPages(session_id, 'shown')) {
    for (const message of messages) {
      const words = wordsOf(message);
      const who = message.author === 'user' ? texts.stream.you : character.name;
      if (words !== '') yield `\n${who} (${timeOf(message)})\n${words}\n`;
    }
  }
}

/** One message a line. */
async function* asJson(chat: Chat): AsyncGenerator<string> {
  const head = JSON.stringify(await headOf(chat));
  yield `${head.slice(0, -1)},"messages":[`;
  let separator = '\n';
  for await (const messages of readPages(chat.session_id, 'all')) {
    for (const message of messages) {
      if (message.author === 'notice' || message.state === 'removed') continue;
      yield `${separator}${JSON.stringify(fieldsOf(message))}`;
      separator = ',\n';
    }
  }
  yield '\n]}\n';
}

async function headOf({ session_id: id, title, character, created_at }: Chat) {
  const [settings, memory, personas] = await Promise.all([
    api.chat_settings.read({ params: { id } }),
    api.memory.read({ params: { id } }),
    session.read().kind === 'member' ? api.personas.list({}) : undefined,
  ]);
  const { persona_id, length, style, language } = settings;
  const persona = personas?.personas.find((one) => one.id === persona_id);
  return {
    format: 'velour.chat',
    version: 1,
    title,
    character: { id: character.id, name: character.name },
    created_at,
    settings: { length, style, language, memory: memory.preset },
    persona: persona
      ? { name: persona.name, pronouns: persona.pronouns, description: persona.description }
      : null,
  };
}

const fieldsOf = ({ versions = [], ...one }: Exported) => ({
  author: one.author,
  kind: one.kind,
  text: one.text,
  item_name: one.item_name,
  tokens: one.tokens,
  sent_at: one.message_send_at,
  edited_at: one.edited_at,
  is_forgotten: one.is_forgotten,
  // In the order of the variant switch.
  ...(versions.includes(one.text) && { versions, version: versions.indexOf(one.text) }),
});

/** In the user's local time, as on the screen. */
const timeOf = ({ message_send_at }: Message): string =>
  deviceMinute(new Date(message_send_at)).replace('T', ' ');

/** Notices and removed messages have none. */
function wordsOf({ author, kind, text, item_name, tokens }: Message): string {
  if (author === 'notice') return '';
  if (kind === 'gift') return `[${item_name ?? ''}]`;
  if (kind === 'tip') return `[${words.tip(tokens ?? 0)}]`;
  if (kind === 'picture') return `[${words.picture}]`;
  return text;
}
