// Phrases with which a reply claims that a picture was sent, in gestures, brackets and sentences, and their starts.
// Pure.

const PICTURE_NOUN =
  '(?:pic(?:ture)?s?|photo(?:graph)?s?|selfies?|images?|snapshots?|bild(?:er)?|fotos?|im[aá]gen(?:es)?|imagem)';
const PICTURE = `${PICTURE_NOUN}(?![\\p{L}-])`;
const SENDING =
  '(?:sends?|sent|sending|attach(?:es|ed)?|attaching|shares?|sharing|uploads?|uploading|schicke?t?|sendet|env[ií]a|manda|envoie|partage)';
const PICTURE_JA = '(?:写真|自撮り|セルフィー|画像)';

/** Matches “sends you another quick photo”, but not the content of a picture or a story about one. */
const GESTURE_SENT = new RegExp(
  `(?<!\\p{L})${SENDING}(?:\\s+(?!about\\b|of\\b|behind\\b|from\\b|with\\b|like\\b|at\\b|near\\b|for\\b|and\\b)[\\p{L}\\p{N}’'-]+){0,6}?\\s+${PICTURE}`,
  'iu',
);
const GESTURE_SENT_JA = new RegExp(`${PICTURE_JA}[をも]?(?:送|添付|見せ)`, 'u');
/** Matches “… and sends it to you”, if a picture was mentioned before. */
const SENT_IT = new RegExp(
  `(?<!\\p{L})${SENDING}\\s+(?:it|them|one|this|das|es|la|lo)(?!\\p{L})`,
  'iu',
);
const ANY_PICTURE = new RegExp(`(?<!\\p{L})${PICTURE}`, 'iu');

/**
 * A label of a picture, or a claim that one is sent, in brackets. In round brackets, “of” belongs to ordinary
 * sentences.
 */
const LABEL = new RegExp(
  `^!?[[<]\\s*(?:img\\b|(?:\\p{L}+\\s+){0,2}${PICTURE}\\s*(?:[\\]:>–—-]|of\\b|attached|sent))`,
  'iu',
);
const ROUND_LABEL = new RegExp(
  `^\\(\\s*(?:\\p{L}+\\s+){0,2}${PICTURE}\\s*(?:[):–—-]|attached|sent)`,
  'iu',
);
const LABEL_JA = new RegExp(
  `^[[(【［（]\\s*${PICTURE_JA}\\s*(?:[\\])】］）:：]|を?(?:送|添付))`,
  'u',
);
const MARKDOWN = /^!\[[^\]]*\](?:\([^)]*\))?$/u;

/** True if a text in brackets claims a picture. */
export const isBracketClaim = (text: string): boolean =>
  [MARKDOWN, LABEL, ROUND_LABEL, LABEL_JA, GESTURE_SENT, GESTURE_SENT_JA].some((claim) =>
    claim.test(text),
  );

/** True if a part of a gesture claims a picture; `shown` is the part of the gesture that was already shown. */
export const isGestureClaim = (part: string, shown: string): boolean =>
  GESTURE_SENT.test(part) ||
  GESTURE_SENT_JA.test(part) ||
  (SENT_IT.test(part) && ANY_PICTURE.test(shown));

const JOINING = '(?:and|then|und|dann|y|et|puis|e)';
/** A part of a gesture that may be a claim, with the words that connect it to the text before. */
export const TRIGGER = new RegExp(
  `(?:[,;]?\\s+(?:${JOINING}\\s+)*)?(?<!\\p{L})${SENDING}(?!\\p{L})|${PICTURE_JA}`,
  'iu',
);
/** The end of the text so far that may still become such a part. */
export const GROWING = new RegExp(`(?:[,;]?\\s+(?:${JOINING}\\s+)*|[,;](?=$))?\\p{L}*$`, 'iu');

const ANY_PICTURE_JA = new RegExp(PICTURE_JA, 'u');

const phrase = (words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

/** A claim if there is a picture in the same sentence and one is awaited. */
const SPOKEN = phrase([
  // English
  '(?:i|i’ve|i’m|i have|i am)(?: \\p{L}+){0,2}? (?:sent|sending|attached|attaching|shared|sharing|uploaded|uploading)',
  'here’s|here (?:is|are|you go|you have|comes?)|(?:is|are|it’s) attached|just for you|sent (?:you|it|them)',
  // German
  'ich (?:hab|habe|schicke?|sende)|hier (?:ist|sind|hast du|kommt)|anbei',
  // Spanish
  'te (?:envío|envié|mando|mandé|he enviado|he mandado|paso)|aquí (?:está|tienes|va)',
  // French
  '(?:je t’|je t’ai |je viens de t’)(?:envoie|envoyée?|envoyer)|voici|voilà',
  // Portuguese
  '(?:te|lhe) (?:enviei|mandei|envio|mando|estou enviando)|aqui (?:está|vai)|segue',
]);
/** Claims about an earlier picture. */
const LOOKING_BACK = phrase([
  '(?:like|liked|love|loved|get|got|see|seen|enjoy|enjoyed|think of|look at) (?:the|my|this|that|it in the)',
  '(?:gefällt|siehst) du? ?(?:dir )?(?:das|mein)',
  '(?:te gusta|ves) (?:la|mi|esta)',
  '(?:tu aimes|tu vois) (?:la|ma|cette)',
  'gostou d[ae] (?:minha )?',
]);
const SPOKEN_JA = /送っ(?:た|て(?:おいた|る|いる))|送りました|送信し|どうぞ|届い/u;
/** Refusals, offers and wishes are not claims. */
const OPEN =
  /n’t(?!\p{L})|(?<!\p{L})(?:not|never|no|cannot|can|could|would|should|might|may|if|unless|until|once|wish|want|let|will|later|nicht|keine?|noch|kann|könnte|würde|wenn|nunca|puedo|podría|si|cuando|ne|pas|peux|pourrais|quand|não|nunca|posso|poderia|se|quando)(?!\p{L})|ない|ません|たら/iu;

const LETTER = '[a-z\\dß-ÿœ’-]';
/** Words up to a picture; words after such a preposition are about something else. */
const WORDS = `(?:(?!(?:about|of|behind|from|with|like|at|near|for|to|in|into|on|via|by|no|not|never|nie|nicht|keine?|de|du|da|do|sobre|con|com|avec|für|mit|vom|zum) )${LETTER}+ )`;
const PICTURE_WORD = `${PICTURE_NOUN}(?!${LETTER})`;
const A_PICTURE = `${WORDS}{0,4}?${PICTURE_WORD}`;
const THE_PICTURE = `${WORDS}{0,2}?${PICTURE_WORD}`;
const A =
  '(?:an?|another|some|the|my|eine?|noch eine?|meine?|das|una?|otr[ao]|mi|une|mon|ma|uma?|minha|outra|mais uma)';

const oneOf = (...phrases: readonly string[]): string => `(?:${phrases.join('|')})`;

const I_HAVE = `i(?:’ve| have)? (?:(?:just|already|also|finally|actually|even) ){0,2}`;
const SENT = [
  `${oneOf(
    `(?:${I_HAVE}|(?<!${LETTER} )just )(?:sent|texted) you`,
    'te (?:acabo de (?:enviar|mandar)|he (?:enviado|mandado)|envié|mandé)|acabo de (?:enviar|mandar)te',
    'je (?:viens (?:juste )?de t’envoyer|t’ai (?:déjà |juste )?envoyée?)',
    'acabei de te (?:enviar|mandar)|te (?:enviei|mandei)|(?:enviei|mandei)-te',
  )} ${A_PICTURE}`,
  `(?:${I_HAVE}(?:sent|texted|shared|uploaded)|acabei de (?:enviar|mandar)|enviei|mandei) ${A_PICTURE} (?:to you|for you|with you|your way|(?:para|pra) (?:você|ti))`,
  `${I_HAVE}(?:took|snapped) ${A} ${THE_PICTURE} (?:for you )?and (?:sent|texted) (?:it|them) (?:to you|over|your way)`,
  `(?:ich habe?|(?:gerade|eben|jetzt) habe? ich) dir ${A_PICTURE} (?:${LETTER}+ ){0,3}?(?:geschickt|gesendet)`,
];
const PRESENTED = [
  `${oneOf(
    'here(?:’s| is| are| comes| you go,)|attached (?:is|are)',
    'hier (?:ist|sind|kommt|hast du)',
    'aquí (?:tienes|está|va|te (?:dejo|mando|envío))',
    'voici|voilà',
    'aqui (?:está|vai|tem)|segue',
  )} ${A} ${WORDS}{0,3}?(?:selfies?|${PICTURE_WORD} (?:of (?:me|myself)|von mir|mías?|de mí|de moi|minhas?|de mim))`,
  `(?:${I_HAVE}attached|te (?:adjunto|adjunté|he adjuntado)|j’ai joint|anexei) ${A_PICTURE}(?: to this|(?! (?:to|al?|à|au|ao) ))`,
  `${oneOf(
    `(?:i(?:’m| am) (?:(?:just|now) )?|(?<!${LETTER} ))(?:sending you|attaching)`,
    'ich schicke? dir (?:jetzt|gerade|hier)|te (?:mando|env[íi]o)|je t’envoie',
  )} ${A_PICTURE}(?![^.!?]* (?:later|tomorrow|tonight|soon|when|once|if|wenn|luego|después|mañana|cuando|si|plus tard|demain|quand|depois|amanhã|quando|se)(?!${LETTER}))(?![^.!?]*\\?)`,
  `ich habe? (?:dir )?${A} ${THE_PICTURE} (?:von mir )?angehängt`,
];
const REMEMBERED = [
  `${oneOf(
    '(?:did|have|do|how do|what do) you (?:get|got|gotten|see|seen|receive|received|like|love|enjoy|open|opened|think of|remember|still have)',
    'i hope you (?:like|liked|love|loved|enjoy|enjoyed|got|saw)',
    `(?<!${LETTER} )(?:(?:(?:take|have) a )?look at|check out|remember)`,
    '(?:hast du|gefällt dir|wie findest du)(?: schon)?',
    'recibiste|has recibido|viste|has visto|te (?:gustó|llegó|ha gustado|ha llegado)|qué te (?:parece|pareció)',
    '(?:tu as|as-tu|t’as) (?:bien )?(?:reçu|vu|aimé)',
    '(?:você )?(?:recebeu|recebeste|viu|viste|gostou da|gostaste da)',
  )} (?:(?:the|my|that|those|das|die|meine?|las?|el|mi|les|ma|mes|as?|minha) ){1,2}?${THE_PICTURE}(?: ${LETTER}+)?,? ${oneOf(
    `(?:that )?i(?:’ve| have)? (?:just )?(?:sent|texted|attached)(?: (?:you|earlier|last|this|over)|(?! ))`,
    `(?:das|die) ich dir (?:${LETTER}+ ){0,2}?(?:geschickt|gesendet)`,
    'que te (?:envié|mandé|he enviado|he mandado|acabo de)',
    'que je (?:t’ai envoyée?s?|viens de t’envoyer)',
    'que (?:eu )?te (?:enviei|mandei)',
  )}`,
  `${oneOf(
    '(?:did|have) you (?:get|got|gotten|receive|received) my',
    '(?:recibiste|has recibido|te (?:llegó|ha llegado)) mi',
    '(?:tu as|as-tu|t’as) (?:bien )?reçu (?:ma|mon)',
    '(?:você )?(?:recebeu|recebeste) (?:a )?minha',
  )} ${THE_PICTURE}`,
  `hast du (?:schon )?meine? ${THE_PICTURE} (?:schon )?(?:bekommen|erhalten)`,
  `(?<!${LETTER} )(?:the|that|this|my) ${THE_PICTURE},? (?:that )?i(?:’ve| have)? (?:just )?(?:sent|texted) you`,
];

/** Questions about a drawing or photo in the story must pass, so only a shown picture counts, without a place. */
const PHOTO = '(?:selfies?|pics?|photo|foto)';
const SHOWN = `(?:${PHOTO}|photos|photographs?|pictures?|snapshots?|fotos|bild(?:er)?)`;
const OWN = `(?:(?!(?:profile|cover|display|profil|perfil) |${LETTER}+’s )${WORDS}){0,2}?`;
const WHEN =
  '(?: (?:yet|already|then|too|at all|earlier|today|yesterday|this morning|last night|schon|gefallen|gesehen|bekommen|ya|déjà|já))';
const QUESTION_END = `(?!${LETTER})${WHEN}{0,2}(?:, ?(?:${LETTER}+ ?){1,3})? ?[?]`;
const LIKED = [
  `${oneOf(
    '(?:did|didn’t|have|haven’t) you (?:(?:even|really|at least) )?(?:get|got|see|seen|looked at|like|liked|love|loved|enjoy|enjoyed)',
    '(?:how|what) did you (?:like|think of|think about|make of)',
    `(?<!${LETTER} )(?:(?:you )?(?:liked|loved|enjoyed|saw)|seen|how was)`,
  )} my ${OWN}${SHOWN}${QUESTION_END}`,
  `${oneOf(
    '(?:do|don’t) you (?:(?:really|still) )?(?:like|love)|(?:how|what) do you (?:like|think of|think about)',
    `(?<!${LETTER} )(?:(?:you )?(?:like|love)|thoughts on|how’s)`,
  )} my ${OWN}${PHOTO}${QUESTION_END}`,
  `(?:i(?:’m| am) (?:(?:so|really|very) )?(?:glad|happy)|i hope|hope|glad) (?:that )?you (?:(?:really|still) )?(?:like|liked|love|loved|enjoy|enjoyed|saw|got) my ${OWN}(?:${PHOTO}|photos|pictures?)(?!${LETTER}|,? (?:of|from|in|on|at|with|by))`,
  `(?:(?:wie )?(?:hat|haben) dir|hast du(?: schon)?|wie fandest du) meine? ${OWN}${SHOWN}${QUESTION_END}`,
  `(?:(?:wie )?gefällt dir meine?|wie findest du meine?|was (?:sagst|meinst) du zu meinem|was hältst du von meinem) ${OWN}${PHOTO}${QUESTION_END}`,
  `(?:te (?:gustó|gustaron|han? gustado)|viste|has visto|qué te pareci(?:ó|eron)) mis? ${OWN}${SHOWN}${QUESTION_END}`,
  `(?:te gustan?|qué te parecen?|qué (?:opinas|piensas) de) mis? ${OWN}${PHOTO}${QUESTION_END}`,
  `(?:(?:tu as|as-tu|t’as) (?:bien |déjà )?(?:aimé|vu)|(?:qu’as-tu|tu as|t’as) pensé de) (?:ma|mon|mes) ${OWN}${SHOWN}${QUESTION_END}`,
  `(?:tu aimes|aimes-tu|que penses-tu de|tu penses quoi de|comment (?:tu trouves|trouves-tu)) (?:ma|mon) ${OWN}${PHOTO}${QUESTION_END}`,
  `(?:(?:você )?(?:gostou|gostaste) (?:das? )?|(?:você )?(?:curtiu|viu|viste) (?:as? )?|o que (?:achou|achaste) (?:das? )?)minhas? ${OWN}${SHOWN}${QUESTION_END}`,
  `(?:gostas? (?:da )?|o que (?:acha|achas) (?:da )?)minha ${OWN}${PHOTO}${QUESTION_END}`,
];

/** In Japanese, the picture comes first, so a recipient before it must be the reader. */
const START_JA = '(?<![^、。！？…「『\\s])';
const OWN_JA =
  '(?:(?:さっき|今|たった今|ちょうど|もう|(?:私|僕|俺|今日|新しい|さっき)の|(?:君|あなた|きみ)に|新しい)、?){0,3}';
const SENT_JA = `${START_JA}${OWN_JA}${PICTURE_JA}[をも]?(?:(?:君|あなた)に)?(?:送った|送っておいた|送っといた|送りました)(?!こと|ら|り|人|時)`;
const PRESENTED_JA = `${START_JA}(?:はい、?|これ(?:が|、)?)(?:私|僕|俺)の${PICTURE_JA}(?:だよ|です|よ)`;
const REMEMBERED_JA = `${START_JA}(?:${PICTURE_JA}[は、]?(?:もう)?届いた|(?:さっき|今|私が|僕が|俺が){0,2}送った${PICTURE_JA}[はを、]?(?:もう)?(?:届いた|見た|見てくれた|どうだった|気に入った))`;
const LIKED_JA = `${START_JA}(?:(?:(?:さっき|私|僕|俺|今日)の)${PICTURE_JA}|自撮り|セルフィー)[、はを]?(?:もう)?(?:どう(?:だった|思った|かな)?|見た|見てくれた|気に入った|気に入ってくれた)[？?]`;

/** Connects a claim to the text before it. */
const JOINED = `(?: ?[,;:–—、]| -)? {0,2}(?<!${LETTER})(?:(?:oh|and|so|but|now|also|by the way|i think|und|y|ya|yo|hoy|et|e|eu|já),? )?["“„«(¿¡]{0,2}(?<!${LETTER})`;

/** After these words in the same clause, nothing is claimed; the first ones apply to the whole sentence. */
const OPENED =
  /(?<!\p{L})(?:wish|imagine|pretend|suppose|ojalá)(?!\p{L})|もし|(?:n’t|(?<!\p{L})(?:not|never|no|if|unless|until|when|would|could|should|dream\p{L}*|nicht|nie|wenn|als ob|si|cuando|quand|não|nunca|se|quando|caso))(?!\p{L})(?:(?! (?:and|but|so|und|y|et|e) )[^,;:–—])*$|(?<!\p{L})ha(?:ve|d) ?$/iu;
/** A picture on paper, or a story about one. */
const ON_PAPER =
  /(?<!\p{L})(?:walls?|framed?|album|locket|wallet|mantel(?:piece)?|shel(?:f|ves)|drawer|envelope|letters?|postcards?|(?:by|in the) (?:mail|post)|in (?:my|a|the) dreams?|years ago|when i was|wand|rahmen|brief|umschlag|pared|álbum|carta|mur|cadre|lettre|enveloppe|parede|moldura)(?!\p{L})|壁|額|アルバム|手紙|封筒/iu;

/** Matches any letter: a text that ends inside a phrase is padded with these. */
const JOKER = '\0';
const JOKERS = JOKER.repeat(80);

/**
 * The elements of the patterns above: lookarounds (which may contain groups), operators, character classes, letters.
 */
const PART =
  /(?<ahead>\(\?[!=](?:[^()]|\([^()]*\))*\))|(?<kept>\(\?<[!=](?:[^()]|\([^()]*\))*\)|\(\?:|[()|?*+]|\{[\d,]+\})|\[(?<set>[^\]^][^\]]*)\]|(?<letter>[^\\[\]{}^$.])/uy;

/** The same pattern, in which each letter may be a joker; text of lookaheads may not have arrived yet. */
function withJokers(pattern: string): string {
  let filled = '';
  PART.lastIndex = 0;
  while (PART.lastIndex < pattern.length) {
    const from = PART.lastIndex;
    const groups = PART.exec(pattern)?.groups;
    if (!groups) throw new Error(`The pattern has an unknown part: ${pattern.slice(from)}`);
    const { ahead, kept, set, letter = set } = groups;
    if (ahead === undefined) filled += kept ?? `[${JOKER}${letter}]`;
  }
  return filled;
}

/** Phrases that claim a picture without other context. */
export interface Phrases {
  readonly whole: RegExp;
  readonly started: RegExp;
}

function phrasesOf(words: readonly string[], ja: readonly string[]): Phrases {
  const pattern = `${JOINED}(?:${words.join('|')})(?!${LETTER})|、?「?(?:${ja.join('|')})`;
  return { whole: new RegExp(pattern, 'gu'), started: new RegExp(withJokers(pattern), 'gu') };
}

/** Claims by the state of the chat. */
export const CLAIMS = {
  /** The chat has no picture. */
  any: phrasesOf(
    [...SENT, ...PRESENTED, ...REMEMBERED, ...LIKED],
    [SENT_JA, PRESENTED_JA, REMEMBERED_JA, LIKED_JA],
  ),
  /** The chat has a picture, and another one is awaited. */
  sent: phrasesOf([...SENT, ...PRESENTED], [SENT_JA, PRESENTED_JA]),
  /** A picture was sent some time ago. */
  presented: phrasesOf(PRESENTED, [PRESENTED_JA]),
};

/** Emphasis marks may be anywhere in a claim. */
const MARKS = /[*_~]/gu;

/** In lower case, without emphasis marks. */
const plain = (text: string): string =>
  text.replaceAll("'", '’').replaceAll('İ', 'I').toLowerCase().replaceAll(MARKS, '');

/** The offset after this many letters, not counting emphasis marks. */
function placeOf(text: string, letters: number): number {
  let place = 0;
  for (let left = letters; left > 0; place += 1) if (!'*_~'.includes(text.charAt(place))) left -= 1;
  return place;
}

function search(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? Infinity;
}

/**
 * The offset of the first claim at or after `from` that is complete or may still become one; the text's end without
 * one.
 */
export function startOfClaim(text: string, { started }: Phrases, from: number): number {
  const letters = plain(text);
  const at = search(`${letters}${JOKERS}`, started, plain(text.slice(0, from)).length);
  return placeOf(text, Math.min(at, letters.length));
}

/** The offset of the claim in a complete sentence; the sentence's end without one. */
export function findClaim(sentence: string, { whole }: Phrases, from: number): number {
  const text = plain(sentence);
  const at = search(text, whole, plain(sentence.slice(0, from)).length);
  if (at === Infinity) return sentence.length;
  const joint = /^(?: ?[,;:–—]| (?:and|but|so|und|y|et|e) )?/u.exec(text.slice(at))?.[0] ?? '';
  const isOpen = OPENED.test(text.slice(0, at + joint.length)) || ON_PAPER.test(text.slice(at));
  return isOpen ? sentence.length : placeOf(sentence, at);
}

/** True if a sentence claims a picture while one is awaited; a sentence may be about an earlier picture. */
export function isLikelyClaim(sentence: string, hasPicture: boolean): boolean {
  const text = plain(sentence);
  const looksBack = LOOKING_BACK.test(text);
  const isSpoken = hasPicture ? SPOKEN.test(text) && !looksBack : SPOKEN.test(text) || looksBack;
  const isClaim =
    (ANY_PICTURE.test(text) && isSpoken) || (ANY_PICTURE_JA.test(text) && SPOKEN_JA.test(text));
  return isClaim && !OPEN.test(text);
}
