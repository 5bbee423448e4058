// What of the facts says how a person is called.
import { expect, test } from 'vitest';
import { nameIn } from './remembered.ts';

test.each([
  ['Name: Joana', 'Joana'],
  ['Name is Dana and she is from Hull', 'Dana'],
  ['Wants to be called Mary Jane', 'Mary Jane'],
  ['Called off the wedding in May', undefined],
  ['Lives in Porto', undefined],
])('“%s” names %s', (text, name) => expect(nameIn([{ text }])).toBe(name));
