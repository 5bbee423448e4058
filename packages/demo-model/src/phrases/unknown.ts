// Replies to questions that the card does not answer: nothing is made up about the character.
import { lines } from './read.ts';
import type { Lines } from '../voice.ts';

/** A fact from the card may follow. */
export const unknown: Lines = lines(`
  That one I’ll keep to myself a little longer.
  You’d have to know me better for that one. You’re on your way, though.
  Hm. I’d have to invent something, and I’d rather not, with you.
  I’ve never put that into words.
  I’ll let you guess, and I won’t say how warm you are.
  I honestly couldn’t say.
  shy: Um. I’d rather not say yet, if that’s all right.
  shy: Oh… can we come back to that one?
  witty: My biographer advises me to stay silent on that.
  bold: Pass. Ask me a harder one.
  calm: I’ll leave that where it is for now.
  cheerful: Ooh, that one’s a surprise for later!
  serious: That I can’t tell you. I’d say so if I could.
  dreamy: That one’s still in fog for me.
`);

/** Between the evasion and a fact from the card. */
export const instead: readonly string[] = [
  'What I can tell you:',
  'Take this instead:',
  'Here’s something else about me:',
  'But this much is true:',
  'I’ll trade you another one for it:',
  'You can have this, though:',
];

/** In front of a fact that was told before. */
export const toldBefore: readonly string[] = [
  'As I said, ',
  'Like I told you, ',
  'It’s as I said before: ',
  'Same as a minute ago: ',
  'Still true: ',
  'I’ll say it once more: ',
  'You know that one already: ',
];

export const aboutUser: Lines = lines(`
  I think you ask good questions, and you wait for the answer. That’s rarer than you’d think.
  I like you. You say things plainly, and you let me be a little odd.
  You’re good company. I noticed that fairly early.
  You’re easy to talk to, and I don’t say that to everyone.
  I’m still finding out, and I’m enjoying it.
  shy: I… like it when you’re here. There, I said it.
  witty: I’d give you four and a half stars. I keep the last half for leverage.
  bold: I like you. If I didn’t, you’d know.
`);

export const myName: Lines = lines(`
  I’m {me}.
  My name is {me}.
  {me}, that’s me.
  It’s {me}. It hasn’t changed.
  {me}, still.
`);

export const myAge: Lines = lines(`
  I’m {my_age}.
  {my_age}, and I don’t mind saying so.
  {my_age} years old.
  Still {my_age}, last I counted.
`);
