// The providers that cost the operator money per unit. No validator is imported, so that the page can use it.

/** Units: generated tokens (llm), pictures, clips, moderated texts. */
export const PAID_PROVIDERS = ['llm', 'image', 'video', 'moderation'] as const;
export type PaidProvider = (typeof PAID_PROVIDERS)[number];
