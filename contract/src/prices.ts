// Prices of paid jobs, in tokens. No validator is imported, so that the page can use it.

export const PRICES = { image: 5, video: 20, character: 50 } as const;
