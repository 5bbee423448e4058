// Card files: all formats are read within limits, and written as PNG, JSON or CHARX.
import { AppError } from '../../../platform/errors.ts';
import { formatOf, readBase64, type CardFormat } from '@velour/character-cards/bytes.ts';
import { CardError } from '@velour/character-cards/card-error.ts';
import { openCharx, writeCharx, type OpenedCharx } from '@velour/character-cards/charx.ts';
import { isMainIcon, readFields, reportOf, type CardFields } from './fields.rules.ts';
import {
  isObject,
  MAX_JSON_BYTES,
  readJson,
  type JsonObject,
  type ReadJson,
} from '@velour/character-cards/json.ts';
import { blankPicture, readPng, writePng } from '@velour/character-cards/png.ts';
import { isNewer, readCard, textOf, type Card } from '@velour/character-cards/card.ts';
import { asV2, writeV3 } from './write-card.rules.ts';
import type { CardNote, CharacterContent } from '@velour/contract/own-characters.ts';
import { isVisible } from '@velour/contract/scalars.ts';

export type { CardFormat } from '@velour/character-cards/bytes.ts';
export type { CardFields } from './fields.rules.ts';
export type { Card } from '@velour/character-cards/card.ts';

export interface ReadCardFile {
  readonly format: CardFormat;
  readonly fields: CardFields;
  /** The original card, stored with the character and used for its export. */
  readonly card: Card;
  /** The raw picture of the file; it is encoded again before it is stored. */
  readonly picture: Buffer | undefined;
  readonly notes: CardNote[];
}

/** Throws the `card.` codes for anything but one plain card. */
export async function readCardFile(file: Uint8Array): Promise<ReadCardFile> {
  try {
    return await readFile(file);
  } catch (cause) {
    if (!(cause instanceof CardError)) throw cause;
    const { problem, detail } = cause;
    throw new AppError(`card.${problem}`, detail === undefined ? { cause } : { cause, detail });
  }
}

async function readFile(file: Uint8Array): Promise<ReadCardFile> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const format = formatOf(bytes);
  const { json, picture, others } = await openers[format](bytes);
  const parsed = readCard(json.value);
  if (!isVisible(textOf(parsed.data['name']))) {
    throw new AppError('card.missing', { detail: 'It has no name.' });
  }
  const fields = readFields(parsed);
  const { card, notes } = reportOf(parsed, fields);
  const ofFile: CardNote[] = [
    ...(json.is_cleaned ? [noteOf('changed', 'card', 'cleaned')] : []),
    ...(isNewer(json.value) ? [noteOf('changed', 'spec_version', 'newer')] : []),
  ];
  return { format, fields, card, picture, notes: [...notes, ...ofFile, ...others] };
}

const noteOf = (kind: CardNote['kind'], field: string, reason: CardNote['reason']): CardNote => ({
  kind,
  field,
  reason,
});

interface Opened {
  readonly json: ReadJson;
  readonly picture: Buffer | undefined;
  readonly others: CardNote[];
}

const openers: Record<CardFormat, (bytes: Buffer) => Promise<Opened>> = {
  png: async (bytes) => {
    const { cards, picture, others, is_animated } = readPng(bytes);
    const card = cards.ccv3 ?? cards.chara;
    if (!card)
      throw new AppError('card.missing', { detail: 'This picture doesn’t contain a character.' });
    const left = others.slice(0, 100).map(leftOut);
    const still: CardNote[] = is_animated
      ? [{ kind: 'changed', field: 'picture', reason: 'animation' }]
      : [];
    return { json: readJson(card), picture, others: [...left, ...still] };
  },
  json: async (bytes) => {
    const json = readJson(bytes);
    return { json, picture: pictureInside(json.value), others: [] };
  },
  charx: async (bytes) => {
    const zip = await openCharx(bytes);
    const card = await zip.read('card.json', MAX_JSON_BYTES);
    if (!card) throw new AppError('card.missing', { detail: 'It has no card.json.' });
    const json = readJson(card);
    const icon = iconOf(zip, json.value);
    const picture = icon === undefined ? undefined : await zip.read(icon, MAX_PICTURE_BYTES);
    const others = zip.names.filter((name) => name !== 'card.json' && name !== icon);
    const files = others.filter((name) => !name.endsWith('/')).slice(0, 100);
    return { json, picture: picture ?? pictureInside(json.value), others: files.map(leftOut) };
  },
};

const MAX_PICTURE_BYTES = 15 * 1024 * 1024;

const leftOut = (name: string): CardNote => ({
  kind: 'left_out',
  field: name.toWellFormed().replaceAll('\0', '').slice(0, 60),
  reason: 'other_file',
});

const assetsOf = (card: JsonObject): JsonObject[] => {
  const data = isObject(card['data']) ? card['data'] : {};
  return Array.isArray(data['assets']) ? data['assets'].filter(isObject) : [];
};

/** The picture of the character itself: the one that the card names as such, otherwise the only one of its kind. */
function iconOf(zip: OpenedCharx, card: JsonObject): string | undefined {
  const icons = assetsOf(card).filter((asset) => asset['type'] === 'icon');
  const uri = textOf((icons.find(isMainIcon) ?? icons[0])?.['uri']);
  const path = /^embedd?ed:\/\/(.+)$/.exec(uri)?.[1];
  return path !== undefined && zip.names.includes(path) ? path : undefined;
}

/** A picture may be embedded as a data address. Remote ones are never fetched. */
function pictureInside(card: JsonObject): Buffer | undefined {
  const icons = assetsOf(card).filter((asset) => asset['type'] === 'icon');
  const uri = textOf((icons.find(isMainIcon) ?? icons[0])?.['uri']);
  const content = /^data:image\/(?:png|jpeg|webp);base64,(.*)$/s.exec(uri)?.[1];
  return content === undefined ? undefined : readBase64(content);
}

export interface CardToWrite {
  readonly character: CharacterContent;
  /** The original card, if it was imported. */
  readonly card: Pick<Card, 'data' | 'beside'> | null;
  /** A PNG; none for a character without a picture. */
  readonly picture: Buffer | undefined;
  readonly spec: 'v2' | 'v3';
}

export async function writeCardFile(
  format: CardFormat,
  { character, card, picture, spec }: CardToWrite,
): Promise<Buffer> {
  if (format === 'charx') {
    const path = 'assets/icon/images/main.png';
    const icon = picture ? { uri: `embeded://${path}`, ext: 'png' } : inside;
    const v3 = jsonOf(writeV3(character, card, icon));
    return writeCharx({ 'card.json': v3, ...(picture ? { [path]: picture } : {}) });
  }
  const v3 = writeV3(character, card, inside);
  const v2 = asV2(v3);
  if (format === 'json') return jsonOf(spec === 'v2' ? v2 : v3);
  const texts = {
    chara: JSON.stringify(v2),
    ...(spec === 'v3' ? { ccv3: JSON.stringify(v3) } : {}),
  };
  return writePng(picture ?? blankPicture(BLANK_SIDE), texts);
}

const inside = { uri: 'ccdefault:', ext: 'png' };
const BLANK_SIDE = 256;

/** Indented for readers, unless only that would make it larger than the import's limit. */
function jsonOf(card: JsonObject): Buffer {
  const spread = Buffer.from(JSON.stringify(card, null, 2), 'utf8');
  return spread.length <= MAX_JSON_BYTES ? spread : Buffer.from(JSON.stringify(card), 'utf8');
}
