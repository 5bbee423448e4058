// The values of `TEXT_JUDGE`: the kinds of text judges.

export const TEXT_JUDGES = [
  'off',
  'moderations',
  'llama-guard',
  'qwen3guard',
  'shieldgemma',
  'chat-model',
] as const;
export type TextJudgeKind = (typeof TEXT_JUDGES)[number];

/** Guard models, each with its own format. */
export type GuardKind = Extract<TextJudgeKind, 'llama-guard' | 'qwen3guard' | 'shieldgemma'>;

export const MODERATION_APIS = ['moderations', 'chat'] as const;
export type ModerationApi = (typeof MODERATION_APIS)[number];
