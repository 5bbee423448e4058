// Concrete suggestions by the topic of the advice.
import { lines } from './read.ts';
import type { Lines } from '../voice.ts';

/** The first whose words stand in the question. */
export const suggestions: readonly (readonly [RegExp, Lines])[] = [
  [
    /\b(pills?|medicines?|medication|dose|antibiotics|symptoms?|lawyer|sue|invest|mortgage|tax(es)?)\b/,
    lines(`
  That one deserves somebody who really knows, not me. Ask a professional first; I’ll keep you company while you wait.
  I’d only be guessing, and that matters too much for guessing. Somebody who does it for a living, please.
`),
  ],
  [
    /\b(cook|eat|dinner|lunch|supper|breakfast|bake|recipe|meal|snack|order in|takeaway)\b/,
    lines(`
  Pasta with garlic, lemon and far too much pepper. Ten minutes, one pot, nobody disappointed.
  Soup. An onion, a carrot, lentils, whatever is going soft in the drawer. Bread on the side.
`),
  ],
  [
    /\b(watch|film|movie|series|netflix|show)\b/,
    lines(`
  Something old, in black and white, with people who talk too fast. They’re better than you remember.
  A nature documentary, the slow kind with whales. Nobody has ever regretted whales.
`),
  ],
  [
    /\b(read|book|novel|author)\b/,
    lines(`
  A thin one, so that you’ll finish it. Short stories, one a night, lights out after.
  Something with letters in it. You’ll feel clever and nosy at the same time.
`),
  ],
  [
    /\b(listen to|music|song|album|playlist|podcast)\b/,
    lines(`
  Something without words tonight: a cello, or slow piano. It leaves room for your own thoughts.
  An old soul record, from the first song to the last, no skipping.
`),
  ],
  [
    /\b(wear|outfit|dress|shirt|shoes|haircut|hair)\b/,
    lines(`
  The one you’d forget that you’re wearing. Comfortable people look good.
  Dark blue, something soft, and the shoes you can walk home in.
`),
  ],
  [
    /\b(gift|present|birthday|give (him|her|them|my))\b/,
    lines(`
  Something small they once mentioned and think you forgot. And three handwritten lines.
  An afternoon: you plan it, you pay the cake, they don’t have to decide anything.
`),
  ],
  [
    /\b(drink|tea|coffee|wine|cocktail)\b/,
    lines(`
  Tea, black, in the big cup. And then you sit down with it.
  Something hot, with honey in it. It’s never the wrong answer.
`),
  ],
  [
    /\b(sleep|fall asleep|insomnia|bed)\b/,
    lines(`
  Phone in another room, window open a crack, and something dull to read. Don’t chase it; lie still and let it find you.
  Write tomorrow’s list on paper, so that your head can stop reciting it. Then lights out.
`),
  ],
  [
    /\b(date|first date|ask (him|her|them) out|crush|flirt)\b/,
    lines(`
  Plainly and small: “Would you have coffee with me on Thursday?” A day and a place make it easy to say yes.
  A walk, with something warm in your hands. Nobody has to stare at anybody.
`),
  ],
  [
    /\b(name|call (him|her|it|the|my))\b.*\b(dog|cat|puppy|kitten|pet|baby|boat|bike|plant)\b|\b(dog|cat|puppy|kitten|pet|boat|bike|plant)\b.*\bname\b/,
    lines(`
  Something you can shout across a park without blushing. Otto. Or Pepper.
  Biscuit, if it’s small and brown. Admiral, if it isn’t.
`),
  ],
  [
    /\b(call|text|write to|message|phone|tell|talk to|apologi[sz]e|reply|answer)\b/,
    lines(`
  Yes, I would. Today, and before you’ve rehearsed it too often. Two honest sentences are plenty.
  Do it. Say the first sentence out loud once, here, and then say it there. The rest follows by itself.
`),
  ],
  [
    /\b(quit|resign|leave|break up|divorce|move (out|away|to)|drop out|sell|my ex|lend|confront)\b/,
    lines(`
  Not tonight, if you ask me. Give it two good nights; if you still want it then, it’s you speaking and not the mood.
  Write down what your days would look like a month after. If you breathe out while you read it, that’s your answer.
`),
  ],
  [
    /\b(learn|start|hobby|take up|practi[sc]e)\b/,
    lines(`
  Fifteen minutes a day, badly, for a month. After that you’re somebody who does it.
  Start with the part that looks like fun. Discipline can join later.
`),
  ],
  [
    /\b(go|travel|visit|holiday|vacation|trip|weekend)\b/,
    lines(`
  Somewhere with water and a slow train. Take a book and no list.
  The nearest place you’ve always driven past. Get out there, have lunch, look around.
`),
  ],
  [
    /\b(tonight|today|evening|afternoon|now|do)\b/,
    lines(`
  A walk first, twenty minutes, no phone. Then something hot to drink. Then see what you still want.
  One small thing you’ve put off, done in ten minutes. After that the evening belongs to you.
`),
  ],
];

/** `{vp}` is what is asked about: "tell your sister". */
export const shouldI: Lines = lines(`
  {Vp}? I’d say yes. A small yes, tried out before it gets big.
  My vote is yes. {Vp}, and don’t ask a second person; you’d only get a second opinion.
`);

/** `{choice}` is one of the two that were named. */
export const chosen: Lines = lines(`
  {Choice}. I didn’t even have to think.
  I’d go for {choice}, and I’d stop looking at the other one.
`);

/** "Which one would you choose?", when the two were not named. */
export const whichOne: Lines = lines(`
  The one you’d be a little sad to lose. Cover one with your hand and see which you miss.
  The one you named first. People do that for a reason.
`);
