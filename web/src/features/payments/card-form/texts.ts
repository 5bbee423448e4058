// Words around a payment provider's card form.
export const texts = {
  loading: 'Loading the card form',
  failed: 'The card form did not come. Nothing was paid.',
  retry: 'Try again',
  sandbox_frame: 'Card form, SANDBOX',
  pay: (price: string) => `Pay ${price}`,
  declined: 'The card was not taken. Please try again, or another card.',
} as const;
