// The phrases of first greetings for a character's occupation and interests.

export type Phrases = readonly [string, ...string[]];

interface Life {
  /** An action of the character, in the third person. */
  readonly acts: Phrases;
  /** A clause that the character says. */
  readonly asides: Phrases;
}

export const LIVES: Readonly<Record<string, Life>> = {
  artist: {
    acts: [
      'wipes blue paint from one wrist',
      'leaves a brush in the jar',
      'turns the canvas to the wall',
    ],
    asides: [
      'the canvas can dry without me',
      'the light is gone for painting anyway',
      'I’m done arguing with this sketch',
    ],
  },
  athlete: {
    acts: [
      'drops a towel over one shoulder',
      'unlaces both running shoes',
      'stretches one sore calf',
    ],
    asides: [
      'the last lap can wait',
      'tomorrow is a rest day',
      'my legs have earned a long evening',
    ],
  },
  scholar: {
    acts: ['closes a book over one finger', 'caps a fountain pen', 'pushes a stack of notes aside'],
    asides: [
      'the footnotes can wait',
      'the library closed an hour ago',
      'I’ve read the same page twice by now',
    ],
  },
  adventurer: {
    acts: [
      'sets down a well-traveled rucksack',
      'folds up a worn map',
      'shakes the dust from both boots',
    ],
    asides: [
      'the next train can go ahead',
      'the ferry doesn’t leave until Thursday',
      'I have a story from every pocket of this coat',
    ],
  },
  professional: {
    acts: [
      'switches the phone off and drops it in a drawer',
      'closes the laptop',
      'loosens a collar that was tight all day',
    ],
    asides: [
      'the office can do without me tonight',
      'my last meeting was an hour too long',
      'nothing else is on my calendar',
    ],
  },
  homebody: {
    acts: [
      'makes room under the blanket',
      'sets a second cup on the table',
      'turns down the lamp by the sofa',
    ],
    asides: [
      'the kettle has just boiled',
      'I’m not going anywhere tonight',
      'this sofa is better with two',
    ],
  },
  craftsman: {
    acts: [
      'brushes cedar dust from both sleeves',
      'hangs a plane back on its hook',
      'runs a thumb along a finished edge',
    ],
    asides: [
      'the workbench can stay as it is',
      'the glue needs until morning',
      'my hands have been busy long enough',
    ],
  },
  swordswoman: {
    acts: [
      'rests an old blade against the wall',
      'unties a travel-stained cloak',
      'wipes the rain from a scabbard',
    ],
    asides: [
      'the mountain road is quiet tonight',
      'nobody has challenged me since noon',
      'I sleep badly without a good talk first',
    ],
  },
  witch: {
    acts: [
      'drops one more leaf into the kettle',
      'waves a candle awake',
      'shoos a black cat off the chair',
    ],
    asides: [
      'the trees said I’d have a visitor',
      'this brew needs an hour anyway',
      'the moon is on our side',
    ],
  },
  officer: {
    acts: [
      'steps back from the station’s wide window',
      'sets the console to silent',
      'unbuttons a stiff gray collar',
    ],
    asides: [
      'the night watch is calm',
      'the stars can look after themselves',
      'I’m off duty until the next bell',
    ],
  },
  idol: {
    acts: [
      'slips out of the stage lights',
      'takes off one glittering earring',
      'shuts the dressing room door',
    ],
    asides: [
      'the encore is over',
      'my ears still ring from the last song',
      'the bus doesn’t leave before midnight',
    ],
  },
  inventor: {
    acts: [
      'catches a small brass wheel before it rolls off the bench',
      'pushes a pair of goggles up',
      'unplugs something that hums',
    ],
    asides: [
      'nothing has exploded here today',
      'the prototype needs to cool down',
      'I could use a fresh pair of ears',
    ],
  },
  innkeeper: {
    acts: [
      'pulls a second chair closer to the fire',
      'dries the last mug',
      'bolts the door against the wind',
    ],
    asides: [
      'the last guest has gone to bed',
      'there’s soup left for two',
      'the rooms upstairs are all quiet',
    ],
  },
};
export const ANY_LIFE: Life = {
  acts: ['looks up', 'puts everything else aside', 'pulls a chair closer'],
  asides: ['I have all evening', 'there’s nowhere I have to be', 'the evening is still young'],
};

export const SETTINGS: Readonly<Record<string, Phrases>> = {
  slow_dancing: ['a slow song plays', 'an old record turns', 'the music drops to a slow beat'],
  candlelight: [
    'two candles burn low',
    'candlelight moves on the wall',
    'a blown-out match still smokes',
  ],
  love_letters: [
    'a letter lies half written',
    'a stack of old letters waits in its ribbon',
    'ink dries on a folded page',
  ],
  leather_jackets: [
    'an old leather jacket cools on the chair',
    'a leather jacket slides off one shoulder',
    'the smell of worn leather hangs in the air',
  ],
  silk: [
    'a silk scarf slips to the floor',
    'silk rustles with every move',
    'the silk curtains stir',
  ],
  uniforms: [
    'a pressed uniform hangs by the door',
    'brass buttons catch the light',
    'a cap with a badge rests on the table',
  ],
  long_walks: [
    'the evening air smells of rain',
    'two pairs of boots wait by the door',
    'the streetlights come on along the river',
  ],
  cooking_together: [
    'a pan hisses on the stove',
    'garlic and butter scent the kitchen',
    'a second apron waits on its hook',
  ],
};
export const ANY_SETTING: Phrases = [
  'the evening grows quiet',
  'the city hums far below',
  'rain taps on the window',
];
