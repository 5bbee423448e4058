// The words of mails that tell a member what was changed. They hold no link: nobody can be led astray by a copy of them.
import { renderEmail, type RenderedEmail } from '../../platform/email-template.ts';

export type Notice =
  | { readonly is: 'password_changed' }
  | { readonly is: 'password_added' }
  /** `to` as it is shown to whoever may not know it: `b***@example.com`. */
  | { readonly is: 'email_changed'; readonly to: string }
  | { readonly is: 'deletion_asked'; readonly at: Date }
  | { readonly is: 'deleted' };

interface Brand {
  readonly site_name: string;
  readonly site_accent?: string | null | undefined;
  readonly support_email: string;
}

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const day = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function wordsOf(notice: Notice, help: string): Words {
  switch (notice.is) {
    case 'password_changed':
      return {
        subject: 'Your password was changed',
        paragraphs: [
          'The password of your account was changed, and your other devices were signed out.',
          `If it was you, all is well. If not, set a new one with “Forgot password?” where you sign in, and write to ${help}.`,
        ],
      };
    case 'password_added':
      return {
        subject: 'Your account has a password now',
        paragraphs: [
          'A password was set for your account. From now on you can sign in with it, besides the way you signed in before.',
          `If it was not you, set another one with “Forgot password?” where you sign in, and write to ${help}.`,
        ],
      };
    case 'email_changed':
      return {
        subject: 'Your e-mail address was changed',
        paragraphs: [
          `The e-mail address of your account is ${notice.to} now. This is the last mail to the old one.`,
          `If it was not you, write to ${help} from this address.`,
        ],
      };
    case 'deletion_asked':
      return {
        subject: 'Your account will be deleted',
        paragraphs: [
          `Your account will be deleted on ${day.format(notice.at)}, with your chats, pictures and characters.`,
          'Until then you can sign in and keep it. If it was not you who asked for this, do that and change your password.',
        ],
      };
    case 'deleted':
      return {
        subject: 'Your account is deleted',
        paragraphs: [
          'Your account was deleted at once, as it was asked for, with your chats, pictures and characters. Nobody can bring it back.',
          `If it was not you, write to ${help}.`,
        ],
      };
  }
}

export function noticeEmail(brand: Brand, notice: Notice): RenderedEmail {
  return renderEmail({
    brand: { name: brand.site_name, accent: brand.site_accent },
    ...wordsOf(notice, brand.support_email),
    reason:
      'You get this because it concerns the safety of your account. Such mails cannot be switched off.',
  });
}
