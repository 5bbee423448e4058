// The words for hair styles, mapped to the anime style's cuts.

export const STYLES = [
  'long-straight',
  'long-wavy',
  'glamour',
  'shoulder',
  'bob',
  'pixie',
  'undercut',
  'bun',
  'low-bun',
  'ponytail',
  'braid',
  'side-braid',
  'half-up',
  'curls',
  'afro',
  'box-braids',
  'hime',
  'wolf',
] as const;

export type HairStyle = (typeof STYLES)[number];

const STYLE_WORDS: readonly (readonly [RegExp, HairStyle])[] = [
  [/box|cornrow|\bloc(k?s)?\b|dread/, 'box-braids'],
  [/afro|coil/, 'afro'],
  [/curl|ringlet/, 'curls'],
  [/side.?braid/, 'side-braid'],
  [/braid|plait/, 'braid'],
  [/half/, 'half-up'],
  [/low.?bun|chignon|nape/, 'low-bun'],
  [/bun|updo|knot/, 'bun'],
  [/pony|tail/, 'ponytail'],
  [/hime|blunt|fringe|bangs/, 'hime'],
  [/wolf|shag|mullet|layer/, 'wolf'],
  [/bob|chin/, 'bob'],
  [/under.?cut|side.?cut|mohawk|shav/, 'undercut'],
  [/pixie|short|crop|buzz/, 'pixie'],
  [/glamour|hollywood|vintage/, 'glamour'],
  [/shoulder|medium|lob/, 'shoulder'],
  [/wav/, 'long-wavy'],
  [/./, 'long-straight'],
];

/** The anime style draws women only. */
export const styleOf = (word: string): HairStyle =>
  STYLE_WORDS.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? 'long-straight';
