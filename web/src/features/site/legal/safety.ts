// The public safety page: the crisis protocol first.
import type { LegalText } from './legal-text.ts';

export const safety: LegalText = {
  title: 'Safety',
  gist: 'What we do when someone is in distress, what is never allowed here, and how to report, remove, or contest something.',
  sections: [
    {
      title: 'You’re talking to an AI',
      parts: [
        'Every character on {site} is an AI, and every one of them is an adult. A label in each chat says so. A notice says it again when a chat starts, and after every three hours of talking. If you sincerely ask a character whether it’s human, it has to tell you the truth.',
      ],
    },
    {
      title: 'Our crisis protocol',
      parts: [
        'Each message is checked for signs of suicide, self-harm, or an eating disorder by rules that run on our own server, before the AI sees it.',
        [
          'If there are such signs, a card with crisis lines appears right below the message: 988 in the US, and lines for other countries. No character, setting, or style can hide it.',
          'Questions for ways to harm yourself aren’t answered. The card appears instead.',
          'For the rest of that conversation, replies are checked while they’re being written. What encourages harm is never shown.',
          'When you say goodbye, a character lets you go. Guilt, threats, and begging are taken out of its reply.',
        ],
        'If you’re in danger right now, call your local emergency number. An AI can’t help you the way a person can. You can find a free helpline near you at findahelpline.com.',
      ],
    },
    {
      title: 'Never allowed',
      parts: [
        [
          'Anything romantic or sexual that involves someone under 18, real or invented.',
          'Intimate pictures or role play of real people who haven’t agreed to it.',
          'Intimacy without consent when it’s meant for real, and intimacy with animals.',
        ],
        'These rules apply to every text and picture, and no setting turns them off. If you tell us that you’re under 18, you can’t chat here.',
      ],
    },
    {
      title: 'Report, remove, contest',
      parts: [
        'You can report any character, message, picture, or profile. Reports about the safety of children are decided within an hour, intimate pictures within a day, and everything else within three business days. To remove a picture of yourself, use the removal form: you don’t need an account, and we hide it first.',
        'If we refused something of yours by mistake, choose “This is a mistake” below the refusal. You can appeal a rejected character once for each version. A person answers.',
      ],
    },
    {
      title: 'Who is responsible',
      parts: ['{operator_name}, {operator_address}. Safety questions: {removal_email}.'],
    },
  ],
};
