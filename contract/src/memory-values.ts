// Values of the memory that the page imports, too.

/** Presets of how much memory goes into the prompt of each reply. */
export const MEMORY_PRESETS = ['light', 'balanced', 'deep'] as const;
export type MemoryPreset = (typeof MEMORY_PRESETS)[number];

/** The maximum length of a fact, in UTF-16 units. */
export const MAX_FACT_LENGTH = 300;

/** The maximum number of facts of a chat. */
export const MAX_FACTS = 500;
