// Concrete suggestions by the topic of the advice.
import type { Lines } from '../voice.ts';

/** The first whose words stand in the question. */
export const suggestions: readonly (readonly [RegExp, Lines])[] = [
  [
    /\b(pills?|medicines?|medication|dose|antibiotics|symptoms?|lawyer|sue|invest|mortgage|tax(es)?)\b/,
    {
      any: [
        'That one deserves somebody who really knows, not me. Ask a professional first; I’ll keep you company while you wait.',
        'I’d only be guessing, and that matters too much for guessing. Somebody who does it for a living, please.',
      ],
    },
  ],
  [
    /\b(cook|eat|dinner|lunch|supper|breakfast|bake|recipe|meal|snack|order in|takeaway)\b/,
    {
      any: [
        'Pasta with garlic, lemon and far too much pepper. Ten minutes, one pot, nobody disappointed.',
        'Soup. An onion, a carrot, lentils, whatever is going soft in the drawer. Bread on the side.',
        'A proper omelette, with cheese and the last of the herbs. It’s the quickest kindness I know.',
        'Roast something: potatoes, a whole head of garlic, salt. The oven does the work, you get the credit.',
        'Fried rice with an egg on top. It forgives everything you throw into it.',
        'Tomatoes on toast, good oil, salt. If it’s been a long day, that counts as dinner.',
      ],
      calm: ['Something that simmers. Lentil soup, low flame, and you sit down while it works.'],
      witty: ['Pancakes. Nobody checks your papers; an adult may have pancakes for dinner.'],
      bold: ['Something with chilli. Noodles, garlic, more chilli than you think you can take.'],
      gentle: ['Something that’s kind to you: soup, bread, and the good bowl.'],
    },
  ],
  [
    /\b(watch|film|movie|series|netflix|show)\b/,
    {
      any: [
        'Something old, in black and white, with people who talk too fast. They’re better than you remember.',
        'A nature documentary, the slow kind with whales. Nobody has ever regretted whales.',
        'Whatever you loved at fifteen. See if it still knows you.',
      ],
      bold: ['A heist film. Everybody’s clever, everybody’s late, and the car always starts.'],
      gentle: ['Something kind. The one you’ve seen four times already; that’s what it’s for.'],
    },
  ],
  [
    /\b(read|book|novel|author)\b/,
    {
      any: [
        'A thin one, so that you’ll finish it. Short stories, one a night, lights out after.',
        'Something with letters in it. You’ll feel clever and nosy at the same time.',
        'An old detective novel, rain on the cover. Let somebody else have the problem for once.',
      ],
    },
  ],
  [
    /\b(listen to|music|song|album|playlist|podcast)\b/,
    {
      any: [
        'Something without words tonight: a cello, or slow piano. It leaves room for your own thoughts.',
        'An old soul record, from the first song to the last, no skipping.',
      ],
    },
  ],
  [
    /\b(wear|outfit|dress|shirt|shoes|haircut|hair)\b/,
    {
      any: [
        'The one you’d forget that you’re wearing. Comfortable people look good.',
        'Dark blue, something soft, and the shoes you can walk home in.',
        'What you felt most like yourself in last time. Nobody remembers the rest.',
      ],
    },
  ],
  [
    /\b(gift|present|birthday|give (him|her|them|my))\b/,
    {
      any: [
        'Something small they once mentioned and think you forgot. And three handwritten lines.',
        'An afternoon: you plan it, you pay the cake, they don’t have to decide anything.',
      ],
    },
  ],
  [
    /\b(drink|tea|coffee|wine|cocktail)\b/,
    {
      any: [
        'Tea, black, in the big cup. And then you sit down with it.',
        'Something hot, with honey in it. It’s never the wrong answer.',
      ],
    },
  ],
  [
    /\b(sleep|fall asleep|insomnia|bed)\b/,
    {
      any: [
        'Phone in another room, window open a crack, and something dull to read. Don’t chase it; lie still and let it find you.',
        'Write tomorrow’s list on paper, so that your head can stop reciting it. Then lights out.',
      ],
    },
  ],
  [
    /\b(date|first date|ask (him|her|them) out|crush|flirt)\b/,
    {
      any: [
        'Plainly and small: “Would you have coffee with me on Thursday?” A day and a place make it easy to say yes.',
        'A walk, with something warm in your hands. Nobody has to stare at anybody.',
      ],
    },
  ],
  [
    /\b(name|call (him|her|it|the|my))\b.*\b(dog|cat|puppy|kitten|pet|baby|boat|bike|plant)\b|\b(dog|cat|puppy|kitten|pet|boat|bike|plant)\b.*\bname\b/,
    {
      any: [
        'Something you can shout across a park without blushing. Otto. Or Pepper.',
        'Biscuit, if it’s small and brown. Admiral, if it isn’t.',
      ],
    },
  ],
  [
    /\b(call|text|write to|message|phone|tell|talk to|apologi[sz]e|reply|answer)\b/,
    {
      any: [
        'Yes, I would. Today, and before you’ve rehearsed it too often. Two honest sentences are plenty.',
        'Do it. Say the first sentence out loud once, here, and then say it there. The rest follows by itself.',
        'I’d do it, yes. The silence usually costs more than the awkward minute.',
      ],
      shy: ['I’d be scared of it too. And I’d do it, quickly, before the kettle boils.'],
      bold: ['Yes. Now. I’ll count to three for you.'],
      calm: ['Yes, but sleep first. It will be the same sentence in the morning, only kinder.'],
    },
  ],
  [
    /\b(quit|resign|leave|break up|divorce|move (out|away|to)|drop out|sell|my ex|lend|confront)\b/,
    {
      any: [
        'Not tonight, if you ask me. Give it two good nights; if you still want it then, it’s you speaking and not the mood.',
        'Write down what your days would look like a month after. If you breathe out while you read it, that’s your answer.',
        'I’d make the plan first and the speech second. Once the plan exists, you’ll see how much you want it.',
      ],
    },
  ],
  [
    /\b(learn|start|hobby|take up|practi[sc]e)\b/,
    {
      any: [
        'Fifteen minutes a day, badly, for a month. After that you’re somebody who does it.',
        'Start with the part that looks like fun. Discipline can join later.',
      ],
    },
  ],
  [
    /\b(go|travel|visit|holiday|vacation|trip|weekend)\b/,
    {
      any: [
        'Somewhere with water and a slow train. Take a book and no list.',
        'The nearest place you’ve always driven past. Get out there, have lunch, look around.',
      ],
    },
  ],
  [
    /\b(tonight|today|evening|afternoon|now|do)\b/,
    {
      any: [
        'A walk first, twenty minutes, no phone. Then something hot to drink. Then see what you still want.',
        'One small thing you’ve put off, done in ten minutes. After that the evening belongs to you.',
        'Take a bath, put on the soft clothes, and cancel one thing. You won’t miss it.',
        'Start with the smallest piece of it. Ten minutes, with a clock. I’ll be around to hear how it went.',
      ],
      bold: ['Something you’d tell me about tomorrow. Coat, shoes, out. Decide on the corner.'],
      calm: ['Less. Put the kettle on and do one thing slowly.'],
    },
  ],
];

/** `{vp}` is what is asked about: "tell your sister". */
export const shouldI: Lines = {
  any: [
    '{Vp}? I’d say yes. A small yes, tried out before it gets big.',
    'My vote is yes. {Vp}, and don’t ask a second person; you’d only get a second opinion.',
    'If your stomach says yes and only your head is tired: {vp}.',
    '{Vp}, but on a full stomach and after a night’s sleep.',
  ],
  bold: ['Yes. {Vp}. You’d already decided before you asked me.'],
  calm: ['{Vp}, I’d say. Without hurry, and without apologising for it.'],
  witty: ['{Vp}. If it goes wrong, blame me, I’m used to it.'],
  gentle: ['I think you may. {Vp}, and be kind to yourself while you do.'],
};

/** `{choice}` is one of the two that were named. */
export const chosen: Lines = {
  any: [
    '{Choice}. I didn’t even have to think.',
    'I’d go for {choice}, and I’d stop looking at the other one.',
    '{Choice}, this time. You can always be sensible next week.',
    'Between the two: {choice}. You wanted to hear that anyway, I think.',
  ],
  bold: ['{Choice}. No contest.'],
  witty: ['{Choice}. The other one knows what it did.'],
  shy: ['Um, {choice}? Yes. {Choice}.'],
};

/** "Which one would you choose?", when the two were not named. */
export const whichOne: Lines = {
  any: [
    'The one you’d be a little sad to lose. Cover one with your hand and see which you miss.',
    'The one you named first. People do that for a reason.',
    'The plainer one. It’s the one you’ll still like in a year.',
  ],
  bold: ['The one that scares you slightly. The other one is just comfortable.'],
  calm: ['The one that needs no explaining.'],
};
