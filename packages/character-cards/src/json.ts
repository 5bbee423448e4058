// Parses the JSON of a card within limits: depth, number of values, and no keys that change prototypes.
import { CardError } from './card-error.ts';
import { readUtf8 } from './bytes.ts';
import { limitMarks } from '@velour/text-search/combining-marks.ts';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** Long lorebooks have a few hundred thousand letters. */
export const MAX_JSON_BYTES = 2 * 1024 * 1024;
const DEEPEST = 40;
/** Brackets, commas and colons: each value has one, and an empty array costs the memory of twenty letters. */
const MAX_TOKENS = 150_000;

export interface ReadJson {
  readonly value: JsonObject;
  /** Whether characters were removed that no database can store, or no browser can draw. */
  readonly is_cleaned: boolean;
}

export function readJson(bytes: Uint8Array): ReadJson {
  if (bytes.length > MAX_JSON_BYTES) throw new CardError('too_large');
  const text = readUtf8(bytes);
  assertWithinLimits(text);
  const value = parse(text);
  if (!isObject(value)) throw new CardError('missing');
  const seen = { cleaned: false };
  const clean = cleanObject(value, seen);
  return { value: clean, is_cleaned: seen.cleaned };
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): Json {
  try {
    // JSON has no other kinds of values.
    return JSON.parse(text) as Json;
  } catch (cause) {
    throw new CardError('damaged', { cause, detail: 'Its JSON can’t be read.' });
  }
}

/** Checked before parsing: too deep or too many values would cost more than their bytes. */
function assertWithinLimits(text: string): void {
  let depth = 0;
  let tokens = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
      continue;
    }
    if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    else if (char !== ',') continue;
    tokens += char === '"' ? 0 : 1;
    if (depth > DEEPEST || tokens > MAX_TOKENS) {
      throw new CardError('unsafe', {
        detail: 'Its JSON is nested too deeply or has too many values.',
      });
    }
  }
}

interface Seen {
  cleaned: boolean;
}

function clean(value: Json, seen: Seen): Json {
  if (typeof value === 'string') return cleanText(value, seen);
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  if (Array.isArray(value)) return value.map((one) => clean(one, seen));
  return isObject(value) ? cleanObject(value, seen) : value;
}

const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

function cleanObject(value: JsonObject, seen: Seen): JsonObject {
  const entries = Object.entries(value).map(([key, one]): [string, Json] => {
    if (DANGEROUS.has(key)) {
      throw new CardError('unsafe', { detail: `It has a field named ${key}.` });
    }
    return [cleanText(key, seen), clean(one, seen)];
  });
  return Object.fromEntries(entries);
}

function cleanText(text: string, seen: Seen): string {
  const cleaned = limitMarks(text.replaceAll('\0', '').toWellFormed());
  if (cleaned !== text) seen.cleaned = true;
  return cleaned;
}
