// The terms and conditions.
import type { LegalText } from './legal-text.ts';

export const terms: LegalText = {
  title: 'Terms and conditions',
  gist: 'You are an adult, the characters are not real, what you write stays yours, and money is only taken for what you were shown a price for.',
  sections: [
    {
      title: 'Who we are',
      parts: [
        '{site} is operated by {operator_name}, {operator_address} (“we”). You reach us at {support_email}. These terms hold from {effective_from} between you and us whenever you use {site}, with or without an account.',
      ],
    },
    {
      title: 'Adults only',
      parts: [
        'You may use {site} only if you are at least 18 years old and of full age where you live. By confirming your age at the gate you declare that this is so. We may ask for a stronger proof where the law demands it, and we close accounts of people who are not of age.',
        'Every character on {site} is an adult. Nobody may make, describe or ask for one who is not, in any setting, style or pretence.',
      ],
    },
    {
      title: 'What the characters are',
      parts: [
        'Characters are works of fiction played by software. Their words, pictures and clips are made by artificial intelligence. No human being writes to you in their name, and no real person is depicted.',
        'What they say can be wrong, invented or unsuitable. It is not medical, legal, financial or psychological advice. If you are in danger or think of harming yourself, turn to the emergency services or a crisis line where you live.',
      ],
    },
    {
      title: 'Your account',
      parts: [
        'Some things work without an account; for the others you register with an e-mail address that is yours, and keep your password to yourself. Tell us at once if somebody else uses your account. One person has one account.',
        'You may delete your account at any time in its settings. Unused permanent tokens end with it, so spend them first or ask us.',
      ],
    },
    {
      title: 'What is yours and what is ours',
      parts: [
        'What you write and upload stays yours. You give us the right to store it and to pass it to the engines that answer you, for as long as it takes to give you the service, and for nothing else.',
        'If you make a character public, you allow us to show it to others on {site} and them to talk with it, until you take it back. Chats that others had with it by then stay theirs.',
        'As far as the law gives anybody rights in what the engines make for you, you may use it for yourself, and in public if you say that it is AI-generated. Software, name and design of {site} remain ours or our licensors’.',
      ],
    },
    {
      title: 'What is not allowed',
      parts: [
        'You must not use {site} to write, upload, make or request:',
        [
          'anything sexual that involves a person under 18, or somebody who looks, acts or is described as one: we report it where the law asks us to, and end the account',
          'pictures or characters of a real person, living or dead, without that person’s proven consent',
          'encouragement of suicide, self-harm, terrorism or violence against people',
          'what breaks somebody’s rights, the law where you are, or the law where we are',
          'harassment, threats or private information about others',
        ],
        'You must not work around our safety rules, take the service apart, collect its contents by programs, resell access to it, or disturb it for others.',
      ],
    },
    {
      title: 'Safety and moderation',
      parts: [
        'Texts and pictures are checked by automatic rules before they reach an engine and before they reach you. What breaks the rules is refused; a reply that was refused costs nothing. What becomes public is reviewed, and members can report what should not be there.',
        'If we restrict your content or account we tell you why, unless the law forbids it. You can object by writing to {support_email}; a human reads it.',
      ],
    },
    {
      title: 'Tokens, plans and payments',
      parts: [
        'Prices are shown before you pay, in US dollars or in tokens, and are final unless we say that taxes are added. Payments are handled by a payment provider; we never see your card number.',
        [
          'Tokens pay for pictures, clips, characters and gifts on {site}. They are not money, cannot be paid out and cannot be passed on.',
          'Tokens that come with a plan expire when the next ones are granted. Tokens that you buy or are given as a reward do not expire while your account exists. Those that expire are spent first.',
          'Paid work reserves its price and takes it only when the result is delivered. If it fails or is refused, the tokens are free again.',
          'A plan renews at the end of its period until you cancel it, which takes no more than three clicks in your profile. It then stays active to the end of the period that you paid for.',
        ],
        'If you are a consumer with a right of withdrawal, you may withdraw within the time that your law gives you. By using tokens or a plan at once, you ask us to begin at once and know that the right ends for what has been used. We refund what the law says, and what we billed by mistake in any case.',
      ],
    },
    {
      title: 'Changes and interruptions',
      parts: [
        'We work on {site} all the time, so parts of it change, and now and then it is not available. If we take away something essential that you have paid for, you may cancel at once and get back the unused part of your payment.',
        'If we change these terms, we tell you at least 30 days before, with what changes and why. If you do not agree, you can leave before the day; your paid period is then refunded in part.',
      ],
    },
    {
      title: 'What we answer for',
      parts: [
        'We answer without limit for intent and gross negligence, for harm to life, body and health, and wherever the law allows no limit. For slight negligence we answer only for the breach of duties that make this contract what it is, and only for the damage that was typically to be foreseen. Beyond that {site} is provided as it is.',
      ],
    },
    {
      title: 'Ending',
      parts: [
        'You may end this contract at any time by deleting your account. We may end it with 30 days’ notice, or at once for a serious breach of these terms. What you paid for and could not use because we ended it without a breach of yours is refunded.',
      ],
    },
    {
      title: 'Law and disputes',
      parts: [
        'The laws of {governing_law} apply; if you are a consumer, the protection of the law where you live stays with you. Please write to us first: most things can be settled by a letter. If one sentence of these terms does not hold, the others do.',
      ],
    },
  ],
};
