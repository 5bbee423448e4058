// Feelings of the user, and the words that tell them.

export type Feeling =
  | 'grief'
  | 'sad'
  | 'lonely'
  | 'anxious'
  | 'angry'
  | 'tired'
  | 'bored'
  | 'happy'
  | 'excited'
  | 'proud'
  | 'playful'
  | 'hurt';

/** Tested in this order. */
export const patterns: readonly (readonly [Feeling, RegExp])[] = [
  [
    'grief',
    /\b(died|passed away|funeral|grief|grieving|mourning|had to put (him|her|them|my \w+) (down|to sleep)|lost (?:a|the|our|my) (?:patient|colleague|baby|child)|lost my (mum|mom|mother|dad|father|sister|brother|husband|wife|son|daughter|friend|dog|cat|grand\w+))\b/,
  ],
  [
    'proud',
    /\b(proud|i did it|i passed|i won|promoted|promotion|got (?:the|an?|my) (?:job|internship|offer|place|scholarship|promotion|degree|licen[cs]e)|accepted (?:at|into|to)|finished (my|the)|achieved|graduated|nailed it)\b/,
  ],
  [
    'lonely',
    /\b(lonely|(?:so|feel|feeling|all) alone|no friends|don't know (anyone|anybody|a soul)|nobody (cares|likes|understands|talks)|no one (cares|likes|understands|to talk)|isolated|left out)\b/,
  ],
  [
    'sad',
    /\b(sad|cry|crying|cried|depressed|depressing|down|miserable|heartbroken|grief|grieving|died|passed away|funeral|unhappy|miss (her|him|them|my)|lost my|hopeless|feel (awful|terrible|horrible)|was (so )?(awful|horrible)|worst day|broke up|dumped|(left|leaving|dumped|divorcing|is divorcing) me|(?:left|leaving|lost) my (?:girlfriend|boyfriend|wife|husband|partner|fianc\w+)|(?:split|splitting|broken|breaking) up|getting divorced|separated from|rough|(hard|bad|terrible|awful|horrible|lousy) (day|night|time|week|shift)|failed (my|the)|(got|was|been) (fired|sacked|laid off|rejected)|(fired|sacked) me|like a failure)\b/,
  ],
  [
    'hurt',
    /\b(betrayed|cheated|lied to me|ignored me|rejected|humiliated|hurt (me|my feelings)|ghosted|bullied|unfair|(shouted|yelled|screamed|snapped|laughed) at (me|us)|let me down|stood me up|(had|having) (a |an )?(big |huge |bad )?(fight|argument) with|fell out with|argued with)\b/,
  ],
  [
    'anxious',
    /\b(anxious|anxiety|nervous|worried|worry|worrying|scared|afraid|stress|stressed|stressful|stressing|panic|overwhelmed|freaking out|can't cope|pressure|terrified)\b/,
  ],
  [
    'angry',
    /\b(angry|mad at|furious|annoyed|annoying|pissed|frustrated|frustrating|hate my|sick of|fed up|rage|ridiculous)\b/,
  ],
  [
    'tired',
    /\b(tired|exhausted|worn out|drained|sleepy|burned out|burnt out|no energy|long day|knackered|can't sleep|couldn't sleep|didn't sleep)\b/,
  ],
  ['bored', /\b(bored|boring|nothing to do|dull)\b/],
  [
    'excited',
    /\b(excited|can't wait|thrilled|stoked|looking forward|so pumped|getting married|got engaged|(i'm|we're) engaged|having a baby|new job|finally (got|get|going)|omg)\b/,
  ],
  [
    'happy',
    /\b(happy|glad|great (day|time|news|mood)|wonderful|amazing (day|time|news)|lovely|good (day|mood|news)|love (it|this)|best day|fantastic|joy|grateful|feel(ing)? (so |much |a lot |a bit |a little |so much )?better|in a good mood|yay|had fun)\b/,
  ],
  ['playful', /(\b(haha|hehe|lol|lmao|jk|kidding|teasing|silly)\b)/],
];
