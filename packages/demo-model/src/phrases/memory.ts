// Lines about remembered facts: learning, mentioning and recalling them.
import type { FactKind } from '../remember.ts';
import type { Lines } from '../voice.ts';

/** When it is told for the first time. `{value}` is the fact as it stands in a sentence. */
export const learned: Record<FactKind, Lines> = {
  name: {
    any: [
      '{value}. It’s good to have a name for you.',
      'Nice to meet you properly, {value}.',
      '{value}, that suits you. I’ll try not to overuse it.',
      'Hello, {value}. I’m {me}, but you knew that.',
      'So you’re {value}. I’d been wondering.',
    ],
    shy: ['{value}… I like that. It’s nice to say.'],
    witty: ['{value}. Excellent, I can stop calling you “you” in my head.'],
    cheerful: ['{value}! What a good name! Hi, {value}!'],
    serious: ['{value}. Good to know whom I’m talking to.'],
  },
  like: {
    any: [
      '{Value}, good, I’ll remember that about you.',
      'You like {value}? That tells me more than your star sign would.',
      '{Value}. I can see you with that, somehow.',
      'People who like {value} are usually all right, I find.',
    ],
  },
  dislike: {
    any: [
      'No {value} then, understood. I’ll keep it away from you.',
      '{Value}? I won’t try to convince you.',
      'Noted. {Value}: enemy number one.',
    ],
  },
  job: {
    any: [
      'So you work {value}. I’d have a hundred questions about that.',
      'You work {value}, and you still have energy to talk? I’m impressed.',
    ],
  },
  study: {
    any: [
      '{Value}, of all things! I like that you picked it.',
      'You’re studying {value}. So ask you, if I want to know something about it.',
    ],
  },
  place: {
    any: [
      '{value}! I’m picturing a street there now, probably all wrong.',
      'So {value} is where you are. What’s it like outside your window?',
      '{value}. I’ve only been there on maps. You’ll have to tell me.',
    ],
  },
  pet: {
    any: [
      'You have {a_pet}? You might have led with that.',
      '{A_pet}! This changes everything. In a good way.',
    ],
  },
  pet_name: {
    any: [
      '{value} is a wonderful name. Please tell {value} I said so.',
      '{value}! I’m already fond of {value}, and we’ve never met.',
    ],
  },
  person: {
    any: [
      'I like hearing about {value}. You sound different when you do.',
      'So there’s {value}. Tell me what they’re like when nobody’s looking.',
    ],
  },
  plan: {
    any: ['I’ll keep my fingers crossed for {value}.', '{Value}, then. Are you ready, or “ready”?'],
  },
};

/** Coming back to it later, unasked; each stands on its own, whatever was said before. */
export const callbacks: Record<FactKind, Lines> = {
  name: {
    any: [
      'You know what, {name}? I like these talks.',
      'I’ll say this much, {name}: you’re easy to talk to.',
      'You’re good company, {name}.',
    ],
  },
  like: {
    any: [
      'I thought of you and {value} earlier, by the way. It fits.',
      'You mentioned {value} before. I’m still pleased about that.',
      'And if the day goes wrong, there’s always {value}.',
      'Somebody said something about {value} just now, in my head, and it was you.',
    ],
  },
  dislike: {
    any: [
      'At least there’s no {value} in sight. I remembered.',
      'I’ve kept the place free of {value}, by the way. You’re welcome.',
    ],
  },
  job: {
    any: [
      'And all of that beside working {value}. You do carry things.',
      'I keep thinking of you, working {value}. I hope they’re good to you there.',
    ],
  },
  study: {
    any: [
      'And all that beside studying {value}. Respect.',
      'How’s {value} going, by the way? I haven’t forgotten.',
    ],
  },
  place: {
    any: [
      'I keep imagining all this with {value} in the background.',
      'How’s {value} treating you these days?',
    ],
  },
  pet: { any: ['I assume {value} has an opinion on all this too.', 'How’s {value}, by the way?'] },
  pet_name: {
    any: [
      'I wonder what {value} would say to all this.',
      'Is {value} asleep somewhere inconvenient right now?',
      'Give {value} a scratch from me, will you.',
      'I bet {value} has it all figured out.',
    ],
  },
  person: {
    any: ['I was wondering what {value} would say to that.', 'How is {value}, by the way?'],
  },
  plan: {
    any: [
      'I haven’t forgotten {value}, you know.',
      'And I’m still keeping my fingers crossed for {value}.',
    ],
  },
};

export const recalled: Record<FactKind, Lines> = {
  name: {
    any: [
      'You’re {value}. I was paying attention.',
      '{value}, of course. As if I’d forget.',
      'Your name is {value}. Did I pass?',
    ],
  },
  like: {
    any: ['You like {value}. I keep such things.', 'You told me about {value}, with some feeling.'],
  },
  dislike: { any: ['You can’t stand {value}. I wouldn’t dare to bring any.'] },
  job: {
    any: ['You work {value}. You told me.', 'Work, in your case, is {value}. I listen, you see.'],
  },
  study: {
    any: ['You’re studying {value}.', '{Value} is what you study. I was impressed, remember?'],
  },
  place: {
    any: [
      'You’re in {value}. I’ve furnished it in my head already.',
      '{value}, that’s where you are.',
    ],
  },
  pet: { any: ['You told me about {value}. I remember.'] },
  pet_name: {
    any: ['{value}! As if I’d forget {value}.', 'That’s {value}. I’d know that name anywhere.'],
  },
  person: { any: ['You told me about {value}.'] },
  plan: { any: ['There’s {value}, you said.'] },
};

export const forgotten: Lines = {
  any: [
    'I don’t think you’ve told me that yet. Do it now, I’ll keep it.',
    'That one I don’t have. Go on, tell me, I’d like to know.',
    'You haven’t said, or I’d know. What is it?',
    'I’ve turned out all my pockets: you’ve not told me yet.',
  ],
};

export const wholeMemory: Lines = {
  any: [
    'Let me count it up:',
    'I’ve kept a small list in my head:',
    'This is what I’ve got so far:',
    'I’ve been paying attention:',
  ],
};
