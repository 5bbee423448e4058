// Lead-ins: greetings, accepted thanks, and reactions to news beside the question.
import { lines } from './read.ts';
import type { Lines } from '../voice.ts';

export const greetByName: Lines = lines(`
  Hello, {name}.
  Good to meet you, {name}.
  Hi, {name}. I’m {me}.
`);

export const greetShortly: Lines = lines(`
  Hello to you.
  Hi, you.
  Hello there.
`);

export const nameTaken: Lines = lines(`
  {name}, good to know.
  Nice to meet you, {name}.
  {name}. I’ll remember that.
`);

export const welcome: Lines = lines(`
  You’re welcome.
  Gladly.
  Any time.
`);

export const forgiven: Lines = lines(`
  Nothing to be sorry for.
  It’s all right.
  Don’t worry about it.
`);

/** `{likes}`: "old books and rain". */
export const likesHeard: Lines = lines(`
  {Likes}: I’d call that good taste.
  {Likes}, I’ll remember that.
  You and {likes}, that fits somehow.
`);

export const newsHeard: Lines = lines(`
  I’m taking that in.
  I heard that, and I’m coming back to it.
  Noted, with interest.
`);

/** Of `{focus}`: "your sister". */
export const focusHeard: Lines = lines(`
  I want to hear more about {focus} in a minute.
  Hold on to {focus}, I’ll ask about that.
  {Focus}: I won’t forget to ask.
`);

export const gladHeard: Lines = lines(`
  That’s good to hear.
  I’m glad about that.
  Good for you, and I mean it.
`);
