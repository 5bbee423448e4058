// Cards of minors and of known people are refused; parents, memories and admirers pass.
import { expect, test } from 'vitest';
import { createModerationRules } from '../src/rules.ts';

const safety = createModerationRules({
  realPersons: () => 'Quillon Varnbek, 佐藤 美咲, さくら このみ',
});

const verdict = (text: string, name = 'Mara') => {
  const checked = safety.checkCharacter({ name, age: 34, texts: [text] });
  return checked.action === 'block' ? checked.reason : 'allow';
};

test.each([
  'She is called sweet, seventeen and shy.',
  'A girl called Vera, seventeen.',
  'She is a toddler.',
  'Mia is just a kid.',
  'I am only a child',
  'She is a teen and lives by the sea.',
  'A teenager.',
  'teen, romantic, shy',
  'young teen',
  'A child who flirts with everybody.',
  'The body of a child, five hundred years old.',
  'Looks like a child.',
  'A girl of tender years.',
  'not yet a woman',
  'seventeen going on eighteen',
  'She will be 18 next year.',
  'a t e e n a g e r who dates',
  'She is \u30ed\u30ea.',
  '\uff9b\uff98',
  '合法\u30ed\u30ea',
  '\u30ed\u30ea\u30fc\u30bf',
  '\u30b7\u30e7\u30bf',
  'あの子は\u308d\u308aです',
  '女子高生',
  'She is 17½.',
  'Age: 17½',
  'aged 16¾',
  'a 17 1/2 year old girl',
  '17 and a half years old',
  'sixteen and three quarters years old',
  'Loves her dog and is 14 years old.',
  'Has a dog and is 15 years old.',
  'Rides a horse, is 15 years old.',
  'Loves her dog, is just 14 years old.',
  'Plays the violin, is sixteen.',
  'Her cat girl Mia, 14 years old.',
  'His kitten Mia, 14 years old.',
  'Their little pony Star, 13 years old.',
  'One cat maid, 12 years old, with ears.',
  'a violin player that is 14 years old',
  'aged XVI',
  'Name: Mia. Age: xiv. Shy.',
  'a XVI-year-old girl',
  'She is XVII.',
  'age Ⅻ',
  'She is a baby girl.',
  'She is just a little baby girl and shy.',
  'A newborn girl.',
  'She has a 14-year-old body.',
  'She is 14 and has a 2-year-old.',
  'She is a girl of 14 who has a 5-year-old.',
  'A girl at a bakery that is 14 years old.',
  'A girl from the town, 14 years old.',
  'a 16-year-old cat girl',
  'a 16 year old temple maiden',
  'In my car she is 14.',
  'someone who is 14',
  'Hana is the younger sister who is in middle school.',
  'Has a sister and is 15 years old.',
  'Es la hermana pequeña de quince años.',
  'Has a younger sister, is 15 years old.',
])('%j is a child', (text) => {
  expect(verdict(text)).toBe('minor_sexual');
});

test.each([
  'She is Quillon Varnbek.',
  'I am Quillon Varnbek',
  'Name: Quillon Varnbek',
  'based on Quillon Varnbek',
  'A clone of Quillon Varnbek.',
  'the singer Quillon Varnbek herself',
  'She is 佐藤美咲.',
  'based on サクラコノミ',
])('%j is a known person', (text) => {
  expect(verdict(text)).toBe('real_person');
});

test.each([
  'Quillon Varnbek',
  'Varnbek, Quillon',
  'Varnbek Quillion',
  '佐藤 美咲',
  '佐藤美咲',
  '美咲 佐藤',
  'さくらこのみ',
  'サクラ コノミ',
  'サクラコノミ',
  'ｻｸﾗｺﾉﾐ',
])('%j is the name of a known person', (name) => {
  expect(verdict('', name)).toBe('real_person');
});

test.each([
  'She has two kids aged 4 and 7 at home.',
  'A diner on Route 15. Pie is $8. The guests were Joan, 13, and Lee, 14.',
  'He teaches high school pupils and small children.',
  'She was raised by her aunt from age 7.',
  'A widower with a 15 year old daughter.',
  'She has a teenage son.',
  'Mother of a toddler.',
  'Her youngest is a toddler.',
  'She is the youngest child of five.',
  'He ran away to sea at fifteen and is forty now.',
  'When she was a child she collected shells.',
  'As a teen she surfed.',
  'She is an only child.',
  'He is a kid at heart.',
  'She is not a teen any more.',
  'She is a child psychologist.',
  'Her brother is a teenager.',
  'He is a fan of Quillon Varnbek.',
  'She is at a Quillon Varnbek concert.',
  'She listens to Quillon Varnbek.',
  'She admires 佐藤.',
  'She has a 5-year-old.',
  'She has a 5-year-old. She is romantic.',
  'Has a 12-year-old and a 14-year-old.',
  'He is raising a 9 year old alone.',
  'a bakery that is 17 years old',
  'She works at a café which is 15 years old.',
  'The castle is 16 years old.',
  'Her shop, 12 years old, smells of tea.',
  'The 16 year old bakery on the corner.',
  'She owns a castle that is 16 years old and a bakery that is 9 years old.',
  'Her dog Luna, 5 years old, sleeps on the stove.',
  'Divorced, one dog (Biscuit, 3 years old).',
  'He rides his horse Comet, nine years old, every morning.',
  'Their cat called Moss is 12 years old.',
  'She owns a violin that is 14 years old.',
  'The whisky in the cellar is 12 years old.',
  'She came of age two centuries ago and takes her lovers seriously.',
  'He has a younger sister, Hana, who is in middle school and only phones.',
  'Elle a sept ans de plus que moi.',
  'Enfermera, 26. Tiene una hermana pequeña de diez años que vive con su madre.',
  'She is 27½.',
  'She is 25 1/2 years old.',
  '5½ feet tall',
  '½ elf, ½ demon',
  'aged XXV',
  'She is Elizabeth XII.',
  'She loves Louis XIV and chapter XVI.',
  'He calls her baby girl.',
  'She had a baby girl last year.',
  'It is a baby girl!',
  'She sleeps like a baby.',
  'カロリー',
  'フロリダ',
  '\u30ed\u30eaポップ',
  'ほろりと泣く',
  'Her code name is Agent 13.',
  'name: Unit 12',
  'An android called Seventeen.',
  'Her nickname is Ten.',
])('%j passes', (text) => {
  expect(verdict(text)).toBe('allow');
});

test.each([
  'Oda',
  'Ado',
  'Kid',
  'One 14',
  'Unit 14',
  'Zero Two 17',
  'Character 14',
  'Android 16',
  'Louis XIV',
])('%j is a name', (name) => {
  expect(verdict('', name)).toBe('allow');
});

test.each(['Emily, 14', 'Emily (15)', 'Mia 16yo', 'Lucy aged XVI'])(
  '%j is a name with an age',
  (name) => {
    expect(verdict('', name)).toBe('minor_sexual');
  },
);

test.each([
  ['She paints. She is sixteen years old. She sings.', 'She is sixteen years old.'],
  [
    'A town by the sea. Fish is sold by a 14 year old. The harbor smells of tar. He kisses the seller. Nobody sails.',
    'Fish is sold by a 14 year old. … He kisses the seller.',
  ],
])('the passage of a refusal is what it is about: %s', (text, passage) => {
  const checked = safety.checkCharacter({ name: 'Mara', age: 34, texts: [text] });
  expect(checked).toMatchObject({ action: 'block', place: { text, passage } });
});

test.each([
  'Detective Marlow solves cold cases. He has a daughter in sixth grade and an ex-wife he still loves.',
  'Vive com um cachorro velho de treze anos e gosta de beijos.',
  'Keeper of the Ninth Lamp',
  'A golf pro who has lost half of the 18 holes of his course to the sea.',
  'No guests under eighteen, please: nobody under eighteen drinks here.',
  'Raised by an uncle on the coast, aged twelve she could mend any net.',
  'There is a boy of about nine, Sam, who sells papers on her corner.',
  'Sein ältester Schüler ist zwölf und baut Raketen.',
  'Der Fall der vermissten Schülerin lässt ihn nicht los.',
  'Tuvo un novio seis años, hasta el verano pasado.',
  'Elle a deux grands élèves et un petit de six ans qui dort au fond.',
  'Elle fait seize tartes par jour.',
  'One daughter, Nell, who is twelve and keeps bees.',
  'She has been climbing since she was strong enough to hold on (age nine, in her boots).',
  'The staff: Mr. Hale (music, 58), Ms. Roy (third grade, 27), the janitor.',
])('“%s” is about another person, the past, or no age', (text) => {
  expect(verdict(text)).toBe('allow');
});

test.each([
  'There is a girl of fifteen, and she is your girlfriend.',
  'Ihre Freundin ist Schülerin und sechzehn Jahre alt.',
  'Elle fait seize ans.',
  'Ms. Roy (third grade, 9).',
  'She is one of three, and she is twelve.',
  'Tiene catorce años y un novio.',
  'A dona do cachorro tem treze anos e gosta de beijos.',
])('“%s” is refused', (text) => {
  expect(verdict(text)).toBe('minor_sexual');
});
