// The privacy policy: what the product keeps, as it is built.
import type { LegalText } from './legal-text.ts';

export const privacy: LegalText = {
  title: 'Privacy policy',
  gist: 'We keep what is needed to answer you, seal your conversations, sell nothing, and let you take or delete what is yours.',
  sections: [
    {
      title: 'Who is responsible',
      parts: [
        '{operator_name}, {operator_address}, is responsible for the personal data on {site}. Questions and requests go to {privacy_email}. This policy holds from {effective_from}.',
      ],
    },
    {
      title: 'What we keep, and why',
      parts: [
        [
          'A visitor’s mark: a random number in your browser, so that your chats are found again before you have an account, and that you confirmed your age.',
          'Your account: e-mail address, the name shown to you, a password in a form that cannot be read back, your consents with their date and version.',
          'Conversations and memory: what you and the characters write, and what a character is to remember. Kept until you delete it or your account.',
          'Characters, pictures and clips that you make or upload. An upload that you do not use is deleted after 24 hours; hidden data in pictures, such as the place where they were taken, is removed when they arrive.',
          'Payments: what you bought, when and for how much, and the provider’s number for it. The card’s data stays with the payment provider; we keep a scrambled mark of the card, from which it cannot be read, so that a coupon is given once per card. When you delete your account, that mark leads to nobody any more.',
          'Technical records: time, address of the call, result, an abbreviated network address where needed to fend off attacks. Never the text of a conversation.',
        ],
        'We need these to fulfil our contract with you, to keep the service safe (our legitimate interest), to obey the law (bookkeeping, reports of crimes against minors), or because you agreed. We do not sell data, and we do not use your conversations to advertise or to train models.',
      ],
    },
    {
      title: 'How conversations are protected',
      parts: [
        'The text of messages and memories is encrypted before it is stored (AES-256-GCM, with a key of your own that is itself encrypted). When you delete a message, it is gone from our records; when you delete your account, your key is destroyed, and with it what copies in backups could still hold.',
        'Nobody reads your conversations for curiosity. A human looks at a passage only when somebody reports it, when you ask for help with it, or when the law compels us.',
        'The characters’ answers are computed by a language model. The parts of the conversation that are needed for an answer are sent to it. The footer says when no model is connected and replies are scripted.',
      ],
    },
    {
      title: 'Who receives data',
      parts: [
        'Only those who work for us under contract and only what they need: hosting, the engines that make texts, pictures and clips, the payment provider, the sender of e-mails, and the identity service if you sign in through it. If one of them works outside your country’s area of protection, we use the safeguards that the law provides.',
        'After a purchase that an affiliate brought about, that affiliate’s service learns that a sale happened, with your e-mail address or, once you have withdrawn your consent to marketing, with a fingerprint of it instead.',
        'Authorities get data when a valid order obliges us to hand it over.',
      ],
    },
    {
      title: 'Cookies and your browser’s storage',
      parts: [
        'We set one cookie when you sign in, which keeps you signed in. In your browser’s storage lie your choice of theme, the tab you looked at last, unsent drafts and the visitor’s mark. These are needed for what you asked for.',
        'Statistics of visits are collected only after you have agreed, and you can take that back at any time.',
      ],
    },
    {
      title: 'How long',
      parts: [
        'Conversations, characters and pictures: until you delete them. Your account: until you delete it. Visitors’ chats that belong to no account: until the visitor’s mark is lost or they are deleted. Technical records: at most 30 days. Payments: as long as tax law demands. Backups: at most 30 days after a deletion.',
      ],
    },
    {
      title: 'Your rights',
      parts: [
        'You may ask what we keep about you and get a copy in a form that machines read, have it corrected or deleted, have its use restricted, object to a use that rests on our interest, and withdraw a consent for the future. Much of it you can do yourself: export and deletion stand in every chat and in your profile. For the rest write to {privacy_email}; we answer within a month.',
        'You may also complain to the authority for data protection where you live.',
      ],
    },
    {
      title: 'No decisions by machines',
      parts: [
        'Automatic rules refuse texts and pictures that break our terms. They decide nothing about you with legal effect, and a human looks at it again when you ask.',
      ],
    },
    {
      title: 'Adults only',
      parts: [
        '{site} is not for anybody under 18. If we learn that data of a minor has reached us, we delete it and close the account. Tell us if you know of such a case: {support_email}.',
      ],
    },
    {
      title: 'Changes',
      parts: [
        'If this policy changes in a way that matters, we tell you before it does, in the product and by e-mail if you have an account.',
      ],
    },
  ],
};
