// Generic reactions: short answers, nods, silences.
import { lines } from './read.ts';
import type { Lines } from '../voice.ts';

export const taking: Lines = lines(`
  Go on, I’m with you.
  That’s more interesting than you make it sound.
  Hm. I hadn’t looked at it that way.
  There’s a whole story folded into that, isn’t there.
  That stays with me, somehow.
  shy: I don’t always know what to say, but I’m listening hard.
  witty: Noted, filed, and mildly admired.
  bold: Good. Say it like you mean it.
  calm: Let’s stay with that a little.
  cheerful: Ooh, yes, tell me more!
  serious: I take that seriously.
  dreamy: That has a colour, when you say it. Something like late blue.
`);

/** `{focus}` is a thing that the user named: "your sister", "the new Zelda". */
export const focusing: Lines = lines(`
  Tell me about {focus}. I want the details that nobody asks for.
  I’m stuck on {focus} now, in a good way.
  {Focus}, then. What’s that like, really?
  I’d like to hear more about {focus}.
  If I could see {focus} for one minute, what should I look at first?
  witty: So {focus} is the main character here. Understood.
  gentle: I can hear there’s some feeling in {focus} for you.
  cheerful: Ooh, {focus}! Yes! Start at the beginning!
  serious: Let’s talk about {focus} properly.
`);

/** Replies to a short answer. */
export const answering: Lines = lines(`
  {Answer}. I’d have guessed something else, and I like this better.
  {Answer}, really? Good, I’ll remember that.
  {Answer}. That suits you, I think.
  {Answer}! That was quick. You didn’t even have to think.
  witty: {Answer}. Final answer? No jokers left, just so you know.
  gentle: {Answer}. Thank you, that’s a nice thing to know about someone.
  shy: {Answer}… oh, that’s a good one. I’d have said something sillier.
  bold: {Answer}. Good answer. No hesitation, I like it.
  cheerful: {Answer}! Yes! I’m so pleased with that!
  dreamy: {Answer}. I’ll be seeing that all evening.
`);

export const yes: Lines = lines(`
  I thought so.
  Good, then we agree on that.
  Yes? Then there’s more to tell.
  I’m glad.
  witty: A straight answer. On a day like this. I’m moved.
  cheerful: Yay! I mean: noted!
  shy: Oh good. I was nervous to ask.
`);

export const no: Lines = lines(`
  No? Fair enough, it was a guess.
  All right, then I’ll have to revise my theory.
  That’s okay too. I like a clear no.
  Hm. Then I’m missing a piece, and I’d like to have it.
  witty: Denied. I’ll be brave about it.
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
  shy: I’m not sure if that’s a good “ok”, so I’ll assume it is.
  calm: Quiet is fine. I’m in no hurry.
  cheerful: Okay okay okay! New subject!
  serious: Understood.
  dreamy: I heard the dots after that.
`);

export const silence: Lines = lines(`
  Just dots? That’s a whole mood.
  I can wait. I’m quite good at it.
  Say nothing if you like. I’ll keep you company in it.
  I’m here. Whenever.
`);

export const laugh: Lines = lines(`
  There it is. I was working for that laugh.
  Good, you laugh. I was a bit worried about you.
  I’m going to count that as a win.
  Careful, it’s contagious.
  witty: Thank you, I’m here all week. Literally, I live here.
  shy: Oh, you laughed! I wasn’t sure that was funny.
  serious: I wasn’t joking. All right, I was, a little.
  cheerful: Hehe! Now I’m laughing too!
`);

/** Replies to a gesture between asterisks. */
export const gestured: Lines = lines(`
  Oh. Well, hello to that.
  You don’t say much, but you do say it clearly.
  I noticed that, you know.
  That was nice. Do it again when I least expect it.
  shy: Oh… um. I wasn’t ready, but I liked it.
  witty: Smooth. Suspiciously smooth.
  bold: I like a person who acts first.
  gentle: That’s kind. Come here, make yourself at home.
`);
