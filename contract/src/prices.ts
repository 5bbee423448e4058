// What paid work costs, in tokens. Free of any validator, so that pages can count with it.

export const PRICES = { image: 5, video: 20, character: 50 } as const;
