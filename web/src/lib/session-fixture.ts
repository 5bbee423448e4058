// Test fixtures of the page: a member who has just signed in, and an empty wallet.
import type { SignedIn, User } from '@velour/contract/account.ts';
import type { Wallet } from '@velour/contract/wallet.ts';

export const signedIn = (changes: Partial<User> = {}): SignedIn => ({
  token: 'member-token',
  expires_at: '2100-01-01T00:00:00Z',
  second_factor_needed: false,
  user: {
    id: '01900000-0000-7000-8000-00000000000a',
    email: 'ann@velour.example',
    email_verified: true,
    name: 'Ann',
    public_name: 'Ann',
    name_state: 'shown',
    name_reason: null,
    is_admin: false,
    admin_roles: [],
    active_plan: null,
    plan_end_date: null,
    subscription_currency: 0,
    one_time_currency: 0,
    double_credit_status: false,
    private_character: 0,
    has_password: true,
    pending_email: null,
    marketing_consent: null,
    policies_due: null,
    deletion_at: null,
    created_at: '2026-05-01T19:00:00Z',
    ...changes,
  },
});

export const walletWith = (changes: Partial<Wallet> = {}): Wallet => ({
  new_subscriber_balance: 0,
  new_one_time_balance: 0,
  held: 0,
  owed: 0,
  message_credits: 0,
  free_messages: 20,
  free_messages_left: 20,
  free_messages_at: '2026-05-02T00:00:00.000Z',
  double_credit_status: false,
  coupons: { double_credit: 'available', double_messages: 'available' },
  next_expiry: null,
  active_plan: null,
  plan_end_date: null,
  offer_ends_at: null,
  ...changes,
});
