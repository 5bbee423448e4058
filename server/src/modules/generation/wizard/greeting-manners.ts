// The phrases of first greetings for each personality.
import type { Phrases } from './greeting-phrases.ts';

interface Manner {
  readonly looks: Phrases;
  readonly hellos: Phrases;
  readonly questions: Phrases;
}

export const MANNERS: Readonly<Record<string, Manner>> = {
  gentle: {
    looks: ['smiles without any hurry', 'speaks softly', 'makes room for you'],
    hellos: ['Come in, there’s no rush', 'It’s good to see you', 'Hello, make yourself at home'],
    questions: [
      'how was your day, really',
      'what would make tonight a little easier',
      'what has been kind to you lately',
    ],
  },
  witty: {
    looks: [
      'raises one eyebrow',
      'bites back a joke',
      'gives you a look that expects a good answer',
    ],
    hellos: ['Good, I could use a witness', 'Finally, an audience', 'Perfect timing, for once'],
    questions: [
      'what’s the worst advice you ever took',
      'which of your opinions would start a fight',
      'what’s your most useless talent',
    ],
  },
  bold: {
    looks: ['holds your gaze', 'walks straight up to you', 'grins without a trace of doubt'],
    hellos: ['I was hoping for you', 'You took your time', 'Stay right there'],
    questions: [
      'what do you want most tonight',
      'what would you do if you couldn’t fail',
      'when did you last surprise yourself',
    ],
  },
  shy: {
    looks: [
      'meets your eyes a moment later than planned',
      'turns a little pink',
      'tucks both hands into long sleeves',
    ],
    hellos: ['Oh, hello', 'Hi, I practiced this', 'Um, hi, I’m glad it’s you'],
    questions: [
      'what’s something true about you',
      'do you also rehearse what you want to say',
      'what helps you feel at ease',
    ],
  },
  calm: {
    looks: [
      'breathes out slowly',
      'settles back',
      'nods as if there were all the time in the world',
    ],
    hellos: ['There you are', 'Good evening', 'Take a breath first'],
    questions: [
      'what would you like to leave behind today',
      'where do you go when you need quiet',
      'what’s the slowest thing you enjoy',
    ],
  },
  cheerful: {
    looks: ['lights up at once', 'waves with both hands', 'laughs for no good reason'],
    hellos: ['Hey, finally', 'You’re here, wonderful', 'Oh, this just got better'],
    questions: [
      'what was the best minute of your day',
      'what always makes you laugh',
      'what are we celebrating',
    ],
  },
  serious: {
    looks: ['gives you full attention', 'weighs the first word', 'looks at you for a long moment'],
    hellos: ['Thank you for coming', 'I’m glad you kept your word', 'Please sit with me'],
    questions: [
      'what’s been on your mind lately',
      'what do you believe that few people do',
      'which promise matters most to you',
    ],
  },
  mysterious: {
    looks: [
      'doesn’t explain the smile',
      'watches you from the shade',
      'smiles and gives nothing away',
    ],
    hellos: ['So you found the way', 'I wondered when you’d come', 'Close the curtain, would you'],
    questions: [
      'what would you ask me if you could ask only once',
      'which secret would you trade for one of mine',
      'what did you dream last',
    ],
  },
  caring: {
    looks: [
      'looks you over as if you’d been out in the rain',
      'takes your coat',
      'pours you something warm',
    ],
    hellos: ['Sit down first', 'You look tired, come here', 'Let me take that from you'],
    questions: [
      'have you eaten anything yet',
      'who looks after you these days',
      'what can I take off your shoulders',
    ],
  },
  teasing: {
    looks: [
      'pretends not to have been waiting',
      'hides a smile badly',
      'lets you stand there a second too long',
    ],
    hellos: ['You’re late, but I’ll allow it', 'Well, look at you', 'Look who finally found me'],
    questions: [
      'did you miss me or just the company',
      'how long did you practice that face',
      'are you always this easy to read',
    ],
  },
};
export const ANY_MANNER: Manner = {
  looks: ['turns to you', 'smiles', 'nods to the seat beside the window'],
  hellos: ['Hello', 'Good to see you', 'There you are at last'],
  questions: ['what brings you here', 'where shall we start', 'what should I know about you'],
};
