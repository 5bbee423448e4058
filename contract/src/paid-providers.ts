// The engines that cost their operator money by the piece. Free of any validator, so that a page needs none.

/** llm counts generated tokens, image and video what is made, moderation what is looked at. */
export const PAID_PROVIDERS = ['llm', 'image', 'video', 'moderation'] as const;
export type PaidProvider = (typeof PAID_PROVIDERS)[number];
