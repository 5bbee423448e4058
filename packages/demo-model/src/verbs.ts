// English verb forms for rewriting "she paints" as "I paint".

const verbs = new Set(
  `admire adore answer apologise appreciate argue arrive ask avoid bake bargain become begin believe bike blush boil borrow breed brew
  bring build buy call care carry catch change chase choose claim clear climb close collect come commentate compose cook correct count crave
  create cry curate cut cycle dance decide dedicate deflect deliver design despise dislike dive do doodle drag draw dream dress drift drink drive
  eat embroider enjoy escape examine expect explain explore fall fear feed feel fence fight find finish fish fix flirt fly follow forget
  forgive garden get give glow go grieve grow grumble guard guide handle hate have hear help hide hike hold hope hug hum hunt ignore
  imagine insist insult interrupt invent join joke keep kiss knit know laugh lead lean learn leave lend let lie like listen live long
  look lose love make manage mean meet mend mention miss mix move need notice nurse offer open order organise organize own paint patrol
  pay perform photograph pick plan plane plant play plot pour practice practise prefer prepare pretend protect pull push put raise
  ramble read recommend record recover refuse remember rent repair respect restore return revere ride rise roam roar row run sail save say scold
  search see sell send serve sew share shine show sing sit skate sketch ski sleep slip smell smile speak spend spot stand start stay
  steal stop study surf swagger swear swim take talk taste teach tease tell tend think throw time tinker touch train translate travel
  treat trust try tune turn understand understate use visit wait wake walk want warm wash watch water wear whisper whistle win wish
  wonder work worry write yearn abide chew coach daydream distrust flatter forbid gossip hesitate hoard judge juggle loathe nod
  obsess overthink pace quote recite resent sense shrug sigh stammer stutter sulk suspect tap thrive tolerate treasure value wander wink yell`.split(
    /\s+/,
  ),
);

/** "paints" → "paint" for known verbs; "is", "has" and "does" too. */
export function firstPersonForm(word: string): string | undefined {
  const special = irregular.get(word);
  if (special !== undefined) return special;
  return stems(word).find((base) => base !== word && verbs.has(base));
}

/** True for the form after "I": "paint", "have". */
export const isBaseVerb = (word: string): boolean => verbs.has(word) || bases.has(word);

/** The same for a word that is known to be a verb by its position. */
export function stemOf(word: string): string | undefined {
  if (!word.endsWith('s') || word.endsWith('ss') || word.length < 4) return undefined;
  const [ies, es, s] = stems(word);
  if (word.endsWith('ies') && word.length > 4) return ies;
  return /(?:ss|sh|ch|x|z|o)es$/.test(word) ? es : s;
}

const stems = (word: string): string[] => [
  word.replace(/ies$/, 'y'),
  word.replace(/(ss|sh|ch|x|z|o)es$/, '$1'),
  word.replace(/s$/, ''),
];

const irregular = new Map([
  ['is', 'am'],
  ["isn't", 'am not'],
  ['has', 'have'],
  ["hasn't", "haven't"],
  ['does', 'do'],
  ["doesn't", "don't"],
]);

const bases = new Set(irregular.values());

const pasts = new Set(
  `was were had did can cannot can't could couldn't will won't would wouldn't may might must never left took bought grew came found spent
  began learnt made went kept told won lost met built taught wrote sold ran led fell drew flew broke chose gave knew saw stood said read
  put set cut let felt brought thought caught held sat slept spoke swam sang rode rose wore woke fought
  slew quit hid shut hurt cost beat bit dug drank drove ate forgot heard paid sent shot sank sought stole taught threw understood`.split(
    /\s+/,
  ),
);

/** True for forms that are the same in every person. */
export const isPastOrModal = (word: string): boolean => pasts.has(word) || /[a-z]{2}ed$/.test(word);
