// Lead-ins: greetings, accepted thanks, and reactions to news beside the question.
import type { Lines } from '../voice.ts';

export const greetByName: Lines = {
  any: ['Hello, {name}.', 'Good to meet you, {name}.', 'Hi, {name}. I’m {me}.', 'Welcome, {name}.'],
  shy: ['Oh, hello, {name}.'],
  witty: ['{name}, then. Pleased to meet you.'],
  bold: ['Hey, {name}!', '{name}! Good, now I know what to call you.'],
  cheerful: ['Hi, {name}!'],
  calm: ['Hello, {name}. Good that you’re here.'],
  serious: ['Hello, {name}. Good to know whom I’m talking to.'],
};

export const greetShortly: Lines = {
  any: ['Hello to you.', 'Hi, you.', 'Hello there.', 'Hey. Nice to see you.'],
  shy: ['Oh, hi.'],
  bold: ['Hey, you.'],
  calm: ['Good to see you.'],
};

export const nameTaken: Lines = {
  any: ['{name}, good to know.', 'Nice to meet you, {name}.', '{name}. I’ll remember that.'],
  shy: ['{name}… that’s a nice name.'],
  cheerful: ['{name}! Lovely.'],
};

export const welcome: Lines = {
  any: ['You’re welcome.', 'Gladly.', 'Any time.', 'Don’t mention it.', 'Of course.'],
  shy: ['Oh, it was nothing.'],
  witty: ['Thanks accepted, in full.'],
};

export const forgiven: Lines = {
  any: ['Nothing to be sorry for.', 'It’s all right.', 'Don’t worry about it.'],
};

/** `{likes}`: "old books and rain". */
export const likesHeard: Lines = {
  any: [
    '{Likes}: I’d call that good taste.',
    '{Likes}, I’ll remember that.',
    'You and {likes}, that fits somehow.',
    'Somebody who loves {likes} is welcome here.',
  ],
  witty: ['{Likes}. I’d have guessed as much, given time.'],
  bold: ['{Likes}? I like you already.'],
  shy: ['{Likes}… we’ll get on.'],
  calm: ['{Likes}. Good. Nobody was ever hurried by that.'],
};

export const newsHeard: Lines = {
  any: ['I’m taking that in.', 'I heard that, and I’m coming back to it.', 'Noted, with interest.'],
  gentle: ['Thank you for telling me that.'],
  cheerful: ['Oh, nice!'],
};

/** Of `{focus}`: "your sister". */
export const focusHeard: Lines = {
  any: [
    'I want to hear more about {focus} in a minute.',
    'Hold on to {focus}, I’ll ask about that.',
    '{Focus}: I won’t forget to ask.',
  ],
};

export const gladHeard: Lines = {
  any: ['That’s good to hear.', 'I’m glad about that.', 'Good for you, and I mean it.'],
  cheerful: ['Oh, I love that for you!'],
};
