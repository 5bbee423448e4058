// Requests whose texts have very many combining marks: raw, escaped, and deep inside.
import { expect, test } from 'vitest';
import { limitMarksIn } from './marked-texts.ts';

const many = `a${'\u0301'.repeat(500)}`;
const limited = `a${'\u0301'.repeat(12)}`;
const read = (json: string): unknown => limitMarksIn(json, JSON.parse(json));

test('all texts of a request are limited', () => {
  const body = { text: many, deep: [{ text: many, n: 1, none: null }, many] };
  const expected = { text: limited, deep: [{ text: limited, n: 1, none: null }, limited] };
  const json = JSON.stringify(body);
  expect(read(json)).toEqual(expected);
  expect(read(json.replaceAll('\u0301', String.raw`\u0301`))).toEqual(expected);
  expect(read(JSON.stringify(many))).toBe(limited);
});

test('other texts stay as they are', () => {
  const body = { text: 'Zoe\u0308 🏳️‍🌈 "\u0007"', list: [1, true, null] };
  expect(read(JSON.stringify(body))).toEqual(body);
});

test('a field named like a prototype is no other field', () => {
  const value = read(`{"__proto__": {"text": "${many}"}, "text": "${many}"}`);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(value).toHaveProperty('text', limited);
});
