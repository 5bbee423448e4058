// Values of a chat’s settings and of personas that the page imports, too.

/** How long the replies of a chat are. */
export const REPLY_LENGTHS = ['short', 'medium', 'long'] as const;
export type ReplyLength = (typeof REPLY_LENGTHS)[number];

/** Named temperatures of the model, from predictable to creative. */
export const REPLY_STYLES = ['steady', 'balanced', 'inventive'] as const;
export type ReplyStyle = (typeof REPLY_STYLES)[number];

/** Languages that replies can be asked for, as BCP 47 tags. */
export const REPLY_LANGUAGES = [
  'ar',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fi',
  'fr',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
] as const;
export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number];

/** The maximum number of personas of a member. */
export const MAX_PERSONAS = 20;

/** Maximum lengths of a persona’s texts, in UTF-16 units. */
export const PERSONA_LIMITS = { name: 40, pronouns: 30, description: 600 } as const;
