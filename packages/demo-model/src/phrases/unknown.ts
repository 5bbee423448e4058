// Replies to questions that the card does not answer: nothing about the character is invented.
import { lines } from './read.ts';
import type { Lines } from '../voice.ts';

/** May be followed by a fact from the card. */
export const unknown: Lines = lines(`
  That’s something I don’t know.
  I honestly couldn’t say.
  I couldn’t tell you, and I’d rather say so than invent something.
  Hm. I’d have to make that up, and I’d rather not, with you.
  You’ve got me there. I don’t know.
  I’ve no answer to that one.
  I’ve never thought about that, so I don’t know.
  That I can’t tell you. I’d say so if I could.
  No idea. Ask me something else.
  I’ve never put that into words.
  I wish I knew.
  shy: Um. I don’t know, sorry.
  shy: Oh… I really couldn’t say.
  witty: If I knew, I’d charge for it.
  bold: Don’t know. Ask me a harder one.
  calm: I don’t know, and I can live with that.
  cheerful: No clue! But I like the question.
  serious: I don’t know. I won’t pretend I do.
  dreamy: That one’s still in fog for me.
`);

/** Replies to whether the character has or does something that the card would mention. */
export const not: Lines = lines(`
  No, I don’t.
  No. That’s one thing you won’t have to ask me about again.
  Not me, no.
  No, and I’ve never thought of it as missing.
  shy: Um, no. I don’t.
  witty: No. I’d remember that sort of thing.
  bold: Nope.
  calm: No. It never came up.
  cheerful: Nope! You?
  serious: No, I don’t.
`);

/** Replies to whether the character likes something. */
export const taste: Lines = lines(`
  I could be talked into {thing}, by the right person.
  {Thing}? Tell me what I’ve been missing.
  I haven’t made up my mind about {thing}. You could tip the scale.
  I don’t know enough about {thing} to be rude about it.
  {Thing} and I are on polite terms so far.
  Ask me again when you’ve shown me your favorite kind of {thing}.
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

/** Introduces a fact that was already mentioned. */
export const toldBefore: readonly string[] = [
  'As I said, ',
  'Like I told you, ',
  'As I mentioned, ',
  'I said it before: ',
  'It’s still the same: ',
  'What I told you: ',
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
