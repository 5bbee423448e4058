// The texts of security notices. They contain no links, so that people don't get used to links that phishers can copy.
import { writeDay } from '@velour/calendar/calendar.ts';
import { renderEmail, type RenderedEmail } from '../../platform/email-template.ts';

/** Changes of an admin's second factor. */
type FactorNotice =
  | { readonly type: 'second_factor_added'; readonly name: string }
  | { readonly type: 'second_factor_removed'; readonly name: string }
  | { readonly type: 'second_factor_locked' }
  | { readonly type: 'recovery_code_used'; readonly left: number };

export type Notice = AccountNotice | FactorNotice;

type AccountNotice =
  | { readonly type: 'password_changed' }
  | { readonly type: 'password_added' }
  /** `to` is masked: `b***@example.com`. */
  | { readonly type: 'email_changed'; readonly to: string }
  | { readonly type: 'deletion_asked'; readonly at: Date; readonly time_zone: string }
  | { readonly type: 'deleted' };

interface Brand {
  readonly site_name: string;
  readonly site_accent?: string | null | undefined;
  readonly support_email: string;
}

interface Texts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

function textsOf(notice: AccountNotice, help: string): Texts {
  switch (notice.type) {
    case 'password_changed':
      return {
        subject: 'Your password was changed',
        paragraphs: [
          'Your password was changed, and your other devices were signed out.',
          `If this was you, you don’t need to do anything. If not, reset it with “Forgot your password?” on the sign-in page and write to ${help}.`,
        ],
      };
    case 'password_added':
      return {
        subject: 'You added a password',
        paragraphs: [
          'A password was added to your account. You can now sign in with it as well as in the ways you used before.',
          `If this wasn’t you, reset it with “Forgot your password?” on the sign-in page and write to ${help}.`,
        ],
      };
    case 'email_changed':
      return {
        subject: 'Your email was changed',
        paragraphs: [
          `Your account’s email is now ${notice.to}. This is our last message to the old one.`,
          `If this wasn’t you, write to ${help} from this email.`,
        ],
      };
    case 'deletion_asked':
      return {
        subject: 'Your account will be deleted',
        paragraphs: [
          `Your account will be deleted on ${writeDay(notice.at, notice.time_zone)}, along with your chats, pictures, and characters.`,
          'You can sign in until then to keep your account. If you didn’t request this, sign in, keep your account, and change your password.',
        ],
      };
    case 'deleted':
      return {
        subject: 'Your account has been deleted',
        paragraphs: [
          'As requested, your account was deleted right away, along with your chats, pictures, and characters. This can’t be undone.',
          `If this wasn’t you, write to ${help}.`,
        ],
      };
  }
}

function factorTextsOf(notice: FactorNotice, help: string): Texts {
  switch (notice.type) {
    case 'second_factor_added':
      return {
        subject: 'A second factor was added',
        paragraphs: [
          `“${notice.name}” is now a second factor of your admin account.`,
          `If this wasn’t you, change your password and ask the person who runs the server to reset your second factor, or write to ${help}.`,
        ],
      };
    case 'second_factor_removed':
      return {
        subject: 'A second factor was removed',
        paragraphs: [
          `“${notice.name}” is no longer a second factor of your admin account.`,
          `If this wasn’t you, change your password and write to ${help}.`,
        ],
      };
    case 'second_factor_locked':
      return {
        subject: 'Someone entered wrong codes for your account',
        paragraphs: [
          'Someone entered your password and then several wrong codes to sign in to your admin account, so we won’t accept codes for a while. Passkeys still work.',
          'If this wasn’t you, someone knows your password. Change it now.',
        ],
      };
    case 'recovery_code_used':
      return {
        subject: 'A recovery code was used',
        paragraphs: [
          `A recovery code completed a sign-in to your admin account. You have ${notice.left} left.`,
          `If this wasn’t you, change your password, replace your recovery codes in your profile, and write to ${help}.`,
        ],
      };
  }
}

const isOfFactor = (notice: Notice): notice is FactorNotice =>
  notice.type.startsWith('second_factor') || notice.type === 'recovery_code_used';

export function noticeEmail(brand: Brand, notice: Notice): RenderedEmail {
  return renderEmail({
    brand: { name: brand.site_name, accent: brand.site_accent },
    ...(isOfFactor(notice)
      ? factorTextsOf(notice, brand.support_email)
      : textsOf(notice, brand.support_email)),
    reason:
      'You’re receiving this because it’s about the security of your account. You can’t turn these emails off.',
  });
}
