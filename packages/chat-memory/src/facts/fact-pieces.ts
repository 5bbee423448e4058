// Building blocks of the patterns that read facts from informal English: names, relatives, animals, jobs, days. Pure.

export interface Pattern {
  /** Facts of the same topic replace each other. */
  readonly topic: string | ((value: string, found: RegExpMatchArray) => string);
  readonly pattern: RegExp;
  readonly text: (value: string, found: RegExpMatchArray) => string;
}

export const NAME = String.raw`(?<value>(?!I['’]|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2})`;
/**
 * The name after a word. Patterns ignore case, so a match counts only if it starts with a capital letter. A pattern
 * cannot say so itself: V8 finds nothing after `(?-i:` while it interprets patterns, which it does once it has
 * compiled many.
 */
export const NAMED = String.raw`(?<named> \p{L}[\p{L}'’-]+)?`;
/** The end of a clause. */
export const END = String.raw`(?=[.,;:!?()"”\n]|$| (?:and|but|so|because|cuz|for|since|now|w)\b)`;
/** Up to the end of a clause, at most eight words. */
export const PHRASE = String.raw`(?<value>[\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,7}?)${END}`;
export const AM = String.raw`\bi(?:['’]?m| am)(?: now| actually| also| currently| still)?`;
export const HAVE = String.raw`\bi(?:['’]?ve| have)?(?: also| just| finally| recently| actually)*`;
/** "I have", "we’ve got": possession. */
export const OWN = String.raw`\b(?:i|we)(?:['’]ve got| have got| got| have|['’]ve)(?: also| actually)?`;
export const DO_NOT = String.raw`\bi (?:don['’]?t|do not|no longer|can['’]?t|cannot|must not|mustn['’]?t)(?: actually| really)?`;
/** Many people leave out the "I" at the beginning. */
export const START = String.raw`^(?:(?:so|well|anyway|right|ok|okay|oh|btw|also|and|but|yeah|news|actually)\b[,:! ]*)*`;
/** A person has one of each; of the others there may be several. */
export const ONE =
  'mother|mom|mum|father|dad|wife|husband|girlfriend|gf|boyfriend|bf|partner|fianc[eé]e?';
export const SEVERAL =
  'sister|brother|son|daughter|friend|boss|manager|grandmother|grandfather|grandma|grandpa|grandad|granddad|gran|nan|cousin|aunt|uncle|niece|nephew|grandson|granddaughter|roommate|flatmate|housemate|colleague|coworker|teacher|neighbou?r|ex';
export const WHO = String.raw`(?:best |little |big |older |younger |eldest |youngest |twin |late |old )?(?<who>${ONE}|${SEVERAL})`;
export const BREED =
  'beagle|labrador|retriever|poodle|terrier|bulldog|dachshund|husky|corgi|collie|greyhound|spaniel|german shepherd|chihuahua|pug|mutt|tabby|siamese|maine coon|rottweiler|dalmatian|schnauzer|maltese|whippet';
export const PET = `dog|cat|horse|pony|rabbit|bunny|parrot|budgie|hamster|guinea pig|bird|puppy|kitten|tortoise|turtle|ferret|goldfish|gecko|${BREED}`;
export const PETS = `(?:${PET})(?:s|es)?|puppies|ponies|bunnies`;
export const JOBS =
  'teacher|professor|lecturer|tutor|nurse|doctor|dentist|surgeon|hygienist|engineer|developer|programmer|analyst|consultant|technician|writer|artist|painter|sculptor|actor|actress|singer|dancer|student|driver|cook|chef|baker|butcher|bartender|carpenter|joiner|locksmith|plumber|electrician|lawyer|paralegal|accountant|bookkeeper|secretary|clerk|designer|musician|photographer|farmer|gardener|florist|mechanic|scientist|researcher|biologist|chemist|physicist|historian|psychologist|librarian|architect|pilot|flight attendant|vet|veterinarian|journalist|firefighter|paramedic|police officer|soldier|sailor|fisherman|waiter|waitress|barista|cashier|cleaner|janitor|nanny|midwife|carer|pharmacist|optician|physiotherapist|therapist|translator|editor|builder|bricklayer|roofer|welder|tailor|seamstress|barber|trucker|trainer|hairdresser|receptionist|salesman|saleswoman|postman|social worker';
export const WORKPLACE =
  'bakery|shop|store|bookshop|caf[eé]|restaurant|bar|pub|hotel|salon|farm|vineyard|studio|company|business|gallery|clinic|practice|garage|workshop|brewery|food truck';
export const FIELD =
  'it|it support|tech support|accounting|marketing|sales|customer service|customer support|security|admin|hr|payroll|web design|graphic design|logistics|finance|insurance|real estate|construction|advertising|retail';
export const ILLNESS = String.raw`(?:type [12] )?diabetes|asthma|epilepsy|adhd|add|autism|ocd|ptsd|depression|anxiety|arthritis|migraines|endometriosis|ibs|crohn['’]?s(?: disease)?|co?eliac(?: disease)?|insomnia|dyslexia|tinnitus|high blood pressure|pcos|lupus|psoriasis|eczema|hay fever|scoliosis|fibromyalgia`;
export const EVENT =
  'interview|exam|test|appointment|wedding|flight|meeting|deadline|audition|surgery|operation|hearing|viewing|concert|graduation|marathon|race|gig|due date|driving test|train';

const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december';
/** Words that say when something will happen. */
export const WHEN = String.raw`(?:tomorrow|tonight|the day after tomorrow|(?:next|this|on|every) (?:${DAYS}|weekend)|(?:next|this) (?:week|month|year|spring|summer|autumn|fall|winter)|in (?:an?|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|a few) (?:days?|weeks?|months?|years?)|in (?:early |mid |late )?(?:${MONTHS}|spring|summer|autumn|fall|winter)|(?:on )?(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS})|(?:on )?(?:${MONTHS}) \d{1,2}|on the \d{1,2}(?:st|nd|rd|th))`;
export const COUNT = String.raw`(?:a couple of|two|three|four|five|six|seven|eight|nine|ten|[2-9]|1\d)`;

export const as = (source: string, flags = 'iu'): RegExp => new RegExp(source, flags);
export const of = (name: string, found: RegExpMatchArray): string => found.groups?.[name] ?? '';
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
export const withArticle = (text: string): string => text.replace(/\ba (?=[aeiou])/, 'an ');
