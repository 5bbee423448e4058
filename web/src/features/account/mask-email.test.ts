// The masked address shows only the first letter of its local part.
import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  ['sam@velour.example', 's***@velour.example'],
  ['s@velour.example', 's***@velour.example'],
  ['anna.lena+chat@mail.velour.example', 'a***@mail.velour.example'],
  ['"a@b"@velour.example', '"***@velour.example'],
  ['öde@velour.example', 'ö***@velour.example'],
  ['', ''],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
