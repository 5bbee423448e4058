// Detects by regular expressions whether a message requests a picture, and of what; in the languages that most members write.

const PICTURE = {
  en: 'pic(?:ture)?s?|photos?|selfies?|images?|snapshots?',
  de: 'bild(?:er)?|fotos?|selfies?',
  es: 'fotos?|im[aá]gen(?:es)?|selfies?',
  fr: 'photos?|images?|selfies?',
  pt: 'fotos?|imagens?|imagem|selfies?',
};

const word = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');

/** Each matches from the request to the word for picture, within one sentence. */
const REQUESTS: readonly RegExp[] = [
  `(?:send|show|give|text) me [^.!?\\n]{0,40}?(?:${PICTURE.en})`,
  `(?:take|make|snap|draw)(?: me)? (?:a|an|another|one more|some) [^.!?\\n]{0,24}?(?:${PICTURE.en})(?= of (?:you|yourself)| for me)`,
  `(?:can|could|may|will|would) (?:i|you) (?:please |maybe )?(?:see|have|get|send|share|take|make|snap|draw) (?:me )?(?:a|an|another|one|some|your) [^.!?\\n]{0,24}?(?:${PICTURE.en})`,
  `(?:(?:can|could|may) i|let me)(?: please)? see you(?: now| too)?(?=(?:,? please)?\\s*(?:[?!.]|$))`,
  `(?:do you have|have you got|got) (?:a|any|another|some|more) [^.!?\\n]{0,16}?(?:${PICTURE.en})(?= of (?:you|yourself)| for me|\\s*\\?)`,
  `i(?:['’]d| would)? (?:want|like|love) (?:to (?:see|have|get) )?(?:a|an|another|some|your) [^.!?\\n]{0,24}?(?:${PICTURE.en})(?= of (?:you|yourself))`,
  `(?:a |an |another |your )?(?:${PICTURE.en})(?=,? (?:please|pls|plz))`,
  `show me (?:yourself|what you(?:['’]re| are) (?:wearing|doing)|what you look like)`,
  `(?:schick|send|sende|zeig|zeige|mach|mache)(?: mir)? [^.!?\\n]{0,30}?(?:${PICTURE.de})`,
  `(?:kann|darf) ich (?:bitte )?(?:ein|eine|noch ein|dein)[^.!?\\n]{0,24}?(?:${PICTURE.de})`,
  `(?:kannst|könntest|koenntest|würdest|willst|magst) du (?:mir )?[^.!?\\n]{0,24}?(?:${PICTURE.de})(?=[^.!?\\n]{0,40} (?:schicken|senden|zeigen|machen))`,
  `hast du (?:noch |mal )?(?:ein|eins|paar)[^.!?\\n]{0,16}?(?:${PICTURE.de})(?= von dir| für mich)`,
  `ich (?:will|möchte|würde gerne?) [^.!?\\n]{0,24}?(?:${PICTURE.de})(?= von dir)`,
  `zeige? (?:dich|mir,? was du (?:gerade )?(?:anhast|trägst|machst))`,
  `(?:kann|darf) ich dich (?:mal )?sehen(?=\\s*(?:[?!.]|$))`,
  `(?:env[ií]a|manda|pasa|p[aá]sa|muestra|mu[eé]stra|haz)me [^.!?\\n]{0,30}?(?:${PICTURE.es})`,
  `me (?:env[ií]as|mandas|muestras|pasas|ense[ñn]as|haces) [^.!?\\n]{0,30}?(?:${PICTURE.es})`,
  `(?:puedes|podr[ií]as|quieres) (?:enviar|mandar|mostrar|ense[ñn]ar|pasar|hacer)me [^.!?\\n]{0,30}?(?:${PICTURE.es})`,
  `(?:puedo|podr[ií]a|quiero|me gustar[ií]a) ver (?:una?|otra|alguna|tu)[^.!?\\n]{0,20}?(?:${PICTURE.es})`,
  `(?:puedo verte|d[eé]jame verte)(?=\\s*(?:[?!.]|$))`,
  `(?:envoie|montre|fais|prends)[- ]moi [^.!?\\n]{0,30}?(?:${PICTURE.fr})`,
  `(?:tu peux|peux[- ]tu|pourrais[- ]tu|tu pourrais|tu veux) (?:me |m['’])(?:envoyer|montrer|faire|prendre) [^.!?\\n]{0,30}?(?:${PICTURE.fr})`,
  `tu m['’]envoies [^.!?\\n]{0,30}?(?:${PICTURE.fr})`,
  `(?:je peux|puis-je|je pourrais|j['’]aimerais|je voudrais) (?:voir|avoir) (?:une?|ta|d['’]autres)[^.!?\\n]{0,20}?(?:${PICTURE.fr})`,
  `(?:je peux te voir|montre-toi)(?=\\s*(?:[?!.]|$))`,
  `(?:me (?:manda|envia|mostra)|(?:manda|envia|mostra)(?:-me| pra mim)) [^.!?\\n]{0,30}?(?:${PICTURE.pt})`,
  `(?:pode|poderia|consegue) (?:me )?(?:enviar|mandar|mostrar|tirar)(?:-me)? [^.!?\\n]{0,30}?(?:${PICTURE.pt})`,
  `(?:posso|queria|quero) ver (?:uma?|outra|(?:a )?sua|(?:a )?tua)[^.!?\\n]{0,20}?(?:${PICTURE.pt})`,
  `posso te ver(?=\\s*(?:[?!.]|$))`,
].map(word);

const REQUEST_JA =
  /(?:写真|自撮り|セルフィー|画像)[をがも]?(?:撮って)?(?:送(?:って(?!くれて|き|い)|れ|り|ほし)|見せて|見たい|見れ|見られ|ください|下さい|ちょうだい|頂戴|欲し|ほし|くれ(?!て)|お願い)[^。！？!?\n]*|姿を?見せて/u;

/** Words that reverse the meaning: a negation, or another time. */
const NOT_NOW =
  /(?:don['’]t|do not|never|didn['’]t|did you|won['’]t|nicht|kein\w*|nunca|jamais|n[aã]o|(?<!\p{L})no)\s+(?:\S+\s+)?$/iu;

interface Found {
  readonly before: string;
  readonly after: string;
}

function find(text: string): Found | undefined {
  for (const request of [...REQUESTS, REQUEST_JA]) {
    const match = request.exec(text);
    if (!match) continue;
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    if (!NOT_NOW.test(before)) return { before, after: text.slice(match.index + match[0].length) };
  }
  return undefined;
}

/** True if the message clearly requests a picture. Only its first 1,000 characters are searched. */
export const asksForPicture = (text: string): boolean => find(text.slice(0, 1_000)) !== undefined;

const LEAD =
  /^[\s,]*(?:(?:of|von|de|du|da|di)\s+)?(?:(?:you|yourself|dir|ti|tuy[ao]|toi|voc[eê]|sua)(?!\p{L}))?[\s,]*/iu;
const COURTESY =
  /[\s,]*(?:please|pls|plz|bitte|por favor|s['’]il te pla[iî]t|sehen|haben|schicken|senden|zeigen|machen)[\s.!?]*$/iu;

/**
 * The subject of the requested picture in the message's own words, such as “at the beach”; empty if
 * there is none.
 */
export function wordsOfRequest(text: string): string {
  const after = find(text.slice(0, 1_000))?.after ?? '';
  const [sentence = ''] = after.split(/[.!?。！？\n]/, 1);
  return sentence.replace(LEAD, '').replace(COURTESY, '').trim();
}
