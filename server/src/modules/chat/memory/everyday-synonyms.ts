// English words that people use for one another when they talk about their lives, for recall: a question seldom has the words
// of its answer. The words of a line stand for one another; those before a colon for each behind it, which are not the same.
import { fold } from '../../../platform/search-words.ts';
import { stemOf } from '../../../platform/stems.ts';

const SUBJECTS = `
job work career profession occupation employment trade
job work: shift office colleague employer hired fired manager boss promotion salary
job profession: teacher nurse doctor engineer lawyer driver cook chef baker bakery carpenter plumber electrician accountant designer farmer gardener mechanic scientist librarian architect pilot journalist waiter waitress cashier clerk dentist surgeon vet hairdresser maker
boss manager supervisor chief
fired laid redundant unemployed
quit resigned
salary wage income pay earn raise
promotion raise
company business firm
retired retirement pension
teach lessons class course instructor
university college degree major studied graduated
school: pupil class student teacher
exam test passed failed grade
learn study practice
language: french spanish german italian portuguese english chinese japanese russian arabic polish dutch swedish greek turkish
speak language
home house flat apartment address
home: live move
stay reside
move moved relocate
floor storey
rent landlord lease tenant
home house: buy deposit mortgage
room: kitchen bedroom bathroom
village town city hometown
town city country: born grew raised from
childhood raised grew kid
childhood: kid child young youth school
kid child youngster
mother mom mum mama
father dad daddy papa
parents: mother father mum mom dad
grandmother grandma granny nana
grandfather grandpa granddad
siblings: brother sister twins youngest oldest eldest
children kids: son daughter baby girl boy custody
daughter girl
son boy
partner spouse
partner: wife husband boyfriend girlfriend
married marry wedding husband wife spouse
wedding: bride groom engaged ceremony
divorced divorce separated ex split broke
together couple relationship
together relationship: divorced separated split broke
relatives family: uncle aunt cousin niece nephew brother sister
friend mate buddy pal
neighbor neighbour
pregnant expecting baby birth
died dead death passed funeral
death: grief mourning
inherit heir legacy bequeathed
inherit: left died will estate
name called nickname
birthday: born turns
age old older turn years
age old: twenty thirty forty fifty sixty seventy eighty ninety
anniversary: celebrate wedding
pet animal: dog cat puppy kitten rabbit horse parrot hamster bird fish
dog puppy hound
dog: breed terrier retriever shepherd
cat kitten
adopted rescued shelter
eat food meal
meal dish dinner lunch breakfast supper
meal food: cook ate soup bread cake stew curry pie rice
eat: meat vegetarian vegan
meat: vegetarian vegan beef pork chicken
tasty tastiest delicious yummy best
drink: coffee tea wine beer water juice alcohol
drunk alcohol drinking sober
allergy allergic intolerant
bake bakery baker
recipe ingredient
restaurant diner
medicine medication pill tablet prescription
medicine: take doctor dose
doctor physician
doctor: hospital clinic
ill sick illness disease
injury injured hurt broke wound
injury: accident leg arm head
therapist counsellor psychologist therapy
smoke smoking cigarettes
sleep asleep bed
sleep: insomnia awake night nap
tired exhausted weary
fear afraid scared frightened terrified phobia panic
worry anxious stress nervous
sad unhappy depressed
sad: cry cheer
happy glad cheerful
cheer: sad happy comfort
touch cry moved
angry mad furious annoyed
love adore
hate loathe despise detest
favorite favourite best prefer
regret guilty sorry
proud pride
lonely alone
exercise sport workout training
exercise sport: run running gym jog swim cycling yoga
hike trek climb mountain
walk stroll
game match
music song band concert
concert: tickets band playing
instrument: guitar piano violin flute drums trumpet harp
film movie cinema
book novel
book: reading author writing chapter plot
plot story about
writer author
diary journal
paint draw art
hobby pastime
dance ballet
travel trip journey
travel: flight train visit vacation abroad
vacation holiday
leave depart go
leave go: fly sail drive move travel
come arrive return
come: join along
join: along help
flight plane airport fly
train station railway
boat ship
boat: sail ferry cruise
car automobile vehicle
car: drive drove
bike bicycle cycling
motorbike motorcycle scooter
transport: car bus train bike tram subway
license licence driving permit
elevator lift
money cash
money: euros dollars pounds savings
much: cost price euros dollars pounds hundred thousand
owe debt borrow lend lent loan
save savings deposit
buy purchase
sell sale
gift present
steal stolen theft robbed burglary took
secret: hidden
lose missing
password passcode pin code
promise swear vow
plan intend
plan: want going
dream wish hope want
decide choose settled
avoid refuse
stop quit
begin start
repair fix mend
garden: plants flowers vegetables grow
swim: sea lake pool ocean
weather: rain snow storm sun
weekend: saturday sunday
day: monday tuesday wednesday thursday friday saturday sunday first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth
day date
morning dawn
noon midday afternoon
evening night late
time: morning noon afternoon evening night clock
week weekly
month monthly
year yearly
religion: church god faith pray
phone mobile
computer laptop
clothes: dress shirt jacket coat shoes wear
hair haircut
meet introduced
help assist support
argue quarrel fight
visit guest
lie truth
win prize award medal
`;

/** Forms of a word that its stem does not show. */
const FORMS = `
be been being; become became; begin began; bite bit bitten; break broke broken; bring brought
build built; buy bought; catch caught; choose chose chosen; cost costs; draw drew drawn; drink drank drunk
drive drove driven; eat ate eaten; fall fell fallen; feel felt; fight fought; find found; fly flew flown
forget forgot forgotten; freeze froze frozen; give gave given; grow grew grown; hang hung; hear heard
hide hid hidden; hold held; keep kept; know knew known; lead led; leave left; lend lent; lose lost; make made
meet met; pay paid; ride rode ridden; ring rang rung; rise rose risen; run ran; see saw seen; sell sold
send sent; shake shook shaken; shoot shot; sing sang sung; sink sank sunk; sit sat; sleep slept
speak spoke spoken; spend spent; stand stood; steal stole stolen; swear swore sworn; swim swam swum
take took taken; teach taught; tear tore torn; think thought; throw threw thrown; wake woke woken
wear wore worn; win won; write wrote written; child children; foot feet; tooth teeth; man men; woman women
mouse mice; goose geese; knife knives; die dies died dying; lie lies lied lying
`;

/** Phrases of questions that mean something else than their words. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:for|earn|earns|earned|make|makes|made) a living\b/gi, 'job'],
  [/\bhow old\b/gi, 'age'],
  [/\b(?:get|gets|got) (?:around|about)\b/gi, 'transport'],
  [/\bput aside\b/gi, 'saved'],
  [/\b(?:break|broke|broken|split) up\b/gi, 'separated'],
  [/\bpass(?:ed)? away\b/gi, 'died'],
  [/\b(?:give|gave|given) up\b/gi, 'quit'],
  [/\b(?:grow|grew|grown) up\b/gi, 'raised childhood'],
  [/\bfell? (?:asleep)\b/gi, 'sleep'],
];

/** A text with plain words in place of such phrases. */
export const withoutIdioms = (text: string): string =>
  IDIOMS.reduce((plain, [phrase, word]) => plain.replace(phrase, word), text);

const stemsOf = (line: string): string[] => [
  ...new Set(line.split(' ').map((word) => stemOf(fold(word)))),
];

const relatedIn = (line: string): (readonly [string, string])[] => {
  const [heads = '', members] = line.split(': ');
  const [some, others] = [stemsOf(heads), stemsOf(members ?? heads)];
  const pairs = some.flatMap((one) => others.map((other) => [one, other] as const));
  return [...pairs, ...pairs.map(([one, other]) => [other, one] as const)];
};

function readLines(lines: string): Map<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [one, other] of lines.trim().split(/\n|; /).flatMap(relatedIn))
    if (one !== other) found.set(one, (found.get(one) ?? new Set()).add(other));
  return found;
}

const subjects = readLines(SUBJECTS);
const forms = readLines(FORMS);
const NONE: ReadonlySet<string> = new Set();

/** Other forms of the same word, as stems. */
export const formsOf = (stem: string): ReadonlySet<string> => forms.get(stem) ?? NONE;

/** Words for the same or nearly the same, as stems. */
export const relatedTo = (stem: string): ReadonlySet<string> => subjects.get(stem) ?? NONE;
