// Card files for tests, written byte by byte, including malformed ones.
import { crc32, deflateSync } from 'node:zlib';
import { writeCharx } from '@velour/character-cards/charx.ts';
import { blankPicture } from '@velour/character-cards/png.ts';

export const v1 = {
  name: 'Orla',
  description: 'Age: 34. {{char}} keeps a lighthouse.',
  personality: 'calm, wry',
  scenario: 'A storm is coming.',
  first_mes: '*trims the lamp* You are late, {{user}}.',
  mes_example: '<START>\n{{user}}: Hi\n{{char}}: Hello.',
};

export const v2 = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    ...v1,
    creator_notes: 'A keeper of lights. Be kind.',
    system_prompt: 'Stay in the lighthouse.',
    post_history_instructions: 'Write briefly.',
    alternate_greetings: ['The door was open.', 'Mind the stairs.'],
    character_book: {
      entries: [{ keys: ['lamp'], content: 'It is old.', extensions: { depth: 4 } }],
    },
    tags: ['Sea', 'Female'],
    creator: 'someone',
    character_version: '7',
    extensions: { depth_prompt: { prompt: '', depth: 4 }, fav: true },
  },
};

export const v3 = {
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    ...v2.data,
    assets: [{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }],
    nickname: 'Lamp',
    creator_notes_multilingual: { de: 'Eine Wärterin.' },
    source: ['https://example.org/orla'],
    group_only_greetings: ['All aboard.'],
    creation_date: 1_700_000_000,
    modification_date: 0,
    x_unknown: { kept: [1, 'two', null] },
  },
};

export const asJson = (card: unknown): Buffer => Buffer.from(JSON.stringify(card));

export interface MadeChunk {
  readonly type: string;
  readonly content: Buffer;
  /** A wrong checksum; the right one by default. */
  readonly crc?: number;
  /** A wrong length field. */
  readonly length?: number;
}

export const textChunk = (keyword: string, text: string | Buffer): MadeChunk => ({
  type: 'tEXt',
  content: Buffer.concat([Buffer.from(`${keyword}\0`), Buffer.from(text)]),
});

export const packedChunk = (keyword: string, text: Buffer): MadeChunk => ({
  type: 'zTXt',
  content: Buffer.concat([Buffer.from(`${keyword}\0\0`), deflateSync(text)]),
});

export const wideChunk = (keyword: string, text: Buffer, isPacked: boolean): MadeChunk => ({
  type: 'iTXt',
  content: Buffer.concat([
    Buffer.from(`${keyword}\0`),
    Buffer.from([isPacked ? 1 : 0, 0]),
    Buffer.from('en\0translated\0'),
    isPacked ? deflateSync(text) : text,
  ]),
});

export const inBase64 = (card: unknown): string => asJson(card).toString('base64');

const SIGNATURE_AND_HEADER = 8 + 25;

/** A small PNG with these chunks after its header. */
export function pngWith(chunks: readonly MadeChunk[], picture = blankPicture(16)): Buffer {
  return Buffer.concat([
    picture.subarray(0, SIGNATURE_AND_HEADER),
    ...chunks.map(made),
    picture.subarray(SIGNATURE_AND_HEADER),
  ]);
}

export function made({ type, content, crc, length }: MadeChunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length ?? content.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc ?? crc32(body));
  return Buffer.concat([head, body, tail]);
}

export const charxWith = (
  card: unknown,
  files: Readonly<Record<string, Buffer>> = {},
): Promise<Buffer> => writeCharx({ 'card.json': asJson(card), ...files });

/** Replaces a text in a zip file by another of the same length, everywhere. */
export function replaced(file: Buffer, from: string, to: string): Buffer {
  return Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1');
}
