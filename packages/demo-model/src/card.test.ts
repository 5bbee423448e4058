// Facts are extracted from realistic cards.
import { describe, expect, test } from 'vitest';
import { persona } from '../test/persona.ts';
import { inFirstPerson, sceneInFirstPerson, traitsInFirstPerson } from './card-voice.ts';
import { readCard } from './card.ts';
import { cards } from '../evaluation/cards.ts';
import { notations } from '../evaluation/notations.ts';
import { readManners } from './voice.ts';

const she = { name: 'Mia Duarte', pronoun: 'she' as const };
const he = { name: 'Ren', pronoun: 'he' as const };

describe('cards in other forms', () => {
  const statementsOf = (card: Partial<typeof persona>): string[] =>
    readCard({ ...persona, name: 'Brenda Tuck', personality: '', ...card }).statements.map(
      ({ text }) => text,
    );

  test('an interview is a dialogue, in which “me” is the character', () => {
    const said = statementsOf({
      description:
        'You: Any family?\nBrenda Tuck: My husband Clive, he builds trains.\nYou: What happened?\nBrenda Tuck: A child rode me down the stairs.',
    });
    expect(said).toContain('A child rode me down the stairs.');
    expect(said.join(' ')).not.toMatch(/My you|Brenda/);
  });

  test('a heading is no name, and a value may be a predicate', () => {
    const said = statementsOf({
      description:
        'Brenda Tuck — retired after a back injury.\nBattery: lasts nineteen hours\nHobby: is writing an opera',
    });
    expect(said).toContain('My battery lasts nineteen hours.');
    expect(said).toContain("I'm writing an opera.");
    expect(said.join(' ')).not.toContain('I Tuck');
  });

  test('lore about another person is not rewritten', () => {
    const said = statementsOf({
      lore: 'Clara Voss was thirty. She was last seen on Friday with her ledger.',
    });
    expect(said.join(' ')).toContain('last seen on Friday with her ledger');
  });

  test('a card in the first person keeps the pronouns of others', () => {
    const said = statementsOf({
      description:
        'I am TK-7. I have kept the plants alive. I like Gerald. He produces no tomatoes. I do not know why I like him.',
    });
    expect(said).not.toContain('I produce no tomatoes.');
  });
});

describe('the first person', () => {
  test.each([
    ['She runs a bakery and plays the cello.', 'I run a bakery and play the cello.'],
    [
      'Mia Duarte is a baker who paints people she only sees once.',
      "I'm a baker who paints people I only see once.",
    ],
    [
      'Mia hums while she thinks, gives every tool a name, and is quite sure.',
      'I hum while I think, give every tool a name, and am quite sure.',
    ],
    ['Mia’s bakery in Lisbon has no sign.', 'My bakery in Lisbon has no sign.'],
    ['She keeps what people said when she rang.', 'I keep what people said when I rang.'],
    ["She is afraid, though she'd never admit it.", "I'm afraid, though I'd never admit it."],
    ['Was once married to a bridge engineer.', 'I was once married to a bridge engineer.'],
    ['Born in the fishing village of Hest.', 'I was born in the fishing village of Hest.'],
    ['She trusts her grandmother slightly more.', 'I trust my grandmother slightly more.'],
    ["She's loud and drives too fast.", "I'm loud and drive too fast."],
    [
      'Mia drives a bus and referees village football.',
      'I drive a bus and referee village football.',
    ],
    ['She collects stamps and postcards from Spain.', 'I collect stamps and postcards from Spain.'],
    ['Never swears, not even at the oven.', 'I never swear, not even at the oven.'],
    ['Raised her nephew on her own.', 'I raised my nephew on my own.'],
    [
      'Vegetarian, but makes an exception for eggs.',
      "I'm vegetarian, but make an exception for eggs.",
    ],
    ['Off duty she is the slowest person in town.', 'Off duty I am the slowest person in town.'],
    [
      'Born in Faro, raised by her aunt, Mia keeps a shop.',
      'Born in Faro, raised by my aunt, I keep a shop.',
    ],
    [
      'People find her absent until they notice that she has remembered.',
      'People find me absent until they notice that I have remembered.',
    ],
    ['She talks to herself, and nobody asks her why.', 'I talk to myself, and nobody asks me why.'],
    [
      'She decides what you drink and is right about it.',
      'I decide what you drink and am right about it.',
    ],
    ['Eight years later she builds violins of her own.', 'I build violins of my own.'],
  ])('%s', (written, said) => {
    expect(inFirstPerson(written, she)).toEqual([said]);
  });

  test.each([
    [
      'He grew up with his brothers, and they still call him.',
      'I grew up with my brothers, and they still call me.',
    ],
    [
      'Ren watches the stars and never sleeps before two.',
      'I watch the stars and never sleep before two.',
    ],
  ])('%s', (written, said) => {
    expect(inFirstPerson(written, he)).toEqual([said]);
  });

  test.each([
    'The town is old.',
    '{{user}} meets her at the door.',
    'She says: “Come in.”',
    `She ${'walks and walks '.repeat(20)}.`,
  ])('%s is left alone', (written) => {
    expect(inFirstPerson(written, she)).toEqual([]);
  });

  test.each([
    ['Calm, dry, observant.', "I'm calm, dry, observant."],
    ['warm, playful, a bit sarcastic', "I'm warm, playful, a bit sarcastic."],
    ['Hates being rushed, keeps every promise.', 'I hate being rushed, keep every promise.'],
    ['Cannot leave a broken thing alone.', 'I cannot leave a broken thing alone.'],
    [
      'Serious about two things: bread, and keeping her word.',
      "I'm serious about two things: bread, and keeping my word.",
    ],
    ['Her humour is flat.', 'My humour is flat.'],
  ])('of a personality: %s', (written, said) => {
    expect(traitsInFirstPerson(written, she)).toEqual([said]);
  });

  test('a scene is unchanged except for possessives', () => {
    expect(
      sceneInFirstPerson('You leave the storm and find her door. You find her asleep.', she),
    ).toEqual(['You leave the storm and find my door.', 'You find me asleep.']);
    expect(
      sceneInFirstPerson('Her small workshop, late afternoon. Rain on the roof.', she),
    ).toEqual(['My small workshop, late afternoon.', 'Rain on the roof.']);
  });
});

const they = { name: 'Sage', pronoun: 'they' as const };

test.each([
  ['They inherited the press from their aunt.', 'I inherited the press from my aunt.'],
  ['Sage runs a shop, and people trust them.', 'I run a shop, and people trust me.'],
  ['They are afraid of moths.', "I'm afraid of moths."],
])('a character called "they": %s', (written, said) => {
  expect(inFirstPerson(written, they)).toEqual([said]);
});

describe('a card', () => {
  test('yields statements from every part of it', () => {
    const read = readCard(
      {
        ...persona,
        description: 'Mia loves old maps, jasmine tea and bad puns.',
        tagline: 'Makes violins.',
        scenario: 'Rain on the roof.',
        lore: 'The harbor is closed.',
        example_dialogue:
          '{{user}}: Any family?\n{{char}}: *nods* Four brothers, all of them loud.',
      },
      'Come in, the kettle is on.',
    );
    expect(read.statements.map(({ of, text }) => `${of}: ${text}`)).toEqual(
      expect.arrayContaining([
        'card: I love old maps, jasmine tea and bad puns.',
        'tagline: I make violins.',
        'scene: Rain on the roof.',
        'lore: The harbor is closed.',
        'dialogue: Four brothers, all of them loud.',
        'greeting: Come in, the kettle is on.',
      ]),
    );
  });

  test('replies contain no notation of a card', () => {
    const said = [...cards, ...notations]
      .flatMap((one) => readCard(one.persona).statements)
      .map(({ text }) => text);
    expect(said.filter((text) => /[[\]{}<>#|]|\*\*|\("|\]\./.test(text))).toEqual([]);
  });

  test('without content yields nothing and does not fail', () => {
    const texts = { name: '', tagline: '', description: '', personality: '', scenario: '' };
    const read = readCard({ ...persona, ...texts, tags: [], traits: {} });
    expect(read).toMatchObject({ sentences: [], statements: [] });
  });
});

test.each([
  ['shy, bookish, gentle', ['shy', 'gentle']],
  ['sarcastic and quick, teasing', ['witty', 'gentle']],
  ['confident, adventurous, calm', ['bold', 'calm']],
  ['', ['gentle', 'calm']],
])('the manners of "%s" are %s', (personality, manners) => {
  expect(readManners({ ...persona, personality, tagline: '', description: '', tags: [] })).toEqual(
    manners,
  );
});

describe('a card of another editor', () => {
  const written = {
    ...persona,
    name: 'Maddox Vale',
    tagline: '',
    description:
      '{{char}} is a <i>private detective</i> in Chicago.\nAppearance: tall, gray eyes, scar on chin, black hair\nBackstory: {{char}} left the police after his partner was framed.\n<b>Goal</b>: clear his partner’s name',
    personality: '{{char}} is cynical; dry humor; loyal',
    scenario: 'You met by chance, and neither of you has found a reason to leave it at that.',
    traits: { hair_colour: 'silver', hair_style: 'bob' },
  };

  test('is read without its tags, and in whole sentences', () => {
    const { statements } = readCard(written);
    expect(statements.map(({ text }) => text.replaceAll('’', "'"))).toEqual(
      expect.arrayContaining([
        "I'm a private detective in Chicago.",
        "I'm tall.",
        'I have gray eyes, a scar on chin and black hair.',
        'I left the police after my partner was framed.',
        "I want to clear my partner's name.",
        "I'm cynical.",
        'I have a dry humor.',
        'We met by chance, and neither of us has found a reason to leave it at that.',
        'My hair is silver, in a bob.',
      ]),
    );
  });

  test.each([
    ['black', 'long_straight', 'My hair is black and long and straight.'],
    ['', 'waves', 'My hair is in waves.'],
    ['red', 'hime cut', 'My hair is red, in a hime cut.'],
    ['platinum', 'bald', 'I’m bald, so there’s no hair to speak of.'],
  ])('hair: %s, %s', (hair_colour, hair_style, said) => {
    const { statements } = readCard({ ...written, traits: { hair_colour, hair_style } });
    expect(statements.map(({ text }) => text)).toContain(said);
  });
});

test('a list of relatives, events and common words in capitals reads like sentences', () => {
  const { sentences } = readCard({
    ...persona,
    name: 'Ryker',
    description:
      '[Likes("Black coffee" + "Stray cats")]\n[Family("Younger sister Tess, nurse" + "Father in prison")]\n[Backstory("Quit boxing after a fight in Denver" + "Hired by the band")]\n[Home("Small flat above a laundromat")]',
    personality: '',
  });
  expect(sentences).toEqual([
    'I like black coffee and stray cats.',
    'My younger sister is Tess, nurse.',
    'My father is in prison.',
    'I quit boxing after a fight in Denver.',
    'I was hired by the band.',
    'I live in a small flat above a laundromat.',
  ]);
});

test('a portrait without a verb is about the character', () => {
  const description = 'A retired train driver from Bern who builds model railways in his cellar.';
  expect(readCard({ ...persona, name: 'Otto', description, personality: '' }).sentences).toEqual([
    "I'm a retired train driver from Bern who builds model railways in my cellar.",
  ]);
});
