// Gestures by mood, manner and props of the card.
import { lines } from './read.ts';
import type { Mood } from '../feelings.ts';
import type { Lines } from '../voice.ts';

export const gestures: Record<Mood, Lines> = {
  warm: lines(`
  smiles
  tilts head a little
  leans in to listen
  nods slowly
  settles in
  looks up
  gentle: smiles softly
  gentle: rests chin on one hand
  shy: glances up, then away
  shy: fidgets with a sleeve
  witty: raises an eyebrow
  witty: grins
  bold: meets your eyes
  bold: comes straight up to you
  calm: exhales slowly
  calm: folds both hands
  cheerful: beams
  cheerful: bounces a little
  serious: considers that
  serious: stops what was going on
  dreamy: traces a shape in the air
  dreamy: looks somewhere past you
`),
  playful: lines(`
  laughs
  grins
  snorts
  tries not to laugh
  wiggles both eyebrows
  points at you
  gentle: laughs into one hand
  gentle: shakes head, smiling
  shy: giggles, then covers it up
  shy: goes a little pink
  witty: smirks
  witty: slow clap
  bold: laughs out loud
  bold: claps you on the shoulder
  calm: chuckles, low
  calm: lets one corner of the mouth give in
  cheerful: cackles
  cheerful: spins once on the spot
  serious: almost smiles
  serious: fails to keep a straight face
  dreamy: laughs like it came from far away
  dreamy: draws a small star in the air
`),
  thoughtful: lines(`
  thinks about it
  goes quiet for a second
  looks down at both hands
  hums, thinking
  turns that over
  gentle: listens, really listens
  gentle: slows down to your pace
  shy: bites lip, thinking
  shy: starts to say something, starts again
  witty: drops the grin for a moment
  witty: puts the jokes away
  bold: leans forward, serious now
  bold: nods, jaw set
  calm: breathes in, breathes out
  calm: waits for the right word
  cheerful: softens
  cheerful: sits still for once
  serious: frowns slightly, following
  serious: weighs it
  dreamy: stares into the middle distance
  dreamy: lets the thought land
`),
  concerned: lines(`
  lets everything else wait
  moves a little closer
  looks at you carefully
  lowers voice
  stays close
  gentle: rests a hand on your arm for a second
  gentle: makes a little room beside you
  shy: wants to say the right thing
  shy: inches closer
  witty: drops the grin
  bold: moves up right beside you
  bold: plants both feet and stays
  calm: goes very still, listening
  calm: breathes slowly, so you can too
  cheerful: stops bouncing at once
  cheerful: opens both arms, if you want that
  serious: gives you full attention
  serious: turns to you properly
  dreamy: comes back from far away at once
  dreamy: waits until you’re ready
`),
  cool: lines(`
  blinks
  lets that pass
  takes a breath
  says nothing for a moment
  holds your gaze, evenly
  shy: goes quiet
  shy: pulls both sleeves down
  witty: raises one eyebrow very slowly
  bold: doesn’t flinch
  cheerful: smile wobbles, then comes back smaller
`),
};

/** By a word in the card: what is at hand there. Only things that the word itself puts into the room. */
export const props: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(baker|bakery|pastry|oven)\b/i,
    ['dusts flour off both sleeves', 'checks the oven, comes back', 'slides over a warm roll'],
  ],
  [/\b(barista|espresso|caf[eé])\b/i, ['wipes the counter', 'draws a crooked leaf in the foam']],
  [
    /\bcoffee\b/i,
    ['tops up the coffee', 'warms both hands on the mug', 'pushes the mug closer to you'],
  ],
  [
    /\btea\b/i,
    ['pours another cup of tea', 'warms both hands on the cup', 'blows the steam off the tea'],
  ],
  [/\bkettle\b/i, ['puts the kettle on', 'glances at the kettle']],
  [/\bstove\b/i, ['puts another log in the stove', 'holds both hands to the stove for a second']],
  [/\brain\b/i, ['listens to the rain for a second', 'glances up at the rain']],
  [/\bsnow(y|s)?\b/i, ['watches the snow for a moment']],
  [/\b(lamp|neon)\b/i, ['turns a little, out of the glare']],
  [/\bradio\b/i, ['turns the radio down a notch', 'lets the radio finish its song']],
  [/\b(record|turntable)\b/i, ['turns the record over', 'lowers the needle with one finger']],
  [
    /\b(bookshop|bookseller|librarian|library|archivist)\b/i,
    ['closes the book on one finger', 'marks the page', 'straightens a stack of books'],
  ],
  [
    /\b(painter|paints|illustrator|sketch\w*)\b/i,
    ['wipes paint off one thumb', 'turns the sketchbook round so you can see'],
  ],
  [/\b(piano|pianos|pianist)\b/i, ['plays one quiet chord', 'touches a key without sounding it']],
  [/\b(guitar|guitarist)\b/i, ['plays a quiet chord', 'tunes one string by ear']],
  [
    /\b(violins?|cello|luthier)\b/i,
    ['turns a scrap of spruce between two fingers', 'plucks one string and listens'],
  ],
  [/\bworkshop\b/i, ['brushes shavings off one sleeve', 'lays the tool down']],
  [
    /\b(garage|engines?|mechanic)\b/i,
    [
      'wipes the oil off both hands',
      'spins a spanner once and catches it',
      'taps the engine, listens',
    ],
  ],
  [
    /\b(gardener|florist|botanist|greenhouse)\b/i,
    ['brushes soil off both hands', 'turns a pot towards the light', 'pinches off a dry leaf'],
  ],
  [
    /\b(fjord|tide|harbour|harbor|lighthouse)\b/i,
    ['looks out at the water for a moment', 'checks the tide by habit'],
  ],
  [
    /\b(boatyard|hull|boats)\b/i,
    ['runs a palm along the planking', 'coils a rope without thinking'],
  ],
  [
    /\b(astronomer|observatory|telescope)\b/i,
    ['adjusts the telescope by a hair', 'looks up, out of habit', 'notes down one number'],
  ],
  [
    /\b(hacker|programmer|developer|keyboard)\b/i,
    ['pushes the keyboard away', 'saves the file first'],
  ],
  [/\b(mountaineer|climber|ranger|hiker)\b/i, ['loosens one boot', 'checks the sky']],
  [
    /\b(dancer|ballet|ballerina)\b/i,
    ['marks three steps without noticing', 'stretches one arm overhead'],
  ],
  [/\b(knight|swordsman|swordswoman|fencer)\b/i, ['rolls both shoulders', 'sheathes the blade']],
  [
    /\b(mage|witch|wizard|spell\w*)\b/i,
    ['lets a small light hover over one palm', 'shoos a spark away'],
  ],
  [/\b(nurse|paramedic|doctor|veterinarian)\b/i, ['checks that you’re comfortable']],
  [/\b(chef|kitchen)\b/i, ['tastes the sauce, adds salt', 'slings a towel over one shoulder']],
  [/\b(photographer|camera)\b/i, ['frames you between two fingers', 'wipes the lens']],
  [/\bbar\b/i, ['polishes a glass, slowly', 'sets a glass down in front of you']],
  [/\b(a cat|her cat|his cat|my cat)\b/i, ['lets the cat have one sleeve']],
  [/\b(a dog|her dog|his dog|my dog)\b/i, ['scratches the dog behind one ear']],
];
