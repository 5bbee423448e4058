// Cards: every version and container is read, hostile ones are refused, and exports preserve imports.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import {
  asJson,
  charxWith,
  inBase64,
  packedChunk,
  pngWith,
  textChunk,
  v1,
  v2,
  v3,
  wideChunk,
} from '../../../../test/card-files.ts';
import { blankPicture } from '@velour/character-cards/png.ts';
import { readCardFile, writeCardFile, type ReadCardFile } from './cards.ts';

const outcomeOf = (read: ReadCardFile, kind: string) =>
  read.notes.filter((note) => note.kind === kind).map(({ field, reason }) => `${field} ${reason}`);

describe('reading', () => {
  const containers: [string, (card: unknown) => Buffer | Promise<Buffer>][] = [
    ['JSON', asJson],
    [
      'JSON with a byte order mark',
      (card) => Buffer.concat([Buffer.from('\uFEFF\n'), asJson(card)]),
    ],
    ['PNG, chara', (card) => pngWith([textChunk('chara', inBase64(card))])],
    ['PNG, Chara', (card) => pngWith([textChunk('Chara', inBase64(card))])],
    ['PNG, ccv3', (card) => pngWith([textChunk('ccv3', inBase64(card))])],
    ['PNG, zTXt', (card) => pngWith([packedChunk('chara', Buffer.from(inBase64(card)))])],
    ['PNG, iTXt', (card) => pngWith([wideChunk('chara', asJson(card), false)])],
    ['PNG, packed iTXt', (card) => pngWith([wideChunk('ccv3', asJson(card), true)])],
    ['CHARX', (card) => charxWith(card)],
  ];
  describe.each(containers)('%s', (_name, contain) => {
    test.each([
      ['v1', v1],
      ['v2', v2],
      ['v3', v3],
    ] as const)('a card of %s', async (spec, card) => {
      const read = await readCardFile(await contain(card));
      expect(read.card.spec).toBe(spec);
      expect(read.fields).toMatchObject({
        name: 'Orla',
        age: 34,
        gender: 'female',
        personality: 'calm, wry',
        greeting: v1.first_mes,
      });
      if (spec === 'v1') return;
      expect(read.fields).toMatchObject({
        tagline: 'Orla keeps a lighthouse.',
        system_notes: 'Stay in the lighthouse.',
        tags: ['sea', 'female'],
        alternate_greetings: v2.data.alternate_greetings,
      });
    });
  });

  test.each([
    ['{{char}} mends clocks. She hums.', 'Orla mends clocks.'],
    [
      '[Character("Orla") Age("34")]\nA keeper of a lighthouse in the north.',
      'A keeper of a lighthouse in the north.',
    ],
    ['Hair: red. Eyes: green.', ''],
    ['She waits for {{user}} every night.', ''],
  ])('without a tagline of its own, "%s" becomes "%s"', async (description, tagline) => {
    const notes = 'Made for small models! Join my server.';
    const data = { ...v2.data, description, creator_notes: notes };
    expect((await readCardFile(asJson({ ...v2, data }))).fields.tagline).toBe(tagline);
  });

  test('if a picture contains two card texts, the newer version is read', async () => {
    const newer = { ...v3, data: { ...v3.data, name: 'Newer' } };
    const file = pngWith([textChunk('chara', inBase64(v2)), textChunk('ccv3', inBase64(newer))]);
    expect((await readCardFile(file)).fields.name).toBe('Newer');
  });

  test('a version that is still to come is read as the newest', async () => {
    const future = { ...v3, spec: 'chara_card_v9', spec_version: '9.1' };
    const read = await readCardFile(asJson(future));
    expect(read.card.spec).toBe('v3');
    expect(outcomeOf(read, 'changed')).toContain('spec_version newer');
  });

  test('the picture comes out without a text in it', async () => {
    const read = await readCardFile(pngWith([textChunk('chara', inBase64(v2))]));
    expect(read.picture).toEqual(blankPicture(16));
    const packed = await readCardFile(
      await charxWith(
        { ...v3, data: { ...v3.data, assets: [icon('embeded://assets/main.png')] } },
        { 'assets/main.png': blankPicture(8), 'assets/other.png': blankPicture(4) },
      ),
    );
    expect(packed.picture).toEqual(blankPicture(8));
    expect(outcomeOf(packed, 'left_out')).toEqual(['assets/other.png other_file']);
    const inside = `data:image/png;base64,${blankPicture(8).toString('base64')}`;
    const plain = { ...v3, data: { ...v3.data, assets: [icon(inside)] } };
    expect((await readCardFile(asJson(plain))).picture).toEqual(blankPicture(8));
  });

  test('reports what was stored, changed and left out', async () => {
    const remote = {
      type: 'background',
      uri: 'https://example.org/a.png',
      name: 'main',
      ext: 'png',
    };
    const card = {
      ...v3,
      chat: 'Orla - 2024',
      name: 'Once more',
      data: { ...v3.data, name: `${'x'.repeat(70)}`, assets: [remote] },
    };
    const read = await readCardFile(asJson(card));
    expect(outcomeOf(read, 'kept')).toEqual(
      expect.arrayContaining([
        'description used',
        'first_mes used',
        'character_book used',
        'x_unknown unknown',
        'chat unknown',
        'name (beside data) unknown',
      ]),
    );
    expect(outcomeOf(read, 'changed')).toEqual(['name shortened', 'tags tidied']);
    expect(outcomeOf(read, 'left_out')).toEqual(['assets/background/main remote_address']);
  });

  test.each<[string, object, object]>([
    [
      'char_ names',
      {
        char_name: 'Orla',
        char_persona: 'Age: 34',
        world_scenario: 'A storm.',
        char_greeting: 'Hm.',
      },
      { name: 'Orla', age: 34, scenario: 'A storm.', greeting: 'Hm.' },
    ],
    [
      'a context and a greeting',
      { name: 'Orla', context: 'Age: 34', greeting: 'Hm.', example_dialogue: 'x' },
      { description: 'Age: 34', greeting: 'Hm.', example_dialogue: 'x' },
    ],
    [
      'a persona of attributes',
      {
        name: 'Orla',
        kind: 'character',
        description: 'The best!',
        sampleChat: 'x',
        persona: { kind: 'boostyle', attributes: { age: ['34'], mind: ['calm', 'wry'] } },
      },
      { description: 'age: 34\nmind: calm, wry', age: 34, example_dialogue: 'x' },
    ],
    ['both names', { ...v1, greeting: 'Other', char_name: 'Other' }, { name: 'Orla' }],
  ])('reads what other programs call the fields: %s', async (_name, card, fields) => {
    const read = await readCardFile(asJson(card));
    expect(read.fields).toMatchObject(fields);
    expect({ ...read.card.data, ...read.card.beside }).toMatchObject(
      'persona' in card ? { kind: 'character', persona: card.persona } : card,
    );
  });

  test('invisible characters are removed from a name, and bytes after a picture are ignored', async () => {
    const named = { ...v1, name: 'Or\u202ela\u200b' };
    const file = Buffer.concat([
      pngWith([textChunk('chara', `${inBase64(named)}\0`)]),
      Buffer.alloc(9),
    ]);
    expect((await readCardFile(file)).fields.name).toBe('Orla');
  });

  test('reports invalid values', async () => {
    const odd = {
      description: ['a'],
      tags: 'a, b',
      alternate_greetings: ['Hm.', 1],
      scenario: null,
    };
    const read = await readCardFile(asJson({ ...v2, data: { ...v2.data, ...odd } }));
    expect(outcomeOf(read, 'left_out')).toEqual([
      'description wrong_kind',
      'alternate_greetings wrong_kind',
      'tags wrong_kind',
    ]);
    expect(read.fields.alternate_greetings).toEqual(['Hm.']);
  });

  test('reports each unsupported decorator of a book once', async () => {
    const content = '@@is_user_icon main\n@@depth 2\n@@instruct_depth 9\n@@@scan_depth 3\ntall';
    const book = {
      entries: [
        { keys: [], content },
        { keys: [], content },
      ],
    };
    const card = { ...v3, data: { ...v3.data, character_book: book } };
    const read = await readCardFile(asJson(card));
    expect(outcomeOf(read, 'left_out')).toEqual(['character_book @@is_user_icon not_followed']);
    expect(read.card.data['character_book']).toEqual(book);
  });

  test('reports the fields of other programs', async () => {
    const book = {
      entries: [{ keys: [], content: 'tall', extensions: { position: 9, role: {} } }],
    };
    const reportOf = async (depth_prompt: unknown) => {
      const extensions = { depth_prompt };
      const data = { ...v3.data, character_book: book, extensions };
      const read = await readCardFile(asJson({ ...v3, data }));
      expect(read.card.data).toMatchObject({ character_book: book, extensions });
      return ['kept', 'changed', 'left_out']
        .flatMap((kind) => outcomeOf(read, kind))
        .filter((line) => line.includes('extensions.'));
    };
    const ofBook = [
      'character_book extensions.position not_followed',
      'character_book extensions.role wrong_kind',
    ];
    expect(await reportOf({ prompt: 'Stay calm.', depth: '4' })).toEqual([
      'extensions.depth_prompt used',
      'extensions.depth_prompt.depth wrong_kind',
      ...ofBook,
    ]);
    expect(await reportOf({ prompt: '', depth: 4, role: 'system' })).toEqual(ofBook);
    expect(await reportOf({ prompt: 'x'.repeat(9_000) })).toContain(
      'extensions.depth_prompt shortened',
    );
  });

  test('characters that no database can store are removed', async () => {
    const read = await readCardFile(
      Buffer.from('{"name":"Or\\u0000la\\ud800","description":"d","first_mes":"m"}'),
    );
    expect(read.fields.name).toBe('Orla\uFFFD');
    expect(outcomeOf(read, 'changed')).toContain('card cleaned');
  });

  test('a name loses what does not show, and nothing else is no name', async () => {
    const read = await readCardFile(asJson({ ...v1, name: 'Or\u202ela\u200b\nMay' }));
    expect(read.fields.name).toBe('Orla May');
    await expect(readCardFile(asJson({ ...v1, name: '\u3164\u200b' }))).rejects.toMatchObject({
      code: 'card.missing',
    });
  });
});

const icon = (uri: string) => ({ type: 'icon', uri, name: 'main', ext: 'png' });

test('placeholders that chats do not fill are named', async () => {
  const read = await readCardFile(
    asJson({ ...v1, first_mes: 'It is {{time}}, {{user}}, after {{outfit}}.' }),
  );
  expect(outcomeOf(read, 'left_out')).toEqual(['{{outfit}} not_followed']);
});

describe('an age', () => {
  const aged = async (description: string, more = {}) =>
    (await readCardFile(asJson({ ...v1, description, ...more }))).fields.age;
  test.each([
    ['Age: 24', 24],
    ['[Age("31")]', 31],
    ['Mira is 27 years old.', 27],
    ['a 300-year-old elf', 300],
    ['Age: 17', 17],
    ['Orla is 41, keeper of the light.', 41],
    ['Orla ({{char}}), 36, a skater.', 36],
    ['{{char}} is 52. As a girl she sold sardines.', 52],
    ['25歳。京都の茶屋で働く。', 25],
    ['Orla, 41, has a brother; Tom is 20 years old.', 41],
    ['Orla is 12, later Orla is 30.', null],
    ['Orla is 40 minutes late.', null],
    ['Age: 24, later Age: 25', null],
    ['Her 9 years old daughter waits.', null],
    ['She is 40 years old, her son 20 years old.', null],
    ['A woman of unknown years.', null],
    ['Age: 9999999999', null],
  ])('in "%s" is %s', async (description, age) => expect(await aged(description)).toBe(age));

  test('in the age field has priority over all others', async () => {
    expect(await aged('Age: 50', { age: '22' })).toBe(22);
    expect(await aged('Age: 50', { age: 16 })).toBe(16);
    expect(await aged('Age: 50', { age: 'twenty' })).toBe(null);
    expect(await aged('Age: 50', { age: -1 })).toBe(null);
  });
});

describe('an exported card equals the imported one', () => {
  const formats = ['png', 'json', 'charx'] as const;
  const specs = ['v3', 'v2'] as const;
  type Kind = readonly [(typeof formats)[number], (typeof specs)[number]];
  const again = async ([format, spec]: Kind, read: ReadCardFile, changes = {}) => {
    const character = { ...read.fields, age: read.fields.age ?? 30, ...changes };
    const { card, picture } = read;
    return readCardFile(await writeCardFile(format, { character, card, picture, spec }));
  };
  const kinds = formats.flatMap((format) => specs.map((spec): Kind => [format, spec]));

  test.each(kinds)('through %s of %s, all fields and whatever is unknown', async (...kind) => {
    const character_book = {
      entries: [{ keys: [], content: 'It is old.', x_entry: 1, extensions: { x: [2] } }],
      x_book: { deep: null },
    };
    const complete = { ...v3.data, character_book };
    const first = await readCardFile(asJson({ ...v3, data: complete, chat: 'beside' }));
    const second = await again(kind, first);
    expect(second.fields).toEqual(first.fields);
    expect(second.card.beside).toEqual({ chat: 'beside' });
    const { extensions, ...data } = second.card.data;
    const { extensions: given, ...others } = first.card.data;
    expect(data).toEqual(others);
    expect(extensions).toEqual({
      ...(given as object),
      velour: expect.objectContaining({
        age: 34,
        gender: 'female',
        tagline: 'Orla keeps a lighthouse.',
      }),
    });
  });

  test('changed fields are exported with their new values', async () => {
    const first = await readCardFile(asJson(v3));
    const second = await again(['png', 'v3'], first, {
      name: 'Nora',
      tags: ['hills'],
      greeting: 'Ahoy',
    });
    expect(second.fields).toMatchObject({ name: 'Nora', tags: ['hills'], greeting: 'Ahoy' });
    expect(second.card.data['personality']).toBe('calm, wry');
    expect(second.card.data['x_unknown']).toEqual(v3.data.x_unknown);
  });

  test('a character that was not imported is exported as a complete card', async () => {
    const { fields } = await readCardFile(asJson(v2));
    const character = { ...fields, age: 34 };
    const file = await writeCardFile('png', {
      character,
      card: null,
      picture: undefined,
      spec: 'v3',
    });
    const read = await readCardFile(file);
    expect(read.fields).toEqual(character);
    expect(file.includes('chara\0')).toBe(true);
    expect(file.includes('ccv3\0')).toBe(true);
  });

  test('web addresses of assets are exported without being fetched; embedded assets are not exported', async () => {
    const remote = {
      type: 'background',
      uri: 'https://example.org/a.png',
      name: 'sea',
      ext: 'png',
    };
    const assets = [
      icon('embeded://i.png'),
      { ...remote, x_own: 1 },
      icon('data:image/png;base64,'),
    ];
    const first = await readCardFile(asJson({ ...v3, data: { ...v3.data, assets } }));
    const second = await again(['charx', 'v3'], first);
    expect(second.card.data['assets']).toEqual([{ ...remote, x_own: 1 }]);
    expect(outcomeOf(second, 'left_out')).toEqual(['assets/background/sea remote_address']);
  });

  test('an imported lorebook can be exported and imported again, however many lines it has', async () => {
    const entries = Array.from({ length: 9_000 }, () => ({
      keys: [],
      extensions: {},
      content: 'x',
    }));
    const first = await readCardFile(
      asJson({ ...v2, data: { ...v2.data, character_book: { entries } } }),
    );
    expect((await again(['json', 'v3'], first)).fields).toEqual(first.fields);
  });

  test('decorators stay in the third version and are not in the second', async () => {
    const content = '@@depth 4\n@@sing\nThe lamp is old.';
    const character_book = { entries: [{ keys: ['lamp'], content }] };
    const first = await readCardFile(asJson({ ...v3, data: { ...v3.data, character_book } }));
    const contentOf = ({ card }: ReadCardFile) => JSON.stringify(card.data['character_book']);
    expect(contentOf(await again(['png', 'v3'], first))).toContain('@@depth 4');
    const old = await again(['json', 'v2'], first);
    expect(old.card.spec).toBe('v2');
    expect(contentOf(old)).toContain('The lamp is old.');
    expect(contentOf(old)).not.toContain('@@');
  });

  // Names that change what objects are make a file unsafe.
  const anything = fc
    .jsonValue({ maxDepth: 4 })
    .filter((value) => !/"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(value)));

  test('any unknown field in any place, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.stringMatching(/^x_[a-z]{1,8}$/), anything),
        fc.dictionary(fc.stringMatching(/^x[a-z]{1,8}$/), anything),
        fc.constantFrom(...kinds),
        async (unknown, extensions, kind) => {
          const given = { ...v2, ...unknown, data: { ...v2.data, ...unknown, extensions } };
          const first = await readCardFile(asJson(given));
          const second = await again(kind, first);
          const third = await again(kind, second);
          expect(third.card).toEqual(second.card);
          expect(second.card.beside).toEqual(first.card.beside);
          expect(second.card.data).toMatchObject(
            JSON.parse(JSON.stringify(unknown)) as Record<string, unknown>,
          );
        },
      ),
      runs(60, 600),
    );
  });
});
