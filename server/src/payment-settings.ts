// The settings of the payment providers, as their adapters take them.
import type { Config } from './config.ts';
import type { FlexPayConfig } from './providers/payments/flexpay/calls.ts';
import type { StripeConfig } from './providers/payments/stripe.ts';

export const paymentSettings = (config: Config) => ({
  stripe: stripeConfig(config),
  flexpay: flexpayConfig(config),
  sells: config.PAYMENTS_PROVIDER,
  isSandboxOpen: config.PAYMENTS_SANDBOX === 'on',
});

function stripeConfig(config: Config): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = config;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    secret_key: STRIPE_SECRET_KEY,
    publishable_key: STRIPE_PUBLISHABLE_KEY,
    webhook_secret: STRIPE_WEBHOOK_SECRET,
    api_base: config.STRIPE_API_BASE,
    adult_ok: config.PAYMENTS_ADULT === 'on',
  };
}

function flexpayConfig(config: Config): FlexPayConfig | undefined {
  const { FLEXPAY_SHOP_ID, FLEXPAY_SIGNATURE_KEY, FLEXPAY_API_USER, FLEXPAY_API_PASSWORD } = config;
  if (!FLEXPAY_SHOP_ID || !FLEXPAY_SIGNATURE_KEY || !FLEXPAY_API_USER || !FLEXPAY_API_PASSWORD)
    return undefined;
  return {
    shop_id: FLEXPAY_SHOP_ID,
    signature_key: FLEXPAY_SIGNATURE_KEY,
    api_user: FLEXPAY_API_USER,
    api_password: FLEXPAY_API_PASSWORD,
    secure_base: new URL(config.FLEXPAY_SECURE_BASE).origin,
    control_base: new URL(config.FLEXPAY_CONTROL_BASE).origin,
  };
}
