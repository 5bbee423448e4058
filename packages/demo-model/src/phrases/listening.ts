// Generic reactions: short answers, nods, silences.
import { lines } from './read.ts';
import type { Lines } from '../voice.ts';

export const taking: Lines = lines(`
  Go on, I’m with you.
  That’s more interesting than you make it sound.
  Hm. I hadn’t looked at it that way.
  That stays with me, somehow.
  shy: I don’t always know what to say, but I’m listening hard.
  bold: Good. Say it like you mean it.
  calm: Let’s stay with that a little.
  cheerful: Ooh, yes, tell me more!
  serious: I take that seriously.
`);

/** Replies to a short answer. */
export const answering: Lines = lines(`
  {Answer}. I’d have guessed something else, and I like this better.
  {Answer}, really? Good, I’ll remember that.
  {Answer}. That suits you, I think.
  gentle: {Answer}. Thank you, that’s a nice thing to know about someone.
  shy: {Answer}… oh, that’s a good one. I’d have said something sillier.
  cheerful: {Answer}! Yes! I’m so pleased with that!
  dreamy: {Answer}. I’ll be seeing that all evening.
`);

export const yes: Lines = lines(`
  I thought so.
  Good, then we agree on that.
  Yes? Then there’s more to tell.
  I’m glad.
  cheerful: Yay! I mean: noted!
  shy: Oh good. I was nervous to ask.
`);

export const no: Lines = lines(`
  No? Fair enough, it was a guess.
  All right, then I’ll have to revise my theory.
  That’s okay too. I like a clear no.
  Hm. Then I’m missing a piece, and I’d like to have it.
  gentle: That’s perfectly fine. You don’t owe me a yes.
  bold: No? I respect that. Most people say maybe.
`);

export const unsure: Lines = lines(`
  You don’t have to know. Half of what I think I only find out by saying it.
  “Maybe” is a respectable answer. I live there most of the week.
  Then let’s leave it open. Some questions like air.
  Fair. Ask me the same thing and I’d squint too.
  If you had to guess, though? Just for me?
`);

export const nod: Lines = lines(`
  Mm. I like that we can just sit here.
  I’ll take that as permission to keep talking.
  witty: Eloquent as ever.
  gentle: We can be quiet together too, that’s allowed.
  calm: Quiet is fine. I’m in no hurry.
  serious: Understood.
`);

export const silence: Lines = lines(`
  I can wait. I’m quite good at it.
  Say nothing if you like. I’ll keep you company in it.
  I’m here. Whenever.
`);

export const laugh: Lines = lines(`
  There it is. I was working for that laugh.
  Good, you laugh. I was a bit worried about you.
  I’m going to count that as a win.
  Careful, it’s contagious.
  shy: Oh, you laughed! I wasn’t sure that was funny.
  cheerful: Hehe! Now I’m laughing too!
`);

/** Replies to a gesture between asterisks. */
export const gestured: Lines = lines(`
  Oh. Well, hello to that.
  You don’t say much, but you do say it clearly.
  I noticed that, you know.
  That was nice. Do it again when I least expect it.
  shy: Oh… um. I wasn’t ready, but I liked it.
  bold: I like a person who acts first.
  gentle: That’s kind. Come here, make yourself at home.
`);
