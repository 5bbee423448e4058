// Exports a chat as a file: readable text, or JSON with everything that the user sees.
import type { Chat } from '@velour/contract/chat.ts';
import type { Message } from '@velour/contract/messages.ts';
import { api } from '../../lib/api.ts';
import { deviceDay, deviceMinute } from '../../lib/formats.ts';
import { texts as words } from './export-texts.ts';
import { texts } from './texts.ts';

export type ExportFormat = 'text' | 'json';

const PAGE = '100';

/** `versions`: of a message that has several. */
type Exported = Message & { readonly versions?: readonly string[] | undefined };

/** All messages, oldest first. Throws the errors of the page's call. */
async function readAll(session_id: string, versions: 'shown' | 'all'): Promise<Exported[]> {
  const messages: Exported[] = [];
  for (;;) {
    const after = String(messages.at(-1)?.seq ?? 0);
    const page = await api.chat.history({
      params: { id: session_id },
      query: { after, limit: PAGE, versions },
    });
    messages.push(...page.messages);
    if (!page.has_after || page.messages.length === 0) return messages;
  }
}

/** The file and its name. */
export async function exportChat(
  chat: Chat,
  format: ExportFormat,
): Promise<{ name: string; file: Blob }> {
  const messages = await readAll(chat.session_id, format === 'json' ? 'all' : 'shown');
  const day = deviceDay(new Date());
  const name = `${chat.character.slug}-${day}.${format === 'text' ? 'txt' : 'json'}`;
  const type = format === 'text' ? 'text/plain' : 'application/json';
  const written = format === 'text' ? asText(chat, messages) : asJson(chat, messages);
  return { name, file: new Blob([written], { type: `${type};charset=utf-8` }) };
}

function asText({ title, character }: Chat, messages: readonly Message[]): string {
  const lines = messages.flatMap((message) => {
    const words = wordsOf(message);
    if (words === '') return [];
    const who = message.author === 'user' ? texts.stream.you : character.name;
    return [`${who} (${timeOf(message)})\n${words}`];
  });
  return `${[title ?? character.name, ...lines].join('\n\n')}\n`;
}

function asJson({ title, character, created_at }: Chat, messages: readonly Exported[]): string {
  const chat = {
    format: 'velour.chat',
    version: 1,
    title,
    character: { id: character.id, name: character.name },
    created_at,
    messages: messages
      .filter(({ author, state }) => author !== 'notice' && state !== 'removed')
      .map(({ versions = [], ...one }) => ({
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
      })),
  };
  return `${JSON.stringify(chat, null, 2)}\n`;
}

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
