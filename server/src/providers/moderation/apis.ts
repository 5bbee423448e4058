// The values of `MODERATION_API`: OpenAI's moderation API, or a guard or vision model behind a chat endpoint.
export const MODERATION_APIS = ['moderations', 'chat'] as const;
export type ModerationApi = (typeof MODERATION_APIS)[number];
