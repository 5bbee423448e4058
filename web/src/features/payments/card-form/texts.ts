// Texts around a payment provider's card form.
export const texts = {
  loading: 'Loading the card form',
  failed: 'The card form didn’t load. You haven’t been charged.',
  retry: 'Try again',
  provider_page: (host: string) =>
    `You’ll pay on ${host}, our payment provider’s secure page, and come back here afterward.`,
  to_provider: 'Continue to payment',
  sandbox_frame: 'Card form, SANDBOX',
  pay: (price: string) => `Pay ${price}`,
  not_confirmed: 'You didn’t confirm the payment with your bank. You haven’t been charged.',
  declined: 'Your card was declined. Please try again or use another card.',
} as const;
