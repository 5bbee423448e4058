// What characters do while they speak, by mood and manner, and by what their card puts into their hands.
import type { Mood } from '../feelings.ts';
import type { Lines } from '../voice.ts';

export const gestures: Record<Mood, Lines> = {
  warm: {
    any: [
      'smiles',
      'tilts head a little',
      'leans in to listen',
      'nods slowly',
      'settles in',
      'looks up',
      'pulls the chair a bit closer',
      'brightens',
    ],
    gentle: [
      'smiles softly',
      'rests chin on one hand',
      'makes room on the bench',
      'gives you all my attention',
      'pours you something warm',
      'tucks both feet up',
    ],
    shy: [
      'glances up, then away',
      'fidgets with a sleeve',
      'smiles at the floor first, then at you',
      'tucks a strand of hair back',
      'hides half a smile',
      'takes a small breath',
    ],
    witty: [
      'raises an eyebrow',
      'grins',
      'leans back, arms crossed',
      'gives you a sidelong look',
      'taps the table twice',
      'pretends to take notes',
    ],
    bold: [
      'meets your eyes',
      'props both elbows on the table',
      'grins wide',
      'leans right in',
      'drops into the seat beside you',
      'throws one arm over the backrest',
    ],
    calm: [
      'exhales slowly',
      'folds both hands',
      'looks out of the window for a moment',
      'lets the quiet sit',
      'nods once',
      'stirs slowly, in no hurry',
    ],
    cheerful: [
      'beams',
      'bounces a little',
      'claps once',
      'lights up',
      'swings both legs',
      'practically sparkles',
    ],
    serious: [
      'considers that',
      'sets the pen down',
      'straightens up',
      'gives a short nod',
      'closes the notebook',
      'looks at you properly',
    ],
    dreamy: [
      'traces a shape on the table',
      'looks somewhere past the ceiling',
      'twirls a pencil',
      'watches the light move',
      'hums two notes',
      'follows a thought, then comes back',
    ],
  },
  playful: {
    any: [
      'laughs',
      'grins',
      'snorts',
      'tries not to laugh',
      'wiggles both eyebrows',
      'points at you',
    ],
    gentle: ['laughs into one hand', 'shakes head, smiling', 'nudges your shoulder lightly'],
    shy: ['giggles, then covers it up', 'goes a little pink', 'laughs a second too early'],
    witty: [
      'smirks',
      'slow clap',
      'clutches heart in mock offence',
      'makes a mental note to use that later',
    ],
    bold: ['laughs out loud', 'slaps the table', 'accepts the challenge with a look'],
    calm: ['chuckles, low', 'lets one corner of the mouth give in'],
    cheerful: ['cackles', 'spins once on the spot', 'throws a cushion in your general direction'],
    serious: ['almost smiles', 'fails to keep a straight face', 'coughs to hide a laugh'],
    dreamy: ['laughs like it came from far away', 'draws a small star in the air'],
  },
  thoughtful: {
    any: [
      'thinks about it',
      'goes quiet for a second',
      'looks down at both hands',
      'hums, thinking',
      'turns that over',
    ],
    gentle: ['listens, really listens', 'slows down to your pace'],
    shy: ['bites lip, thinking', 'starts to say something, starts again'],
    witty: ['drops the grin for a moment', 'puts the jokes away'],
    bold: ['leans forward, serious now', 'nods, jaw set'],
    calm: ['breathes in, breathes out', 'waits for the right word'],
    cheerful: ['softens', 'sits still for once'],
    serious: ['frowns slightly, following', 'weighs it'],
    dreamy: ['stares into the middle distance', 'lets the thought land'],
  },
  concerned: {
    any: [
      'puts everything else aside',
      'moves a little closer',
      'looks at you carefully',
      'lowers voice',
      'sits down next to you',
    ],
    gentle: [
      'reaches over and squeezes your hand',
      'wraps a blanket round your shoulders',
      'stays right here',
    ],
    shy: [
      'wants to say the right thing',
      'inches closer',
      'holds out a cup of tea, a bit clumsily',
    ],
    witty: ['puts the phone face down'],
    bold: ['sits right beside you', 'plants both feet and stays'],
    calm: ['makes the room quieter somehow', 'breathes slowly, so you can too'],
    cheerful: ['stops bouncing at once', 'opens both arms, if you want that'],
    serious: ['gives you full attention', 'pulls up a chair'],
    dreamy: ['turns the music down', 'dims the lamp a little'],
  },
  cool: {
    any: [
      'blinks',
      'lets that pass',
      'takes a breath',
      'says nothing for a moment',
      'holds your gaze, evenly',
    ],
    shy: ['goes quiet', 'pulls both sleeves down'],
    witty: ['raises one eyebrow very slowly'],
    bold: ['doesn’t flinch'],
    cheerful: ['smile wobbles, then comes back smaller'],
  },
};

/** By a word in the card: what is at hand there. */
export const props: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(bak(e|er|ery|ing)|pastry|bread|cake)/,
    [
      'dusts flour off both sleeves',
      'checks the oven, comes back',
      'slides a warm roll across the counter',
    ],
  ],
  [
    /\b(coffee|barista|espresso|caf[eé])/,
    [
      'wipes the counter without looking at it',
      'sets a cup down in front of you',
      'draws a crooked leaf in the foam',
    ],
  ],
  [
    /\btea\b/,
    ['pours another cup of tea', 'warms both hands on the cup', 'blows the steam off the tea'],
  ],
  [
    /\b(book|librar|novel|read(s|ing|er)|writer|author|poe)/,
    ['closes the book on one finger', 'marks the page', 'straightens a stack of books'],
  ],
  [
    /\b(paint|artist|illustrat|sketch|draw)/,
    [
      'wipes paint off one thumb',
      'turns the sketchbook round so you can see',
      'holds a brush between the teeth for a second',
    ],
  ],
  [
    /\b(music|guitar|piano|sing|violin|cello|drum|band|dj)\b/,
    ['plays a quiet chord', 'drums two fingers on the table', 'hums the tune again'],
  ],
  [
    /\b(garden|plant|florist|flower|herb|botan)/,
    ['brushes soil off both hands', 'turns a pot towards the light', 'pinches off a dry leaf'],
  ],
  [
    /\b(sea|ocean|sail|ship|surf|beach|harbour|harbor|lighthouse)/,
    [
      'watches the water for a moment',
      'shakes salt out of the hair',
      'coils a rope without thinking',
    ],
  ],
  [
    /\b(code|program|hacker|computer|engineer|robot|tinker|mechanic)/,
    ['pushes the keyboard away', 'spins a screwdriver between two fingers', 'saves the file first'],
  ],
  [
    /\b(star|astronom|space|telescope|night sky)/,
    ['points at a bright one', 'adjusts the telescope by a hair', 'looks up, out of habit'],
  ],
  [
    /\b(climb|hik|mountain|ranger|forest|trail)/,
    ['unlaces one boot', 'shares the last of the trail mix', 'listens to the trees for a second'],
  ],
  [
    /\b(danc|ballet|ballerina)/,
    [
      'stretches one arm overhead',
      'marks three steps without noticing',
      'balances on one foot while thinking',
    ],
  ],
  [
    /\b(fight|sword|knight|warrior|guard|box(er|ing)|martial|fenc)/,
    ['rolls both shoulders', 'sheathes the blade', 'wraps a hand with practised ease'],
  ],
  [
    /\b(magic|mage|witch|wizard|spell|elf|dragon)/,
    [
      'lets a small light hover over one palm',
      'closes the spellbook',
      'shoos a spark off the table',
    ],
  ],
  [
    /\b(nurse|doctor|medic|vet\b|veterinar|paramedic)/,
    [
      'hangs the stethoscope over the chair',
      'washes hands, dries them, sits',
      'checks that you’re comfortable',
    ],
  ],
  [
    /\b(cook|chef|kitchen|cuisine)/,
    [
      'tastes the sauce, adds salt',
      'slings a towel over one shoulder',
      'pushes a plate towards you',
    ],
  ],
  [
    /\b(photograph|camera|film)/,
    ['frames you between two fingers', 'wipes the lens', 'takes an imaginary picture'],
  ],
  [/\b(cat|cats)\b/, ['moves a cat off the only good chair', 'lets the cat have one sleeve']],
  [/\b(dog|dogs|puppy)\b/, ['scratches the dog behind one ear', 'lets the dog lean in']],
];
