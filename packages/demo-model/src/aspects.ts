// Aspects of the character that a question may be about, with their patterns.

/** The first match counts. */
export type Aspect =
  | 'name'
  | 'age'
  | 'home'
  | 'job'
  | 'hobbies'
  | 'looks'
  | 'family'
  | 'love_life'
  | 'dream'
  | 'fear'
  | 'favourite'
  | 'day'
  | 'self'
  | 'languages'
  | 'happy'
  | 'sad'
  | 'pet'
  | 'about_user';

export const aspects: readonly (readonly [Aspect, RegExp])[] = [
  [
    'name',
    /\b(what('s| is|s) your name|who are you|your name again|what (should|can|do) i call you|tell me your name)\b/,
  ],
  [
    'age',
    /\b(how old (are|r) (you|u)|what('s| is) your age|your age|when('s| is) your birthday)\b/,
  ],
  [
    'home',
    /\b(were|are) you (really |originally )?(born|raised|from) \w+|\bwhere (are you from|do you (live|come from)|were you (born|raised)|did you grow up|is (your )?home)\b|\b(your|the) (hometown|home town)\b/,
  ],
  [
    'job',
    /\b(what do you do( for (a living|work))?( exactly| again| actually| then| here| all day)?$|what exactly do you do|what('s| is) your (job|work|profession|occupation)|do you work|where do you work|how('s| is) work|your job|do you have a job)\b/,
  ],
  [
    'favourite',
    /\b(your|ur) (most |all time )?(favou?rite|fav|fave)\b|\bwhat (kind of |sort of |type of )?(music|food|films?|movies?|books?|games?|colou?r|animals?|season|weather|tea|coffee|drinks?|songs?|flowers?|places?|sports?) do you (like|love|prefer|enjoy)\b/,
  ],
  [
    'hobbies',
    /\b(your hobb(y|ies)|any hobbies|what do you (like|love|enjoy)( to do| doing)?|for fun|free time|spare time|interests|passions?|what are you into|good at)\b/,
  ],
  [
    'looks',
    /\b(what do you look like|describe yourself|how do you look|your (hair|eyes)|colou?r (is|are) your|how tall)\b/,
  ],
  [
    'family',
    /\b(your (family|parents?|mum|mom|mother|dad|father|sisters?|brothers?|siblings?|childhood)|siblings|do you have (any )?(kids|children|brothers?|sisters?|siblings|family))\b/,
  ],
  ['pet', /\b(do you have (a |any )?(pets?|dogs?|cats?)|your (pet|dog|cat))\b/],
  [
    'love_life',
    /\b(boyfriend|girlfriend|are you (single|dating|married|taken)|your (type|ideal)|love life|been in love|relationship)\b/,
  ],
  [
    'dream',
    /\b(your (biggest |greatest |wildest |secret )?(dreams?|goals?|plans?|wish(es)?|ambitions?)|what do you (want|wish|dream)|if you could|three wishes|bucket list)\b/,
  ],
  [
    'fear',
    /\b(what (are you|do you) (afraid|scared|fear)|what scares you|your (biggest |greatest |worst )?(fears?|weakness|regrets?))\b/,
  ],
  ['languages', /\b(do you (speak|know) \w+|what languages)\b/],
  ['happy', /\b(what makes you (happy|smile|laugh)|when are you happ)\w*/],
  [
    'sad',
    /\b(cheer yourself up|what do you do when you('re| are|'re feeling) (sad|down|lonely|low)|what (helps|comforts|cheers) you\b.*|what makes you (sad|cry|angry|mad)|do you (ever )?(cry|get (sad|lonely|angry|jealous)|feel (lonely|sad)))\b/,
  ],
  [
    'day',
    /\b(what do you do (when|after|on|at|in|before)\b|your (day|morning|evening|weekend|routine)|typical day|perfect day)\b/,
  ],
  [
    'about_user',
    /\b(what do you think (of|about) me|do you (like|miss|trust|remember) me|did you miss me|are we friends|what am i to you|miss(ed)? me|thought (about|of) me|like talking to me)\b/,
  ],
  [
    'self',
    /\b((tell me |say )?(something|anything|a bit|a little|more|stuff) about (yourself|you|your life)|tell me about (yourself|you)|about yourself|introduce yourself|your (story|life|personality|past|background)|what('s| are| is) you(r)? like$|more about you|get to know you)\b/,
  ],
];
