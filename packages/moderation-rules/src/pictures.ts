// Whether the prompt of a picture names a minor: everyone in a picture takes part, so one word or age is enough.
import { scan, type Detector } from './findings.ts';
import type { Finding } from './policy.ts';
import { readOtherwiseAbout } from './text/disguise.ts';
import { plainWord } from './text/lexicon.ts';

/** Ages and school years as in conversations; plain numbers and words for children are only read here. */
const AGES = ['age.person', 'age.you', 'age.role', 'age.stated'];

const INTENTS = ['intent.strong', 'intent.medium', 'intent.weak'];

/** In English, German, Spanish, French and Portuguese, normalized by `plainWord`. */
const MINORS = new Set(
  `child children kid kids kiddo toddler toddlers baby babies infant infants newborn teen teens teenager teenagers
   teenage teenaged preteen preteens tween tweens tweenager underage underaged minor minors juvenile prepubescent
   pubescent adolescent adolescents schoolgirl schoolgirls schoolboy schoolboys schoolkid schoolchild schoolchildren
   kindergarten kindergartner kindergartener preschool preschooler youngster youngsters loli lolita lolicon shota shotacon childlike childish kidlike babyface
   kind kinder kleinkind kindlich maedchen madchen bub bube teenie jugendliche jugendlicher minderjaehrig minderjahrig
   minderjaehrige minderjahrige schulmaedchen schulmadchen schuelerin schulerin schueler schuler saeugling saugling
   nina nino ninas ninos nene nena bebe bebes adolescente adolescentes menor menores infantil colegiala colegial
   enfant enfants fillette fillettes gamin gamine gamins gamines ado ados adolescents mineur mineure ecoliere ecolier
   lyceenne collegienne crianca criancas menina menino meninas meninos bebezinho colegiais`
    .split(/\s+/)
    .map(plainWord),
);

const PHRASES: readonly RegExp[] = [
  /(?<!\p{L})(?:young|younger|little|small|tiny|wee|junge[sr]?|kleine[sr]?|pequen[ao]s?|petite?s?|jeunes?|jovencit[ao]s?) (?:girl|boy|lad|lass|sister|brother|daughter|son|maedchen|bruder|schwester|filles?|garcons?|chic[ao]s?)s?(?!\p{L})/u,
  /(?<!\p{L})(?:high|middle|elementary|primary|secondary|grade|junior|pre|grund|real|haupt)[ -]?(?:school|high|schule)(?!\p{L})/u,
  /(?<!\p{L})(?:woman|lady|man|gentleman|person|female|male|chic[ao]|moca|mocinha|garota|frau|femme) (?:of|de|von) (?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?![\p{L}\p{N}]| years of)/u,
  /(?<!\p{L})(?:dix|dix-sept|onze|douze|treize|quatorze|quinze|seize|dez|doze|treze|catorze|dez[ea]sseis|dez[ea]ssete) ano?s(?!\p{L})/u,
  /(?<!\p{L})(?:her|his|their) (?:(?:[4-9]|1[0-7])th|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth) birthday(?!\p{L})/u,
  /(?<!\p{L})(?:under|below|younger than|unter|menos de|moins de) (?:1[0-8]|eighteen)(?!\p{N})/u,
  /(?<![\p{N}.,])(?:[1-9]|1[0-7])[ -]*(?:years?|yrs?|yo|y o|jahre?|anos?|ans)(?!\p{L})/u,
  /(?<!\p{L})(?:aged?|age of|turned|alter) (?:of )?(?:[1-9]|1[0-7])(?![\p{N}%])/u,
  /(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[ -](?:years?|yrs?)(?!\p{L})/u,
];
const JAPANESE =
  /子供|子ども|こども|少女|少年|幼女|幼児|幼い|ロリ|ショタ|女子高生|女子生徒|男子生徒|女子中学生|小学生|中学生|高校生|赤ちゃん|未成年|(?:[1-9１-９]|1[0-7]|１[０-７]|十[一-七]?)[歳才]/u;

/** The same words in names of colors, clothes, poses and labels. */
const OTHERWISE =
  /(?<!\p{L})(?:baby (?:blue|pink|green|yellow|doll|hairs?)|child'?s pose|kid (?:gloves?|leather)|minor (?:chords?|keys?|details?|scratch(?:es)?|dents?|cuts?|bruises?|scars?|damages?|wear|flaws?|blemish(?:es)?|imperfections?|repairs?|changes?|adjustments?|planets?|arcana)|girl scout cookies?|teen titans?|\d+ years? (?:younger|older)|f ?\/ ?\d{1,2}|f ?(?:\d{1,2}\.\d|[248])(?!\d)|in kind|kind (?:smile|eyes|face|look|expression|of))(?!\p{L})/giu;
const SPELLED = /(?<!\p{L})(?:\p{L}[\s._*-]+){3,}\p{L}(?!\p{L})/gu;
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** True also for texts that are spelled letter by letter, with symbols for letters, or encoded. */
export function namesMinor(detector: Detector, text: string): boolean {
  if (hasWord(text)) return true;
  const plain = text.replace(OTHERWISE, ' ');
  return [plain, ...readOtherwiseAbout(plain, detector.lexicon)].some((reading) => {
    const { marks } = scan(detector, detector.input, [reading]);
    return AGES.some((tag) => marks.has(tag));
  });
}

/** A drawn person takes part, so one word of courtship suffices, and one of underwear together with a known person. */
export function judgePicture(detector: Detector, text: string): Finding[] {
  const { marks } = scan(detector, detector.input, [text]);
  if (!INTENTS.some((tag) => marks.has(tag))) return [];
  return [
    ...(namesMinor(detector, text) ? [pictured('minor_sexual')] : []),
    ...(marks.has('person.name') ? [pictured('real_person')] : []),
  ];
}

const pictured = (rule: Finding['rule']): Finding => ({ rule, rule_id: `${rule}.pictured` });

function hasWord(text: string): boolean {
  const folded = text
    .normalize('NFKC')
    .replace(SPELLED, (letters) => {
      const joined = letters.replace(/[\s._*-]+/g, '');
      return `${joined} ${joined.slice(1)}`; // the first letter may be an article
    })
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}|[\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
    .replace(/[’`]/g, "'")
    .replace(OTHERWISE, ' ');
  if (JAPANESE.test(text.normalize('NFKC'))) return true;
  if (PHRASES.some((phrase) => phrase.test(folded.replace(/[\s_]+/g, ' ')))) return true;
  return folded
    .split(/[^\p{L}\p{N}@$']+/u)
    .some(
      (word) => MINORS.has(plainWord(word.replace(/'s?$/, ''))) || MINORS.has(withLetters(word)),
    );
}

const withLetters = (word: string): string =>
  /\p{L}/u.test(word) && /[\d@$]/.test(word)
    ? plainWord([...word].map((sign) => LOOKS_LIKE[sign] ?? sign).join(''))
    : '';
