// How the replies of a chat are written, and personas: who a member is in their chats.
import { z } from 'zod';
import { chatSettingsCalls, personasCalls } from './chat-settings.calls.ts';
import {
  PERSONA_LIMITS,
  REPLY_LANGUAGES,
  REPLY_LENGTHS,
  REPLY_STYLES,
} from './chat-settings-values.ts';
import { describe } from './endpoint.ts';
import { Id, isVisible, storable } from './scalars.ts';

export const ChatSettings = z.object({
  length: z.enum(REPLY_LENGTHS),
  style: z.enum(REPLY_STYLES),
  /** The language of the replies; null for the language of the member's messages. */
  language: z.enum(REPLY_LANGUAGES).nullable(),
  /** The persona that the member plays in this chat; null for none. */
  persona_id: Id.nullable(),
});
export type ChatSettings = z.infer<typeof ChatSettings>;

export const Persona = z.object({
  id: Id,
  name: z.string(),
  pronouns: z.string(),
  description: z.string(),
  /** Whether new chats start with this persona; true for at most one of a member's. */
  is_default: z.boolean(),
});
export type Persona = z.infer<typeof Persona>;

const PersonaFields = z.strictObject({
  name: storable(PERSONA_LIMITS.name).refine(isVisible, 'Write a name'),
  pronouns: storable(PERSONA_LIMITS.pronouns),
  description: storable(PERSONA_LIMITS.description),
  is_default: z.boolean(),
});

const params = z.strictObject({ id: Id });

export const chatSettingsApi = describe(chatSettingsCalls, {
  read: { params, reply: ChatSettings },
  change: { params, body: ChatSettings.partial().strict(), reply: ChatSettings },
});

export const personasApi = describe(personasCalls, {
  list: { reply: z.object({ personas: z.array(Persona) }) },
  add: { body: PersonaFields.partial().required({ name: true }), reply: Persona },
  change: {
    params,
    body: PersonaFields.partial().extend({
      /** What these fields said, as far as their editor knew: refused if they say something else by now. */
      replaces: PersonaFields.partial().optional(),
    }),
    reply: Persona,
  },
  remove: { params, reply: z.object({ id: Id }) },
});
