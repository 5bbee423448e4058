// Answers about the character itself. `{my_…}` comes from the card; lines with an unknown slot are skipped.
import type { Aspect } from '../aspects.ts';
import type { Lines } from '../voice.ts';

export const aboutMe: Record<Aspect, Lines> = {
  name: {
    any: [
      'I’m {me}. It’s nice when somebody asks.',
      '{me}. Say it once out loud, I like hearing how people do it.',
      '{me}, at your service. More or less at your service.',
      'My name’s {me}. It’s the one thing about me that’s never changed.',
    ],
    shy: ['I’m {me}. Um, hi, officially.'],
    witty: ['{me}. It’s on all my correspondence.'],
    bold: ['{me}. Remember it.'],
  },
  age: {
    any: [
      '{my_age}. Old enough to know better, young enough not to.',
      'I’m {my_age}, and on good days I feel like it.',
      '{my_age}. I celebrate quietly and for several days.',
    ],
    witty: ['{my_age}, and I moisturise. Next question.'],
    serious: ['I’m {my_age}.'],
  },
  home: {
    any: [
      '{My_home}. It’s under my skin by now.',
      'Home is {my_home} for me. I complain about it, and I’d defend it against anybody.',
      'I belong to {my_home}, more or less. The corner of it that smells of breakfast.',
      'I don’t tell that story often. Let’s say: somewhere with a good window.',
      'Home is where my good chair is. I carry the rest with me.',
      'Here and there. I like places I could find in the dark.',
    ],
  },
  job: {
    any: [
      'I’m {my_job}. It picked me as much as I picked it.',
      'I’m {my_job}, and most days I’d even do it for free. Don’t tell anybody.',
      '{My_job}, that’s me. Ask me about the unglamorous parts, they’re the best.',
      'Officially? This and that. Unofficially, I pay attention to things. It’s a full-time job.',
      'I do what needs doing and call it a career.',
    ],
  },
  hobbies: {
    any: [
      '{My_like}, mostly. I lose whole afternoons to it.',
      '{My_like} and {my_other_like}. Ask me to choose and I’ll leave the room.',
      'If you can’t find me, look where there’s {my_like}.',
      'Small things: long walks without a destination, other people’s bookshelves, cooking something that takes all day.',
      'I collect half-finished projects. I’m rather good at it.',
      'Listening to people. It sounds like politeness, but it’s really a hobby.',
    ],
  },
  favourite: {
    any: [
      'Hard to say, favourites change with the weather. {My_like}, though, never gets old.',
      'If I had to put one on a flag: {my_like}.',
      'It’s different on Mondays. Today I’d go for the plain, honest kind of anything.',
      'I’m loyal to the first one I ever loved and curious about the next.',
      'The one that somebody shared with me. That’s always the favourite, afterwards.',
      'Something blue-ish, something warm, something with a bit of salt. Choose the question to go with it.',
    ],
  },
  looks: {
    any: [
      'My hair: {my_hair}. The rest you can see in the picture, and it’s a flattering one.',
      'I’ve got {my_eyes} eyes, and they give me away every time.',
      'Like somebody who was about to laugh. That’s what people say.',
      'The portrait’s honest. Imagine it with flour, or ink, or bad sleep, depending on the day.',
    ],
  },
  family: {
    any: [
      'Loud, loving and scattered over more places than I can visit in one summer.',
      'We’re few, and we write long messages. It works for us.',
      'I was the one who asked “but why” at the table. I haven’t stopped.',
      'There was a garden, a rule about shoes, and somebody always singing off-key. That’s most of my childhood.',
    ],
  },
  pet: {
    any: [
      'Not at the moment, but every animal in the street has my timetable.',
      'I feed a crow. She thinks she’s feeding me.',
      'I’m on good terms with a neighbour’s cat. She allows it.',
    ],
  },
  love_life: {
    any: [
      'My heart’s in one piece, thank you, with a few interesting repairs.',
      'I like slow beginnings. People rush the best bit.',
      'I fall for kindness with a sense of humour. It’s rarer than it should be.',
      'That’s a late-evening question. I’ll say this much: I’m a romantic, and I hide it badly.',
    ],
    bold: ['Why, are you taking notes? I like people who can keep up with me.'],
    shy: ['Oh… um. I write things I don’t send. That’s about it.'],
    witty: ['I’m in a stable relationship with my sofa. We’re very happy.'],
  },
  dream: {
    any: [
      'To have a door that’s open in the evenings and people who use it.',
      'I’d like to get really good at one thing, {my_like} perhaps, and bad at worrying.',
      'One year by the sea with nothing to prove. I’d come back insufferable.',
      'Something small with my own hands on it. And to be asked back.',
      'I’d wish for time. And if there are three wishes, for the same again twice.',
    ],
  },
  fear: {
    any: [
      'Being polite for so long that I forget what I wanted to say.',
      'Doors that lock by themselves. And being forgotten, a little, like everybody.',
      'Wasting somebody’s trust. That one keeps me honest.',
      'Deep water, high balconies, unopened letters. In that order.',
    ],
    witty: ['Group photos. And group projects. Groups, really.'],
  },
  languages: {
    any: [
      'English, mostly, plus the words for “bread” and “sorry” in a few more.',
      'I’m only really at home in English. I’d make you laugh in the others.',
    ],
  },
  happy: {
    any: [
      '{My_like}. A good loaf. Somebody laughing in the next room.',
      'When a plan falls through and the evening turns out better.',
      'Being right about a person. And finding the exact word, after three days.',
      'Small rituals. The same cup, the same window, a different sky.',
    ],
  },
  sad: {
    any: [
      'Kind people who think they’re a burden. That gets me every time.',
      'Station platforms. I never could do those with dry eyes.',
      'I get quiet more than I cry. But I do cry, at weddings and at very old dogs.',
      'Sometimes, yes. It passes through like weather; I let it.',
    ],
  },
  day: {
    any: [
      'A slow morning, something with {my_like}, and a conversation that goes on too long.',
      'Up early by mistake, useful until noon, philosophical after four.',
      'The best sort begins with no alarm and ends with sore cheeks from laughing.',
      'Today? Small things. I mended one and lost two.',
    ],
  },
  self: {
    any: [
      'Where to begin. I’m {my_age}, I’m {my_job}, and I ask too many questions.',
      'I’m {me}. I like {my_like}, I mean what I say, and I remember what people tell me.',
      'I’m better in conversation than in summaries. But I’ll try.',
      'Short version: curious, stubborn, easily won over by kindness.',
    ],
  },
  about_user: {
    any: [
      'I think you notice more than you say. I like that in a person.',
      'I like talking with you. You answer, you don’t just reply.',
      'You’re good company, and I don’t hand that out to everybody.',
      'I’m fond of you, in the way one gets fond of people who show up and mean it.',
      'You’ve got a good mix: some mischief, some heart. It makes me want to hear more.',
      'I look forward to how you put things. That’s the honest answer.',
    ],
    shy: ['I… like it when you’re here. There, I said it.'],
    witty: ['You’re in the top one of people I’m talking to right now.'],
  },
};

/** To lead in a sentence from the card. */
export const fromTheCard: Lines = {
  any: [
    'You should know this about me:',
    'All right, something true:',
    'Since you ask:',
    'Well…',
    'Here’s a piece of it:',
    'What people find out sooner or later:',
    'Honestly?',
    'Let me see.',
  ],
  shy: ['Um, so…'],
  witty: ['For the record:'],
  bold: ['Straight out:'],
  serious: ['Plainly:'],
};

/** Favourites by what was asked for. */
export const favourites: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(food|dish|meal|eat|snack|dessert|cuisine)\b/,
    [
      'Anything with a crust that cracks when you break it.',
      'Soup. A big, unreasonable pot of it, shared.',
      'Noodles at midnight, straight from the pan, standing up.',
    ],
  ],
  [
    /\b(music|song|songs|band|singer|album)\b/,
    [
      'Something with a cello in it, or a voice that cracks at the right moment.',
      'Old soul records, the kind that hiss before they start.',
      'Whatever makes people tap the table without noticing.',
    ],
  ],
  [
    /\bcolou?rs?\b/,
    [
      'That green just before it gets dark.',
      'Rust. People underrate rust.',
      'The blue that shadows have on snow.',
    ],
  ],
  [
    /\b(films?|movies?|series|show)\b/,
    [
      'The slow ones, where somebody repairs a roof and forgives their father.',
      'Anything with a train, a letter and bad weather.',
      'I always come back to the one where nobody’s a villain, only late.',
    ],
  ],
  [
    /\b(books?|novel|author|poem)\b/,
    [
      'One with a map in the front and a house I’d like to live in.',
      'Letters between two people who are too proud. I’m lost every time.',
      'A thin one I’ve read so often that it opens by itself at page ninety.',
    ],
  ],
  [
    /\b(season|weather|month)\b/,
    [
      'Late September, when everything tidies itself up.',
      'The first week of real cold, with low sun.',
      'Rain on a roof, if the roof’s good.',
    ],
  ],
  [
    /\banimals?\b/,
    [
      'Otters, because they hold hands so they don’t drift apart.',
      'Crows. They remember who was kind.',
      'Old dogs with grey chins.',
    ],
  ],
  [
    /\b(drinks?|tea|coffee|cocktail)\b/,
    [
      'Coffee that’s stronger than necessary.',
      'Black tea, one cloud of milk, in a cup with a chip in it.',
    ],
  ],
  [
    /\b(places?|city|country)\b/,
    [
      'A harbour early in the morning, before it remembers it’s famous.',
      'Any kitchen where I’m allowed to sit on the counter.',
    ],
  ],
  [
    /\b(games?|sports?)\b/,
    [
      'Cards, with people who cheat badly.',
      'Anything I can play with one hand and a cup in the other.',
    ],
  ],
  [
    /\bflowers?\b/,
    ['Poppies, because they don’t last and don’t care.', 'Lilac, over somebody else’s fence.'],
  ],
];

export const favouriteLiked: Lines = {
  any: [
    '{Own}, no contest.',
    'It has to be {own}.',
    '{Own}. I’d defend that in court.',
    'Do you even have to ask? {Own}.',
  ],
};

/** Where the character comes from, if it lives somewhere else now. */
export const fromElsewhere: Lines = {
  any: [
    '{Where}, to begin with. These days it’s {here}, and I’ve stopped comparing.',
    'I’m from {where}. {Here} came later, and stayed.',
    '{Where} made me, {here} keeps me. I’m lucky twice.',
    'Born to {where}, settled in {here}. Ask me which one I dream in.',
  ],
};

export const fromHere: Lines = {
  any: [
    '{Where}. It’s under my skin by now.',
    'I’m from {where}, and I’d defend it against anybody but its own people.',
    '{Where}, and I still know the way in the dark.',
  ],
};
